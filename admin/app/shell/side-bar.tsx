import { ChevronDown, Pin } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useText } from '../text/language.tsx';
import { Count } from './count.tsx';
import { hasBelow, type MenuScreen, type Root, useCurrentRoot, useMenu } from './menu.ts';
import { type Pins, usePins } from './pins.ts';

/** The menu at the reading start. */
export function SideBar() {
  const say = useText('shell');
  return (
    <aside
      data-print="hide"
      className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-e border-line bg-card pb-4"
    >
      <Link to="/" className="flex h-14 shrink-0 items-center px-5 text-lg font-bold">
        {say('title')}
      </Link>
      <MenuParts />
    </aside>
  );
}

interface MenuProps {
  onChoose?: () => void;
}

/** Nine roots with their pages folded below them, what is pinned, and the settings apart at the end. */
export function MenuParts({ onChoose }: MenuProps) {
  const say = useText('shell');
  const roots = useMenu();
  const pins = usePins();
  const pinned = pins.paths.flatMap(
    (path) => roots.flatMap(({ screens }) => screens).find((screen) => screen.path === path) ?? [],
  );
  const choose = onChoose ? { onChoose } : {};
  const work = roots.filter(({ group }) => group !== 'shop');
  const settings = roots.filter(({ group }) => group === 'shop');
  return (
    <nav aria-label={say('menu')} className="flex grow flex-col gap-4 px-2">
      <ul className="grid gap-0.5">
        {work.map((root) => (
          <RootItem key={root.group} root={root} pins={pins} {...choose} />
        ))}
      </ul>
      {pinned.length > 0 ? (
        <div>
          <h2 className="px-3 pb-1 text-xs font-semibold text-soft">{say('pinned')}</h2>
          <ul className="grid gap-0.5">
            {pinned.map((screen) => (
              <PageItem key={screen.path} screen={screen} pins={pins} {...choose} />
            ))}
          </ul>
        </div>
      ) : null}
      <ul className="mt-auto border-t border-line pt-2">
        {settings.map((root) => (
          <RootItem key={root.group} root={root} pins={pins} {...choose} />
        ))}
      </ul>
    </nav>
  );
}

const entry =
  'flex min-h-11 min-w-0 grow items-center gap-3 rounded-lg px-3 hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:font-semibold lg:min-h-9';

/** A root: a link to its first screen, and a button that unfolds its pages. The current root is unfolded. */
function RootItem({ root, pins, onChoose }: MenuProps & { root: Root; pins: Pins }) {
  const say = useText('shell');
  const isCurrent = useCurrentRoot() === root.group;
  const [chosen, setChosen] = useState<{ isOpen: boolean; while: boolean }>();
  const id = useId();
  const [first, ...pages] = root.screens;
  const Icon = first.menu.icon;
  const name = say(root.title);
  // A choice holds until the root becomes current, or no longer is.
  const isOpen = chosen?.while === isCurrent ? chosen.isOpen : isCurrent;
  return (
    <li>
      <div className="flex items-center">
        <NavLink
          to={first.path}
          end={hasBelow(first.path)}
          className={`${entry} ${isCurrent ? 'font-semibold' : ''}`}
          {...(onChoose ? { onClick: onChoose } : {})}
        >
          <Icon className="size-4.5 shrink-0 text-soft" aria-hidden="true" />
          <span className="min-w-0 grow truncate">{name}</span>
          <Count group={root.group} />
        </NavLink>
        {pages.length > 0 ? (
          <button
            type="button"
            className="icon-btn shrink-0 lg:size-9"
            aria-label={say('pagesOf', { name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setChosen({ isOpen: !isOpen, while: isCurrent })}
          >
            <ChevronDown className={`size-4 text-soft ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {isOpen && pages.length > 0 ? (
        <ul id={id} className="ms-5 border-s border-line ps-1">
          {pages.map((screen) => (
            <PageItem key={screen.path} screen={screen} pins={pins} {...(onChoose ? { onChoose } : {})} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** A page of a root, with the button that pins it. */
function PageItem({ screen: { path, menu }, pins, onChoose }: MenuProps & { screen: MenuScreen; pins: Pins }) {
  const say = useText('shell');
  const name = say(menu.title);
  const isPinned = pins.paths.includes(path);
  return (
    <li className="group/page flex items-center">
      <NavLink to={path} end={hasBelow(path)} className={entry} {...(onChoose ? { onClick: onChoose } : {})}>
        <span className="min-w-0 truncate">{name}</span>
      </NavLink>
      <button
        type="button"
        className="icon-btn shrink-0 text-soft lg:size-9 lg:opacity-0 lg:group-focus-within/page:opacity-100 lg:group-hover/page:opacity-100 lg:aria-pressed:opacity-100"
        aria-label={say('pin', { name })}
        aria-pressed={isPinned}
        onClick={() => pins.toggle(path)}
      >
        <Pin className={`size-4 ${isPinned ? 'fill-current' : ''}`} aria-hidden="true" />
      </button>
    </li>
  );
}
