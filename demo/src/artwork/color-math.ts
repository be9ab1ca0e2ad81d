/** OKLCH: lightness 0–1, chroma from 0, hue in degrees. Distances in it look as large as they are. */
export type Lch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Channels from 0 to 255. */
export function lchFromRgb(red: number, green: number, blue: number): Lch {
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: (Math.atan2(bb, a) * 180) / Math.PI };
}

export function lchFromHex(hex: string): Lch {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return lchFromRgb((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

export function hexFromLch({ lightness, chroma, hue }: Lch): string {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const pair = (channel: number): string =>
    Math.round(clamp(toGamma(clamp(channel, 0, 1)), 0, 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(pair).join('')}`;
}

/** The shorter difference of two hues, between -180 and 180 degrees. */
export function hueDistance(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function rise(value: number, low: number, high: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The colour at `share` (0–1) of the way between two colours. */
export function mix(from: Lch, to: Lch, share: number): Lch {
  const point = ({ chroma, hue }: Lch): [number, number] => [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ];
  const [fromA, fromB] = point(from);
  const [toA, toB] = point(to);
  const a = fromA + (toA - fromA) * share;
  const b = fromB + (toB - fromB) * share;
  return {
    lightness: from.lightness + (to.lightness - from.lightness) * share,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}
