import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll('"', "'");

export type Theme = 'light' | 'dark';
export type Tokens = Record<string, Record<Theme, string>>;

/** The declarations of the first rule with this selector. */
export function tokensOf(selector: string): Tokens {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const tokens: Tokens = {};
  for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((oklch\([^)]+\)),\s?(oklch\([^)]+\))\)$/.exec(value);
    tokens[name] = { light: pair?.[1] ?? value, dark: pair?.[2] ?? value };
  }
  return tokens;
}

/** Relative luminance (WCAG 2) of an oklch colour. */
function luminance(color: string): number {
  const [, lightness = 0, chroma = 0, hue = 0] = (/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)/.exec(color) ?? []).map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const light = lightness / 100;
  const [l, m, s] = [
    (light + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (light - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (light - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const shown = (channel: number) => Math.min(1, Math.max(0, channel));
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue);
}

function contrast(first: string, second: string): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['surface', 'card', 'tint'];
const backdrops = ['sand', 'sage', 'dusk', 'rose', 'lavender', 'stone'];

/** Every pair of text and ground the shop draws. */
const textPairs: [text: string, ground: string][] = [
  ...surfaces.flatMap((ground) =>
    ['ink', 'ink-soft', 'primary', 'secondary', 'link', 'positive', 'negative', 'info', 'warning'].map(
      (text): [string, string] => [text, ground],
    ),
  ),
  ...backdrops.flatMap((ground) =>
    ['ink', 'ink-soft', 'primary', 'link'].map((text): [string, string] => [text, ground]),
  ),
  ['negative', 'rose'],
  ['positive', 'dusk'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['positive', 'positive-tint'],
  ['negative', 'negative-tint'],
  ['ink', 'negative-tint'],
  ['ink-soft', 'negative-tint'],
  ['info', 'info-tint'],
  ['warning', 'warning-tint'],
  ['on-dark', 'dark'],
  ['on-dark-soft', 'dark'],
];

/** Shapes that are seen but not read: field borders, focus rings. */
const shapePairs: [shape: string, ground: string][] = surfaces.flatMap((ground) =>
  ['line-strong', 'focus'].map((shape): [string, string] => [shape, ground]),
);

const normal = tokensOf(':root');
const high = { ...normal, ...tokensOf(":root[data-contrast='high']") };

interface Mode {
  name: string;
  tokens: Tokens;
  theme: Theme;
  forText: number;
  forShapes: number;
}

/** The four looks of the shop, with the tokens of a shop's own theme over the built-in ones. */
export function modesWith(own: { normal: Tokens; high: Tokens } = { normal: {}, high: {} }): Mode[] {
  const ordinary: Tokens = { ...normal, ...own.normal };
  const strong: Tokens = { ...high, ...own.normal, ...own.high };
  for (const tokens of [ordinary, strong]) tokens.focus = tokens.accent ?? { light: '', dark: '' };
  return [
    { name: 'light', tokens: ordinary, theme: 'light', forText: 4.5, forShapes: 3 },
    { name: 'dark', tokens: ordinary, theme: 'dark', forText: 4.5, forShapes: 3 },
    { name: 'light, high contrast', tokens: strong, theme: 'light', forText: 7, forShapes: 4.5 },
    { name: 'dark, high contrast', tokens: strong, theme: 'dark', forText: 7, forShapes: 4.5 },
  ];
}

/** The pairs of a look that stand out too little. */
export function tooFaint({ tokens, theme, forText, forShapes }: Mode): string[] {
  const failures: string[] = [];
  const check = (pairs: [string, string][], least: number) => {
    for (const [front, ground] of pairs) {
      const ratio = contrast(tokens[front]?.[theme] ?? '', tokens[ground]?.[theme] ?? '');
      // Backdrops keep their tint in high contrast, so text on them is checked against the ordinary ratio.
      const needed = backdrops.includes(ground) || ground.endsWith('tint') ? Math.min(least, 4.5) : least;
      if (!(ratio >= needed)) failures.push(`${front} on ${ground}: ${ratio.toFixed(2)} < ${needed}`);
    }
  };
  check(textPairs, forText);
  check(shapePairs, forShapes);
  return failures;
}
