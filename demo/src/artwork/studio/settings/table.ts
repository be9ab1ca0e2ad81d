import type { Backdrop } from '../../../shop-types.ts';
import { type Room, room } from '../room.ts';
import { linenRunner, oak, type Wood, woodTop } from '../surfaces.ts';
import { tones } from '../tones.ts';
import { farWindow } from './out-of-focus.ts';

/** A wooden table under a window, a linen runner on it where `cloth` is true. */
export function table(
  backdrop: Backdrop,
  frame: Room,
  { wood = oak, cloth = true }: { wood?: Wood; cloth?: boolean } = {},
): string {
  const { lit, dim, deep, shadow } = tones[backdrop];
  const { width, height, horizon } = frame;
  const window = { x: -width * 0.1, y: horizon * 0.06, width: width * 0.36, height: horizon * 0.66 };
  const top = { x: 0, y: horizon, width, height: height - horizon };
  const runner = { x: width * 0.14, y: horizon + 2, width: width * 0.76, height: height - horizon };
  return `${room(backdrop, frame, farWindow(window, [dim, '#f3f8fc']))}
${woodTop('table', top, wood)}<rect y="${horizon - 3}" width="${width}" height="5" fill="${deep}" opacity=".6"/><rect y="${horizon + 2}" width="${width}" height="2.500" fill="#fff" opacity=".5"/>
${cloth ? linenRunner('runner', runner, [lit, dim]) : ''}<rect y="${horizon}" width="${width}" height="${(height - horizon) * 0.12}" fill="${shadow}" opacity=".05"/>`;
}
