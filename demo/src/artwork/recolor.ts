import { hexFromLch, hueDistance, type Lch, lchFromHex, lchFromRgb, mix, rise } from './color-math.ts';
import type { IconMeasure } from './icon-bodies.ts';

const hexColor = /#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b(?!\))/g;

/** The tint of an inner shadow: a matrix that throws the picture's own colours away and writes one. */
const shadowTint = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0/g;

function replaceColors(body: string, change: (color: Lch) => Lch): string {
  return body
    .replace(hexColor, (hex) => hexFromLch(change(lchFromHex(hex))))
    .replace(shadowTint, (_match, red: string, green: string, blue: string) => {
      const hex = hexFromLch(change(lchFromRgb(Number(red) * 255, Number(green) * 255, Number(blue) * 255)));
      const channel = (at: number): string => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4);
      return `values="0 0 0 0 ${channel(1)} 0 0 0 0 ${channel(3)} 0 0 0 0 ${channel(5)} 0 0 0`;
    });
}

/** Colours of a body: see `DemoArt`. */
type Coloring = { readonly color?: string; readonly hueShift?: number };

/** Chroma above which a colour looks like a screen's rather than a dye's: only a part of the excess remains. */
const naturalChroma = 0.085;
const CHROMA_FLOOR = 0.52;

/** Reduces the bright colours of icons to those of dyed cloth, leather and clay. */
function natural(color: Lch): Lch {
  const { chroma } = color;
  return chroma <= naturalChroma
    ? color
    : { ...color, chroma: naturalChroma + (chroma - naturalChroma) * CHROMA_FLOOR };
}

/**
 * The body in natural colours, each hue turned by `hueShift` (a sibling of the same object). Its main material is dyed
 * in `color`, and the rest (laces, lenses, metal) stays. Light and shade keep their distance from the main colour, so
 * that the form stays.
 */
export function inColors(body: string, measure: IconMeasure, { color: hex, hueShift = 0 }: Coloring): string {
  const turned = (color: Lch): Lch => natural({ ...color, hue: color.hue + hueShift });
  if (hex === undefined) return replaceColors(body, turned);
  const target = lchFromHex(hex);
  const main = measure.mainColor;
  return replaceColors(body, (color) => {
    const share = measure.isColorful
      ? (1 - rise(Math.abs(hueDistance(main.hue, color.hue)), 38, 75)) * rise(color.chroma, 0.015, 0.05)
      : 1 - rise(color.chroma, 0.07, 0.12);
    return share === 0 ? turned(color) : mix(turned(color), dyed(color, main, target, measure.isColorful), share);
  });
}

/** How much of the difference of two hues a dye leaves: gold is redder in the dark than in the light. */
const HUE_SHARE = 0.6;

function dyed(color: Lch, main: Lch, target: Lch, isColorful: boolean): Lch {
  const relief = (color.lightness - main.lightness) * (target.lightness < 0.4 ? 0.62 : 0.8);
  const lightness = Math.min(0.985, Math.max(0.07, target.lightness + relief));
  const strength = isColorful
    ? Math.min(1.35, Math.max(0.25, color.chroma / Math.max(main.chroma, 0.03)))
    : Math.max(0.2, 1 - Math.abs(lightness - target.lightness) * 1.6);
  const turn = isColorful ? hueDistance(main.hue, color.hue) * HUE_SHARE : 0;
  return { lightness, chroma: target.chroma * strength, hue: target.hue + turn };
}
