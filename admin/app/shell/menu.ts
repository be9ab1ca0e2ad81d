import { type Group, groups, type Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { useMay } from '../session/may.ts';

export type MenuScreen = Screen & { menu: NonNullable<Screen['menu']> };

/** Screens of the menu that this role may see, by part; empty parts are left out. */
export function useMenu(): readonly { group: Group; screens: readonly MenuScreen[] }[] {
  const may = useMay();
  const seen = screens.filter((screen): screen is MenuScreen => screen.menu !== undefined && may(screen.needs));
  return groups
    .map((group) => ({ group, screens: seen.filter(({ menu }) => menu.group === group) }))
    .filter((part) => part.screens.length > 0);
}
