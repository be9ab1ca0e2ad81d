import { Ellipsis } from 'lucide-react';
import { NavLink } from 'react-router';
import { useText } from '../text/language.tsx';
import { Count } from './count.tsx';
import { useMenu } from './menu.ts';

const MOST = 4;
const item =
  'grid min-h-14 content-center justify-items-center gap-0.5 text-xs aria-[current=page]:font-bold aria-[current=page]:text-link';

/** Bottom bar on a phone: the screens of the day, and a last button for the other screens. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const say = useText('shell');
  const parts = useMenu();
  const shown = parts
    .flatMap(({ screens }) => screens)
    .filter(({ menu }) => menu.isInBar)
    .slice(0, MOST);
  return (
    <nav
      aria-label={say('bar')}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {shown.map(({ path, menu }) => (
        <NavLink key={path} to={path} end={path === '/'} className={item}>
          <span className="relative">
            <menu.icon className="size-5" aria-hidden="true" />
            <span className="absolute -end-4 -top-2">
              <Count group={menu.group} />
            </span>
          </span>
          {say(menu.title)}
        </NavLink>
      ))}
      <button type="button" className={item} onClick={onMenu}>
        <Ellipsis className="size-5" aria-hidden="true" />
        {say('more')}
      </button>
    </nav>
  );
}
