import type { Backdrop } from '../../shop-types.ts';
import { hexFromLch, type Lch, lchFromHex } from '../color-math.ts';

export type Tones = {
  /** The plaster of wall and floor under even light; also the placeholder while the picture loads. */
  readonly base: string;
  /** Where the window's light falls, and where it no longer reaches. */
  readonly lit: string;
  readonly dim: string;
  /** The inside of a niche, and the far side of a stand. */
  readonly recess: string;
  readonly deep: string;
  readonly floor: string;
  readonly shadow: string;
};

const plasters: Readonly<Record<Backdrop, string>> = {
  sand: '#eee2cd',
  sage: '#dbe4d4',
  dusk: '#d5dfed',
  rose: '#f1dcd7',
  lavender: '#e1daec',
  stone: '#e4e1db',
};

/** The same plaster lighter or darker; darker tones have more chroma, as reflected light does. */
function shaded(base: Lch, lightness: number, chroma = 1): string {
  return hexFromLch({ lightness: base.lightness + lightness, chroma: base.chroma * chroma, hue: base.hue });
}

function tonesOf(plaster: string): Tones {
  const base = lchFromHex(plaster);
  return {
    base: plaster,
    lit: shaded(base, 0.06, 0.5),
    dim: shaded(base, -0.06, 1.2),
    recess: shaded(base, -0.055, 1.35),
    deep: shaded(base, -0.2, 1.5),
    floor: shaded(base, -0.015, 1.1),
    shadow: hexFromLch({ lightness: 0.27, chroma: Math.max(0.03, base.chroma * 1.4), hue: base.hue }),
  };
}

export const tones = Object.fromEntries(
  Object.entries(plasters).map(([name, plaster]) => [name, tonesOf(plaster)]),
) as Readonly<Record<Backdrop, Tones>>;

/** One flat colour for each backdrop, shown while the picture loads. */
export const backdropColors: Readonly<Record<Backdrop, string>> = plasters;
