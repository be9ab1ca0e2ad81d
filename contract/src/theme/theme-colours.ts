import { contrast, fromHex, type Oklch, shown, toHex } from './oklch.ts';

/** A token's value in the light and in the dark theme. */
export interface Pair {
  light: Oklch;
  dark: Oklch;
}

export const primaryTokens = ['primary', 'primary-strong', 'on-primary', 'secondary', 'brand', 'brand-strong'] as const;
export const accentTokens = ['accent', 'link'] as const;
export type ColourToken = (typeof primaryTokens)[number] | (typeof accentTokens)[number];

export interface ColourTokens {
  normal: Readonly<Partial<Record<ColourToken, Pair>>>;
  high: Readonly<Partial<Record<ColourToken, Pair>>>;
}

const grey = (l: number): Oklch => ({ l, c: 0, h: 0 });

/**
 * Grounds of text as kit/src/styles/tokens.css declares them, the hardest of each kind: `flat` are surfaces, `tinted` the tints
 * behind pictures. A test measures every derived colour on the grounds of that file itself.
 */
const grounds = {
  light: {
    flat: [grey(1), { l: 0.985, c: 0.003, h: 85 }],
    tinted: [
      { l: 0.959, c: 0.01, h: 87 },
      { l: 0.932, c: 0.018, h: 257 },
      { l: 0.942, c: 0.018, h: 27 },
      { l: 0.938, c: 0.02, h: 300 },
      { l: 0.938, c: 0.018, h: 140 },
    ],
  },
  dark: {
    flat: [
      { l: 0.183, c: 0.031, h: 263 },
      { l: 0.228, c: 0.037, h: 264 },
    ],
    tinted: [
      { l: 0.262, c: 0.036, h: 263 },
      { l: 0.3, c: 0.024, h: 150 },
      { l: 0.3, c: 0.022, h: 75 },
      { l: 0.3, c: 0.028, h: 20 },
    ],
  },
} as const;
type Theme = keyof typeof grounds;

/** Least contrast on surfaces and on tints, of text and of shapes, ordinary and in high contrast. */
const text = { normal: { flat: 4.5, tinted: 4.5 }, high: { flat: 7, tinted: 4.5 } } as const;
const shape = { normal: { flat: 3, tinted: 3 }, high: { flat: 4.5, tinted: 4.5 } } as const;
type Least = { flat: number; tinted: number };

/** Kept above the limit, so that rounding by a browser takes nothing below it. */
const MARGIN = 1.005;

const standsOut = (colour: Oklch, theme: Theme, least: Least) =>
  (['flat', 'tinted'] as const).every((kind) =>
    grounds[theme][kind].every((ground) => contrast(colour, ground) >= least[kind] * MARGIN),
  );

const STEP = 0.005;
const STEPS = 200;

/** The colour at the first lightness, from its own on, at which it is good: darker and darker, or lighter and lighter. */
function towards(wish: Oklch, theme: Theme, isGood: (colour: Oklch) => boolean): Oklch {
  const direction = theme === 'light' ? -STEP : STEP;
  for (let step = 0; step <= STEPS; step += 1) {
    const l = Math.min(1, Math.max(0, wish.l + step * direction));
    const colour = shown({ ...wish, l });
    if (isGood(colour)) return colour;
  }
  return grey(theme === 'light' ? 0 : 1);
}

const onPrimary = (hue: number, chroma: number): Pair => ({
  light: { l: 0.99, c: 0.003, h: 85 },
  dark: shown({ l: 0.2, c: Math.min(0.05, chroma), h: hue }),
});

const isReadable = (colour: Oklch) =>
  standsOut(colour, 'light', text.normal) && contrast(colour, onPrimary(0, 0).light) >= 4.5 * MARGIN;
const isSeen = (colour: Oklch) => standsOut(colour, 'light', shape.normal);

const good = { primary: isReadable, accent: isSeen } as const;

/**
 * The colour itself where it reaches AA in the light theme, and the nearest darker one of its hue that does otherwise.
 * `primary` is text and the ground of buttons, `accent` is shapes; all other colours are derived and reach it always.
 */
