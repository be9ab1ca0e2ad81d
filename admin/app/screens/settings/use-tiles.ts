import type { LucideIcon } from 'lucide-react';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { type Tile, tileGroups } from './tiles.ts';

export interface ShownTile {
  path: string;
  title: string;
  about: string;
  icon: LucideIcon;
}

/** Tiles that the role may open, by group; groups without any are left out. */
export function useTiles(): readonly { title: string; tiles: readonly ShownTile[] }[] {
  const say = useText('settings');
  const shell = useText('shell');
  const may = useMay();
  const shown = (tile: Tile): ShownTile => ({
    path: tile.path,
    title: 'topic' in tile ? say(tile.topic) : shell(tile.screen),
    about: say(tile.about),
    icon: tile.icon,
  });
  return tileGroups
    .map(({ title, tiles }) => ({ title: say(title), tiles: tiles.filter(({ needs }) => may(needs)).map(shown) }))
    .filter(({ tiles }) => tiles.length > 0);
}
