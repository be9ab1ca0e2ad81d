import type { Backdrop } from '../../shop-types.ts';
import { lighting, materials } from './materials.ts';
import { type Box, linear, number } from './svg.ts';
import { tones } from './tones.ts';

export type Skin = { readonly base: string; readonly shade: string; readonly nail: string };

export const skins = [
  { base: '#e3b48d', shade: '#7d4a2b', nail: '#f3d3bb' },
  { base: '#cf9a70', shade: '#6b3d22', nail: '#e6bd9f' },
  { base: '#b57f57', shade: '#57301a', nail: '#d3a583' },
] as const satisfies readonly Skin[];

export type Sleeve = { readonly lit: string; readonly dim: string; readonly cuff: string };

export const sleeves = [
  { lit: '#fbf9f3', dim: '#d5d2ca', cuff: '#ffffff' },
  { lit: '#2f2d35', dim: '#17161b', cuff: '#43404b' },
  { lit: '#b9c6b2', dim: '#8b9a86', cuff: '#cfd9c8' },
  { lit: '#c9a58c', dim: '#98745d', cuff: '#dabda8' },
] as const satisfies readonly Sleeve[];

export type Hand = { readonly skin: Skin; readonly sleeve: Sleeve; readonly backdrop: Backdrop };

/** The part behind what is held, and the fingers before it. */
export type Holding = { readonly behind: string; readonly before: string };

type Point = readonly [x: number, y: number];

/** A path through shares of a size from one corner. */
const pathFrom =
  (corner: Point, size: number) =>
  (commands: string): string =>
    commands.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_all, x: string, y: string) => `${number(corner[0] + Number(x) * size)} ${number(corner[1] + Number(y) * size)}`,
    );

/** A finger that comes from the right; its tip and nail point to the left. */
function finger([x, y]: Point, long: number, thick: number, turn: number, nail: string): string {
  const side = thick * 0.64;
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${turn})"><path d="M0 ${number(-thick / 2)}H${number(thick / 2 - long)}a${number(thick / 2)} ${number(thick / 2)} 0 0 0 0 ${number(thick)}H0q${number(thick * 0.2)} ${number(-thick / 2)} 0 ${number(-thick)}Z"/><rect x="${number(-long + thick * 0.1)}" y="${number(-side / 2)}" width="${number(side)}" height="${number(side)}" rx="${number(side * 0.44)}" fill="${nail}" opacity=".8"/></g>`;
}

/**
 * A hand that holds an object of the given box from behind: the palm and the arm behind it, four fingertips over its
 * right edge, and the thumb over its left one.
 */
export function holding({ x, y, width, height }: Box, bottom: number, { skin, sleeve, backdrop }: Hand): Holding {
  const size = Math.max(230, Math.min(width, 390));
  const right = x + width;
  const grip = y + height * 0.56;
  const heel = Math.max(grip + size * 0.75, y + height + size * 0.06);
  const wrist = { x: x + width * 0.56, y: heel + size * 0.46, half: size * 0.29 };
  const fromLeft = pathFrom([x, grip], size);
  const fromRight = pathFrom([right, grip], size);
  const [left, far] = [wrist.x - wrist.half, wrist.x + wrist.half];
  const palm = `${fromLeft('M0.1,0.05C-0.02,0.1 -0.15,0.3 -0.155,0.46C-0.15,0.58 -0.1,0.68 -0.05,0.76')}C${number(x + size * 0.05)} ${number(heel + size * 0.1)} ${number(left)} ${number(wrist.y - size * 0.22)} ${number(left)} ${number(wrist.y)}V${bottom + 60}H${number(far + 16)}V${number(wrist.y)}C${number(far + 16)} ${number(wrist.y - size * 0.3)} ${fromRight('0.2,0.86 0.2,0.4C0.21,0.1 0.2,-0.2 0.16,-0.36C0.13,-0.45 0,-0.44 -0.06,-0.4')}Z`;
  const cuffTop = Math.min(wrist.y + size * 0.2, bottom - 210);
  const wide = wrist.half * 1.42;
  const middle = wrist.x + 8;
  const arm = `<path d="M${number(middle - wide)} ${number(cuffTop + 30)}q${number(wide)} 30 ${number(wide * 2)} 0L${number(middle + wide * 1.4)} ${bottom + 60}H${number(middle - wide * 1.35)}Z" fill="url(#sleeve)"/><path d="M${number(middle - wide * 1.04)} ${number(cuffTop)}q${number(wide * 1.04)} 30 ${number(wide * 2.08)} 0v44q${number(-wide * 1.04)} 30 ${number(-wide * 2.08)} 0Z" fill="${sleeve.cuff}"/>`;
  const around = { x: x - size, y: y - size * 0.2, width: width + size * 2, height: bottom - y + size * 0.6 };
  const lit = (id: string, side: number): string =>
    lighting(id, materials.skin, { box: around, side, shadeColor: skin.shade, bounceColor: tones[backdrop].lit });
  const thick = size * 0.205;
  const overlap = Math.min(width * 0.36, size * 0.34);
  const tips = [-0.31, -0.115, 0.08, 0.262]
    .map((share, at) => {
      const reach = overlap * ([0.84, 1, 0.97, 0.78][at] ?? 1);
      const root: Point = [right + size * 0.16, grip + size * share];
      return `<g filter="url(#fingerLight)" fill="${skin.base}">${finger(root, reach + size * 0.16, at === 3 ? thick * 0.88 : thick, 6 - at * 3, skin.nail)}</g>`;
    })
    .join('');
  const thumb = fromLeft(
    'M-0.05,0.78C-0.16,0.5 -0.15,0.3 -0.04,0.13C0.03,0.02 0.1,-0.09 0.18,-0.09C0.27,-0.08 0.27,0.04 0.22,0.13C0.15,0.26 0.15,0.4 0.22,0.6C0.24,0.75 0.1,0.9 -0.05,0.78Z',
  );
  const nail: Point = [x + size * 0.185, grip - size * 0.005];
  return {
    behind: `<defs>${lit('armLight', size * 0.9)}${linear(
      'sleeve',
      [0, 0, 1, 0],
      [
        [0, sleeve.lit],
        [0.55, sleeve.lit],
        [1, sleeve.dim],
      ],
    )}</defs><g filter="url(#armLight)"><path d="${palm}" fill="${skin.base}"/></g><g filter="url(#armLight)">${arm}</g>`,
    before: `<defs>${lit('fingerLight', thick)}${lit('thumbLight', size * 0.3)}<linearGradient id="thumbRoot" gradientUnits="userSpaceOnUse" x1="0" y1="${number(grip + size * 0.3)}" x2="0" y2="${number(grip + size * 0.72)}"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="thumbFade" maskUnits="userSpaceOnUse" x="${number(around.x)}" y="${number(around.y)}" width="${number(around.width)}" height="${number(around.height)}"><rect x="${number(around.x)}" y="${number(around.y)}" width="${number(around.width)}" height="${number(around.height)}" fill="url(#thumbRoot)"/></mask></defs>${tips}<g mask="url(#thumbFade)"><g filter="url(#thumbLight)" fill="${skin.base}"><path d="${thumb}"/><ellipse transform="translate(${number(nail[0])} ${number(nail[1])}) rotate(32)" rx="${number(size * 0.042)}" ry="${number(size * 0.056)}" fill="${skin.nail}" opacity=".8"/></g></g>`,
  };
}
