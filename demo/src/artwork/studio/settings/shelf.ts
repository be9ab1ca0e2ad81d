import type { Backdrop } from '../../../shop-types.ts';
import { type Room, room } from '../room.ts';
import { oak, woodTop } from '../surfaces.ts';
import { linear, number } from '../svg.ts';
import { tones } from '../tones.ts';
import { outOfFocus } from './out-of-focus.ts';

const covers = ['#7d8fa6', '#c9b08a', '#a86f5c', '#e6dccb', '#75886f', '#b99a9a'] as const;

/** Books in a row and one that leans, from `x` to the right; `foot` is the board under them. */
function row(x: number, foot: number, size: number): string {
  let left = x;
  const books = covers.map((color, at) => {
    const thick = size * (0.13 + (at % 3) * 0.035);
    const tall = size * (0.82 + ((at * 7) % 5) * 0.06);
    const body = `<rect x="${number(left)}" y="${number(foot - tall)}" width="${number(thick)}" height="${number(tall)}" rx="3" fill="${color}"/><path d="M${number(left)} ${number(foot - tall * 0.82)}h${number(thick)}M${number(left)} ${number(foot - tall * 0.2)}h${number(thick)}" stroke="#fff" stroke-width="${number(size * 0.014)}" opacity=".5"/><rect x="${number(left + thick * 0.74)}" y="${number(foot - tall)}" width="${number(thick * 0.26)}" height="${number(tall)}" fill="#1c1710" opacity=".16"/>`;
    left += thick + 2;
    return at === covers.length - 1
      ? `<g transform="rotate(14 ${number(left)} ${foot}) translate(${number(size * 0.09)} 0)">${body}</g>`
      : body;
  });
  return books.join('');
}

/** A trailing plant in a clay pot. */
function plant(x: number, foot: number, size: number): string {
  const leaves = Array.from({ length: 9 }, (_, at) => {
    const turn = -80 + at * 20;
    const long = size * (0.5 + ((at * 5) % 4) * 0.09);
    return `<path transform="translate(${number(x)} ${number(foot - size * 0.36)}) rotate(${turn})" d="M0 0C${number(-long * 0.16)} ${number(-long * 0.4)} ${number(-long * 0.12)} ${number(-long * 0.8)} 0 ${number(-long)}C${number(long * 0.12)} ${number(-long * 0.8)} ${number(long * 0.16)} ${number(-long * 0.4)} 0 0Z" fill="${at % 2 ? '#7f9a76' : '#95ad86'}"/>`;
  }).join('');
  return `${leaves}<path d="M${number(x - size * 0.24)} ${number(foot - size * 0.4)}h${number(size * 0.48)}l${number(-size * 0.07)} ${number(size * 0.4)}h${number(-size * 0.34)}Z" fill="#c98d6d"/><rect x="${number(x - size * 0.26)}" y="${number(foot - size * 0.43)}" width="${number(size * 0.52)}" height="${number(size * 0.09)}" rx="3" fill="#d89f80"/><path d="M${number(x + size * 0.08)} ${number(foot - size * 0.34)}h${number(size * 0.15)}l${number(-size * 0.06)} ${number(size * 0.34)}h${number(-size * 0.09)}Z" fill="#5b3320" opacity=".25"/>`;
}

/** Front edge of the board, as a share of the height of the picture. */
const edge = 0.04;

/** A board on the wall at the horizon; books and a plant stand at its far side, out of focus. */
export function shelf(backdrop: Backdrop, frame: Room): string {
  const { deep, shadow, lit } = tones[backdrop];
  const { width, height, horizon } = frame;
  const top = height * 0.13;
  const front = horizon + top;
  const size = height * 0.27;
  const wall = room(backdrop, { ...frame, horizon: height });
  const far = outOfFocus(
    'farRow',
    { x: 0, y: horizon - size * 1.4, width, height: size * 1.8 },
    5,
    `<ellipse cx="${width * 0.16}" cy="${horizon + 12}" rx="${size * 0.6}" ry="10" fill="${shadow}" opacity=".4"/><ellipse cx="${width * 0.9}" cy="${horizon + 10}" rx="${size * 0.4}" ry="9" fill="${shadow}" opacity=".4"/>${row(-size * 0.12, horizon + 8, size)}${plant(width * 0.885, horizon + 8, size * 0.8)}`,
  );
  return `<defs>${linear(
    'under',
    [0, 0, 0, 1],
    [
      [0, shadow, 0.5],
      [0.25, shadow, 0.2],
      [1, shadow, 0],
    ],
  )}</defs>${wall}<rect y="${front + height * edge}" width="${width}" height="${height * 0.12}" fill="url(#under)"/>
${woodTop('board', { x: 0, y: horizon, width, height: top }, oak)}<rect y="${horizon - 2}" width="${width}" height="4" fill="${deep}" opacity=".5"/>
<rect y="${front}" width="${width}" height="${height * edge}" fill="${oak.dim}"/><rect y="${front}" width="${width}" height="3" fill="${lit}" opacity=".7"/><rect y="${front + height * edge - 6}" width="${width}" height="6" fill="${oak.grain}" opacity=".5"/>${far}`;
}
