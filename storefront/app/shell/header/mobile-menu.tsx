import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { formatPhone } from '../../ui/text/phone.ts';
import { closeOverlay } from '../floating/overlays.ts';
import { SocialLinks } from '../footer/social-links.tsx';
import { useRootData } from '../root-data.ts';
import { ContrastToggle } from './contrast-toggle.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuItem } from './menu-item.tsx';
import { useMenus } from './use-menus.ts';
import { UserEntries } from './user-menu.tsx';

const row = 'flex min-h-12 items-center gap-3 rounded-xl px-3 font-semibold hover:bg-tint aria-[current=page]:bg-tint';

export default function MobileMenu({ open }: { open: boolean }) {
  const say = useText('shell');
  const { categories, settings } = useRootData();
  return (
    <Sheet open={open} onClose={closeOverlay} title={say('menu')} side="start">
      <nav aria-label={say('mainNavigation')} className="-mx-3">
        <ul>
          {useMenus().mobile.map((item) => (
            <li key={`${item.to} ${item.text}`}>
              <MenuItem link={item} className={row} isMarked />
            </li>
          ))}
        </ul>
        {categories[0] ? <p className="px-3 pt-5 pb-1 text-sm text-soft">{say('departments')}</p> : null}
        <ul>
          {categories.map((category) => (
            <li key={category.slug}>
              <Link to={`/categories/${category.slug}`} className={`${row} justify-between`}>
                {category.name}
                <Icon name="chevron-right" size={16} directional className="text-soft" />
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-4 border-t border-line pt-4">
          <UserEntries />
        </ul>
        <div className="mt-4 border-t border-line pt-4">
          <LanguageSwitch className={`${row} w-full`} />
          <ContrastToggle className={`${row} w-full`} />
          {settings?.phone ? (
            <a href={`tel:${settings.phone}`} className={row}>
              <Icon name="phone" size={16} />
              <bdi dir="ltr">{formatPhone(settings.phone)}</bdi>
            </a>
          ) : null}
          <SocialLinks className="px-1 text-secondary" />
        </div>
      </nav>
    </Sheet>
  );
}