export function nearestColour(role: keyof typeof good, hex: string): string {
  const given = fromHex(hex);
  if (good[role](shown(given))) return hex.toLowerCase();
  for (let step = 1; step <= STEPS; step += 1) {
    const found = toHex(shown({ ...given, l: Math.max(0, given.l - step * STEP) }));
    // Eight bits a channel move a colour a little: what is offered has to pass as it would be sent.
    if (good[role](shown(fromHex(found)))) return found;
  }
  return '#000000';
}

/** Colour tokens of a primary colour, for both themes and high contrast. */
export function tokensOfPrimary(hex: string): ColourTokens {
  const given = fromHex(hex);
  const at = (l: number, most: number): Oklch => ({ l, c: Math.min(given.c, most), h: given.h });
  const own = shown(given);
  const on = onPrimary(given.h, given.c);
  const readable = (theme: Theme, mode: 'normal' | 'high') => (colour: Oklch) =>
    standsOut(colour, theme, text[mode]) && contrast(colour, on[theme]) >= text[mode].flat * MARGIN;
  const plain = (theme: Theme, mode: 'normal' | 'high') => (colour: Oklch) => standsOut(colour, theme, text[mode]);
  // Under the pointer a button darkens; one that is nearly black lightens.
  const strong = shown({ ...given, l: own.l > 0.2 ? own.l - 0.06 : own.l + 0.08 });
  const high = towards({ ...given, l: Math.min(own.l, 0.3) }, 'light', readable('light', 'high'));
  const dark = towards(at(0.82, 0.085), 'dark', readable('dark', 'normal'));
  const darkHigh = towards(at(0.9, 0.06), 'dark', readable('dark', 'high'));
  return {
    normal: {
      primary: { light: own, dark },
      'primary-strong': { light: strong, dark: towards(at(0.88, 0.06), 'dark', readable('dark', 'normal')) },
      'on-primary': on,
      secondary: {
        light: towards(at(0.53, 0.073), 'light', plain('light', 'normal')),
        dark: towards(at(0.74, 0.06), 'dark', plain('dark', 'normal')),
      },
      brand: { light: own, dark: own },
      'brand-strong': { light: strong, dark: strong },
    },
    high: {
      primary: { light: high, dark: darkHigh },
      'primary-strong': { light: high, dark: darkHigh },
      secondary: {
        light: towards(at(0.35, 0.07), 'light', plain('light', 'high')),
        dark: towards(at(0.88, 0.05), 'dark', plain('dark', 'high')),
      },
    },
  };
}

/** Colour tokens of an accent: shapes in it, and links in a shade that can be read. */
export function tokensOfAccent(hex: string): ColourTokens {
  const given = fromHex(hex);
  const at = (l: number, most: number): Oklch => ({ l, c: Math.min(given.c, most), h: given.h });
  const own = shown(given);
  const seen = (theme: Theme, mode: 'normal' | 'high') => (colour: Oklch) => standsOut(colour, theme, shape[mode]);
  const read = (theme: Theme, mode: 'normal' | 'high') => (colour: Oklch) => standsOut(colour, theme, text[mode]);
  return {
    normal: {
      accent: { light: own, dark: towards(at(0.7, 0.17), 'dark', seen('dark', 'normal')) },
      link: {
        light: towards(at(Math.min(own.l, 0.5), 0.19), 'light', read('light', 'normal')),
        dark: towards(at(0.79, 0.11), 'dark', read('dark', 'normal')),
      },
    },
    high: {
      accent: {
        light: towards(at(Math.min(own.l, 0.42), 0.2), 'light', seen('light', 'high')),
        dark: towards(at(0.82, 0.12), 'dark', seen('dark', 'high')),
      },
      link: {
        light: towards(at(Math.min(own.l, 0.38), 0.18), 'light', read('light', 'high')),
        dark: towards(at(0.88, 0.09), 'dark', read('dark', 'high')),
      },
    },
  };
}
