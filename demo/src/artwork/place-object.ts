import type { Backdrop } from '../shop-types.ts';
import { hexFromLch, type Lch, lchFromHex, mix } from './color-math.ts';
import { iconBody, lies, measureIcon, withPrivateIds } from './icon-bodies.ts';
import { hangs, onStand } from './objects/garments.ts';
import { inColors } from './recolor.ts';
import { lighting, materialOf } from './studio/materials.ts';
import { faceOf, type Plinth } from './studio/plinth.ts';
import { lyingShadow, shadows, wallShadow } from './studio/shadows.ts';
import { type Box, blur, number } from './studio/svg.ts';
import { tones } from './studio/tones.ts';

export type Placement = {
  readonly icon: string;
  /** The position of the object's middle, and the height of the ground under it. */
  readonly x: number;
  readonly ground: number;
  /** The object fills these bounds; empty room around its icon is ignored. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly mirrored?: boolean;
  /** True for a garment on the wall; false: on a stand. */
  readonly isHung?: boolean;
  readonly color?: string;
  readonly hueShift?: number;
  /** The plaster around the object: colours its shadow and the light reflected from the ground. */
  readonly backdrop: Backdrop;
  /** Lower for distant objects. */
  readonly shadowStrength?: number;
  /** The plinth under the object; absent: the floor. */
  readonly on?: Plinth;
  /** The blur of objects out of focus, px. */
  readonly softness?: number;
  /** Degrees clockwise about its middle. */
  readonly turn?: number;
  /** The ground takes no shadow from an object in a hand; one seen from above lies on it with its whole outline. */
  readonly support?: 'ground' | 'hand' | 'under';
};

/** The bounds of an object in the picture, before it is turned. */
export async function boxOf(placement: Placement): Promise<Box> {
  const { x, ground, maxWidth, maxHeight } = placement;
  const measure = await measureIcon(shownIcon(placement));
  const scale = Math.min(maxWidth / measure.width, maxHeight / measure.height);
  const [width, height] = [measure.width * scale, measure.height * scale];
  return { x: x - width / 2, y: ground - height, width, height };
}

const shownIcon = ({ icon, isHung = false, support = 'ground' }: Placement): string =>
  hangs(icon) && !isHung && support === 'ground' ? onStand(icon) : icon;

type Placed = { readonly shadow: string; readonly object: string };

/** One object in the studio's light, with its effects on the ground; `id` is unique within the picture. */
async function placeObject(placement: Placement, id: string): Promise<Placed> {
  const { isHung = false, x, ground, on, softness, shadowStrength = 1, turn = 0, support = 'ground' } = placement;
  const icon = shownIcon(placement);
  const plaster = tones[placement.backdrop];
  const measure = await measureIcon(icon);
  const straight = await boxOf(placement);
  const { width, height } = straight;
  const scale = width / measure.width;
  const box = turn === 0 ? straight : turnedBox(straight, turn);
  const side = Math.min(width, height);
  const margin = 8 + (softness ?? 0) * 3;
  const around = grown(box, margin);
  const middleX = measure.left + measure.width / 2;
  const middleY = measure.top + measure.height / 2;
  const flip = placement.mirrored ? ' scale(-1 1)' : '';
  const stood = `translate(${number(x)} ${number(ground - height / 2)})${turn === 0 ? '' : ` rotate(${turn})`}${flip} scale(${number(scale)}) translate(${number(-middleX)} ${number(-middleY)})`;
  const body = withPrivateIds(inColors(iconBody(icon), measure, placement), `${id}body-`);
  const main = placement.color === undefined ? measure.mainColor : lchFromHex(placement.color);
  const light = lighting(`${id}light`, materialOf(placement.icon), {
    box: around,
    side,
    shadeColor: inTheDark(main),
    bounceColor: plaster.lit,
  });
  const focus = softness === undefined ? '' : blur(`${id}focus`, around, softness);
  const lit = `<g filter="url(#${id}light)"><g transform="${stood}">${body}</g></g>`;
  const silhouette = {
    id,
    shape: `<g transform="${stood}">${withPrivateIds(withoutFilters(body), 's')}</g>`,
    box,
    color: tinted(plaster.shadow, main),
    strength: shadowStrength,
  };
  return {
    shadow: shadowOf(silhouette, { isHung, support, icon, ...(on && { on }) }),
    object: `<defs>${light}${focus}</defs>${focus ? `<g filter="url(#${id}focus)">${lit}</g>` : lit}`,
  };
}

type Standing = Pick<Placement, 'isHung' | 'support' | 'icon' | 'on'>;

function shadowOf(silhouette: Parameters<typeof wallShadow>[0], { isHung, support, icon, on }: Standing): string {
  if (support === 'hand') return '';
  if (isHung) return wallShadow(silhouette);
  if (support === 'under' || lies(icon)) return lyingShadow(silhouette);
  return shadows({ ...silhouette, ...(on && { face: faceOf(on) }) });
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The upright bounds of a box turned about its middle. */
function turnedBox({ x, y, width, height }: Box, degrees: number): Box {
  const [sine, cosine] = [Math.abs(Math.sin((degrees * Math.PI) / 180)), Math.abs(Math.cos((degrees * Math.PI) / 180))];
  const [wide, tall] = [width * cosine + height * sine, width * sine + height * cosine];
  return { x: x + (width - wide) / 2, y: y + (height - tall) / 2, width: wide, height: tall };
}

const withoutFilters = (body: string): string => body.replace(/ filter="[^"]*"/g, '');

/** The colour in shadow. */
function inTheDark({ lightness, chroma, hue }: Lch): string {
  return hexFromLch({ lightness: lightness * (0.22 + 0.38 * lightness), chroma: Math.min(chroma * 0.7, 0.09), hue });
}

/** Share of a vivid object's own colour in its shadow. */
const tint = 0.22;

function tinted(shadow: string, main: Lch): string {
  const dark = lchFromHex(shadow);
  const share = Math.min(1, main.chroma / 0.12) * tint;
  return hexFromLch({ ...mix(dark, main, share), lightness: dark.lightness });
}

/**
 * Draws objects in the given order, the most distant first, with all shadows below all objects. `group` distinguishes
 * two groups of one picture.
 */
export async function placeAll(placements: readonly Placement[], group = 'o'): Promise<string> {
  const placed = await Promise.all(placements.map((placement, index) => placeObject(placement, `${group}${index}-`)));
  return [...placed.map(({ shadow }) => shadow), ...placed.map(({ object }) => object)].join('\n');
}
