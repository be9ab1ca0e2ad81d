import { type MouseEvent, type PointerEvent, useState } from 'react';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useRootData } from '../root-data.ts';
import { MenuItem } from './menu-item.tsx';
import { type MenuLink, useMenus } from './use-menus.ts';
import { useSubcategories } from './use-subcategories.ts';

const link =
  'inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold hover:text-link aria-[current=page]:border-accent';

function hover(open: boolean) {
  return (event: PointerEvent<HTMLElement>) => {
    const menu = event.currentTarget.querySelector('details');
    if (menu && event.pointerType === 'mouse') menu.open = open;
  };
}

/** A mouse opens the menu by hovering, so its click must not close it again. */
function stayOpen({ nativeEvent }: MouseEvent<HTMLElement, PointerEvent['nativeEvent']>) {
  if (nativeEvent.pointerType === 'mouse') nativeEvent.preventDefault();
}

/**
 * The link itself, and a button beside it that opens the departments, which are thus reachable by hover, touch and
 * keyboard.
 */
function WithDepartments({ item }: { item: MenuLink }) {
  const say = useText('shell');
  const { categories } = useRootData();
  const [wasOpened, setWasOpened] = useState(false);
  const subcategories = useSubcategories(wasOpened);
  return (
    <li className="relative flex items-center" onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <MenuItem link={item} className={link} isMarked />
      <details name="menu" data-menu onToggle={() => setWasOpened(true)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          className="grid size-8 place-items-center rounded-full"
          aria-label={say('departmentsOf', { place: item.text })}
          onClick={stayOpen}
        >
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul className="absolute start-0 top-full z-30 grid w-[34rem] grid-cols-2 gap-1 rounded-2xl border border-line bg-card p-4 shadow-float">
          {categories.map((category) => (
            <li key={category.slug}>
              <Link to={`/categories/${category.slug}`} className="block rounded-xl px-3 py-2 hover:bg-tint">
                <span className="block font-semibold">{category.name}</span>
                {wasOpened ? (
                  <span className="line-clamp-1 min-h-5 text-xs text-soft">
                    {subcategories
                      .get(category.slug)
                      ?.map(({ name }) => name)
                      .join(say('listSeparator'))}
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

export function MainNav() {
  const say = useText('shell');
  const { categories } = useRootData();
  return (
    <nav aria-label={say('mainNavigation')} className="border-y border-line bg-card max-lg:hidden">
      <ul className="container flex items-center gap-8">
        {useMenus().header.map((item) =>
          categories[0] && (item.to === '/products' || item.to === '/categories') ? (
            <WithDepartments key={`${item.to} ${item.text}`} item={item} />
          ) : (
            <li key={`${item.to} ${item.text}`}>
              <MenuItem link={item} className={link} isMarked />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
