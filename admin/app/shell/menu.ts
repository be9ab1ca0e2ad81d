import type { PlainKey } from '@waha/kit/texts';
import { useLocation } from 'react-router';
import { type Group, groups, type Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { useMay } from '../session/may.ts';
import type { Areas } from '../text/areas.ts';

export type MenuScreen = Screen & { menu: NonNullable<Screen['menu']> };

/** A root of the menu: its first screen that the role may see, and the other screens below it. */
export interface Root {
  group: Group;
  title: PlainKey<Areas['shell']>;
  screens: readonly [MenuScreen, ...MenuScreen[]];
}

/** Roots that are named for all of their screens; any other has the name of its first screen. */
const named: Partial<Record<Group, PlainKey<Areas['shell']>>> = {
  offers: 'group_offers',
  community: 'group_community',
  content: 'group_content',
  shop: 'group_shop',
};

const isInMenu = (screen: Screen): screen is MenuScreen => screen.menu !== undefined;

/** Screens of the menu that this role may see, by root; empty roots are left out. */
export function useMenu(): readonly Root[] {
  const may = useMay();
  const seen = screens.filter(isInMenu).filter(({ needs }) => may(needs));
  return groups.flatMap((group) => {
    const [first, ...others] = seen.filter(({ menu }) => menu.group === group);
    return first ? [{ group, title: named[group] ?? first.menu.title, screens: [first, ...others] }] : [];
  });
}

/** The root that the current address belongs to. */
export function useCurrentRoot(): Group | undefined {
  const { pathname } = useLocation();
  const above = screens.filter(isInMenu).filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]?.menu.group;
}

/** True if other screens of the menu are below a path: its link is then current only at exactly this address. */
export const hasBelow = (path: string) =>
  path === '/' || screens.some((screen) => screen.menu && screen.path.startsWith(`${path}/`));
