import type { Backdrop } from '../../../shop-types.ts';
import { type Room, room } from '../room.ts';
import { oak } from '../surfaces.ts';
import { linear, number } from '../svg.ts';
import { tones } from '../tones.ts';

/** A panelled wall with a rail of pegs that clothes hang from. */
export function hangingWall(backdrop: Backdrop, frame: Room, rail: number): string {
  const { width, horizon } = frame;
  const { lit, deep, shadow, recess } = tones[backdrop];
  const panels = [0.035, 0.355, 0.675]
    .map((x) => {
      const box = `x="${number(width * x)}" y="${rail + 96}" width="${number(width * 0.29)}" height="${horizon - rail - 170}"`;
      return `<rect ${box} fill="none" stroke="${recess}" stroke-width="9"/><rect ${box} transform="translate(5 5)" fill="none" stroke="${lit}" stroke-width="3" opacity=".9"/><rect ${box} transform="translate(-5 -5)" fill="none" stroke="${deep}" stroke-width="3" opacity=".35"/>`;
    })
    .join('');
  const pegs = [0.14, 0.5, 0.86]
    .map(
      (x) =>
        `<circle cx="${number(width * x + 5)}" cy="${rail + 34}" r="15" fill="${shadow}" opacity=".3"/><circle cx="${number(width * x)}" cy="${rail + 24}" r="15" fill="url(#peg)"/>`,
    )
    .join('');
  return `${room(backdrop, frame, panels)}<defs>${linear(
    'rail',
    [0, 0, 0, 1],
    [
      [0, oak.lit],
      [0.5, oak.base],
      [1, oak.dim],
    ],
  )}${linear(
    'peg',
    [0, 0, 1, 1],
    [
      [0, '#fff1d6'],
      [1, oak.dim],
    ],
  )}</defs><rect y="${rail + 54}" width="${width}" height="16" fill="${shadow}" opacity=".16"/><rect y="${rail}" width="${width}" height="54" fill="url(#rail)"/><rect y="${rail}" width="${width}" height="3" fill="#fff" opacity=".6"/>${pegs}<rect y="${horizon - 44}" width="${width}" height="44" fill="${lit}" opacity=".7"/><rect y="${horizon - 46}" width="${width}" height="3" fill="${deep}" opacity=".45"/>`;
}
