/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Channels = readonly [red: number, green: number, blue: number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Linear sRGB of a colour (Ottosson's matrices); a channel outside 0…1 cannot be shown. */
function linear({ l, c, h }: Oklch): Channels {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** A colour written as `#rrggbb`, in OKLCH. */
export function fromHex(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    // Three places give three channels.
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, blue);
  // Grey has no hue of its own; what rounding leaves would turn it into one.
  if (c < 0.002) return { l, c: 0, h: 0 };
  return { l, c, h: ((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360 };
}

export function toHex(colour: Oklch): string {
  const digits = linear(colour).map((channel) => {
    const value = Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255);
    return value.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

const isShown = (colour: Oklch) => linear(colour).every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** The colour as a stylesheet writes it, with as much chroma as sRGB can show at its lightness. */
export function shown({ l, c, h }: Oklch): Oklch {
  const rounded = { l: Math.round(l * 1_000) / 1_000, c: Math.round(c * 1_000) / 1_000, h: Math.round(h * 10) / 10 };
  while (rounded.c > 0 && !isShown(rounded)) rounded.c = Math.max(0, Math.round(rounded.c * 1_000 - 1) / 1_000);
  return rounded;
}

/** Relative luminance (WCAG 2). */
function luminance(colour: Oklch): number {
  const [red, green, blue] = linear(colour).map((channel) => Math.min(1, Math.max(0, channel))) as [
    // A channel for each channel.
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2), from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [high, low] = [luminance(one), luminance(other)];
  return (Math.max(high, low) + 0.05) / (Math.min(high, low) + 0.05);
}

const tidy = (value: number, digits: number) => String(Number(value.toFixed(digits)));

export const toCss = ({ l, c, h }: Oklch) => `oklch(${tidy(l * 100, 1)}% ${tidy(c, 3)} ${tidy(h, 1)})`;
