import type { Backdrop } from '../../shop-types.ts';
import { linear, radial } from './svg.ts';
import { tones } from './tones.ts';
import { type Gobo, windowLight } from './window-light.ts';

export type Room = {
  readonly width: number;
  readonly height: number;
  /** The edge between wall and floor, px from the top. */
  readonly horizon: number;
  readonly gobo?: Gobo;
};

/** Wall and floor of plaster under a window at the upper left; `inWall` are the niches, which the floor meets. */
export function room(backdrop: Backdrop, { width, height, horizon, gobo = 'panes' }: Room, inWall = ''): string {
  const { base, lit, dim, deep, floor } = tones[backdrop];
  const depth = height - horizon;
  const ground = `y="${horizon}" width="${width}" height="${depth}"`;
  return `<defs>
${linear(
  'wall',
  [0, 0, 1, 0.55],
  [
    [0, lit],
    [0.5, base],
    [1, dim],
  ],
)}
${linear(
  'wallFoot',
  [0, 0, 0, 1],
  [
    [0, deep, 0],
    [0.6, deep, 0.12],
    [1, deep, 0.5],
  ],
)}
${linear(
  'floor',
  [0, 0, 0, 1],
  [
    [0, dim],
    [0.3, floor],
    [1, lit],
  ],
)}
${linear(
  'floorTurn',
  [0, 0, 0, 1],
  [
    [0, deep, 0.6],
    [0.05, deep, 0.3],
    [0.3, deep, 0],
  ],
)}
${radial(
  'floorFall',
  [0.32, 0.5, 0.85],
  [
    [0, deep, 0],
    [0.5, deep, 0],
    [1, deep, 0.42],
  ],
)}
</defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
${windowLight({ width, height: horizon }, gobo)}${inWall}
<rect y="${horizon - depth * 0.3}" width="${width}" height="${depth * 0.3 + 1}" fill="url(#wallFoot)"/>
<rect ${ground} fill="url(#floor)"/><rect ${ground} fill="url(#floorTurn)"/><rect ${ground} fill="url(#floorFall)"/>`;
}
