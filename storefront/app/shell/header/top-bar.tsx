import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatPhone } from '../../ui/text/phone.ts';
import { SocialLinks } from '../footer/social-links.tsx';
import { useRootData } from '../root-data.ts';
import { LanguageSwitch } from './language-switch.tsx';

const item = 'inline-flex min-h-9 items-center gap-1.5 hover:underline';

export function TopBar() {
  const say = useText('shell');
  const { settings } = useRootData();
  return (
    <div className="bg-dark text-xs text-on-dark" data-print="hide">
      <div className="container flex items-center gap-x-6">
        <p className="me-auto truncate">
          {settings?.frame?.top_line || say('welcome', { name: settings?.name || say('brand') })}
        </p>
        {settings?.phone ? (
          <a href={`tel:${settings.phone}`} className={`${item} max-md:hidden`}>
            <Icon name="phone" size={14} />
            <bdi dir="ltr">{formatPhone(settings.phone)}</bdi>
          </a>
        ) : null}
        <LanguageSwitch className={item} />
        <SocialLinks className="max-lg:hidden" />
      </div>
    </div>
  );
}
