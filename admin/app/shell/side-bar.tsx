import { Link, NavLink } from 'react-router';
import { screens } from '../screens.ts';
import { useText } from '../text/language.tsx';
import { useMenu } from './menu.ts';

/** The menu at the reading start. */
export function SideBar() {
  const say = useText('shell');
  return (
    <aside data-print="hide" className="sticky top-0 h-dvh overflow-y-auto border-e border-line bg-card pb-6">
      <Link to="/" className="flex h-14 items-center px-5 text-lg font-bold">
        {say('title')}
      </Link>
      <MenuParts />
    </aside>
  );
}

/** True if other screens of the menu are below a path: its link is then current only at exactly this address. */
const hasBelow = (path: string) =>
  path === '/' || screens.some((screen) => screen.menu && screen.path.startsWith(`${path}/`));

/** Menu entries that the role may open, by part. */
export function MenuParts({ onChoose }: { onChoose?: () => void }) {
  const say = useText('shell');
  const parts = useMenu();
  return (
    <nav aria-label={say('menu')} className="grid gap-4 px-2">
      {parts.map(({ group, screens: shown }) => (
        <div key={group}>
          <h2 className="px-3 pb-1 text-xs font-semibold text-soft">{say(`group_${group}`)}</h2>
          <ul>
            {shown.map(({ path, menu }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={hasBelow(path)}
                  className="flex min-h-11 items-center gap-3 rounded-lg px-3 hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:font-semibold lg:min-h-9"
                  {...(onChoose ? { onClick: onChoose } : {})}
                >
                  <menu.icon className="size-4.5 shrink-0 text-soft" aria-hidden="true" />
                  {say(menu.title)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
