import type { Backdrop } from '../../../shop-types.ts';
import type { Room } from '../room.ts';
import { scatter } from '../scatter.ts';
import { blur, linear, number } from '../svg.ts';
import { tones } from '../tones.ts';
import { windowLight } from '../window-light.ts';

export type Ground = 'linen' | 'boards' | 'marble';

type Sheet = { readonly width: number; readonly height: number; readonly backdrop: Backdrop };

/** Cloth with soft folds across the whole picture. */
function linen({ width, height, backdrop }: Sheet): string {
  const { base, dim, deep } = tones[backdrop];
  const folds = [
    [0.02, 0.3, 0.5, 0.02],
    [0.1, 1.05, 0.62, 0.62],
    [0.55, 1.05, 1.05, 0.5],
    [0.62, -0.05, 1.05, 0.24],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
      const d = `M${number(x1 * width)} ${number(y1 * height)}Q${number(((x1 + x2) / 2) * width + 30)} ${number(((y1 + y2) / 2) * height + 50)} ${number(x2 * width)} ${number(y2 * height)}`;
      return `<path d="${d}" stroke="${deep}" stroke-width="34" opacity=".34"/><path d="${d}" transform="translate(-16 -20)" stroke="#fff" stroke-width="26" opacity=".6"/>`;
    })
    .join('');
  return `<rect width="${width}" height="${height}" fill="${base}"/><g filter="url(#layFold)" fill="none">${folds}</g><rect width="${width}" height="${height}" fill="${dim}" opacity=".08"/>`;
}

/** Painted boards, seen from straight above. */
function boards({ width, height, backdrop }: Sheet): string {
  const { base, dim, deep, lit } = tones[backdrop];
  const next = scatter(width);
  const wide = width / 4;
  return Array.from({ length: 5 }, (_, at) => {
    const x = (at - 0.4) * wide;
    const grain = Array.from({ length: 9 }, () => {
      const left = x + 8 + next() * (wide - 16);
      return `<path d="M${number(left)} ${number(next() * height * 0.5)}q${number((next() - 0.5) * 22)} ${number(height * 0.2)} 0 ${number(height * 0.4)}" stroke="${deep}" stroke-width="2" fill="none" opacity=".16"/>`;
    }).join('');
    return `<rect x="${number(x)}" width="${number(wide)}" height="${height}" fill="${at % 2 ? base : dim}"/><rect x="${number(x)}" width="${number(wide)}" height="${height}" fill="${base}" opacity=".55"/>${grain}<rect x="${number(x + wide - 4)}" width="4" height="${height}" fill="${deep}" opacity=".7"/><rect x="${number(x)}" width="3" height="${height}" fill="${lit}" opacity=".9"/>`;
  }).join('');
}

/** Pale stone with a few veins. */
function marble({ width, height, backdrop }: Sheet): string {
  const { lit, dim, base } = tones[backdrop];
  const veins = [
    'M-20 180C160 240 240 120 420 210S700 420 1000 330',
    'M120 1240C240 1010 420 980 520 760S820 620 1010 640',
    'M420 210C460 360 380 430 440 560',
    'M-20 860C80 830 160 900 260 872',
  ]
    .map(
      (d, at) =>
        `<path d="${d}" stroke="${dim}" stroke-width="${at < 2 ? 16 : 9}" opacity=".5" filter="url(#layFold)"/><path d="${d}" stroke="${dim}" stroke-width="2.500" opacity=".8"/>`,
    )
    .join('');
  return `<rect width="${width}" height="${height}" fill="${lit}"/><rect width="${width}" height="${height}" fill="${base}" opacity=".35"/><g fill="none" transform="scale(${number(width / 960)} ${number(height / 1200)})">${veins}</g>`;
}

const grounds: Readonly<Record<Ground, (sheet: Sheet) => string>> = { linen, boards, marble };

/** The ground seen from straight above, under the same window. */
export function flatLay(backdrop: Backdrop, { width, height, gobo = 'palm' }: Room, ground: Ground): string {
  const { deep } = tones[backdrop];
  return `<defs>${blur('layFold', { x: -60, y: -60, width: width + 120, height: height + 120 }, 17)}${linear(
    'layFall',
    [0, 0, 1, 1],
    [
      [0, '#fff7e6', 0.4],
      [0.45, '#fff7e6', 0],
      [0.55, deep, 0],
      [1, deep, 0.5],
    ],
  )}</defs>${grounds[ground]({ width, height, backdrop })}${windowLight({ width: width * 1.2, height: height * 1.1 }, gobo)}<rect width="${width}" height="${height}" fill="url(#layFall)"/>`;
}
