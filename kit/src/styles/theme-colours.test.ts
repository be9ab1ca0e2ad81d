import { builtInTheme, fromHex, nearestColour, type Theme, themeColours, toCss } from '@waha/contract/theme';
import { expect, test } from 'vitest';
import { modesWith, type Tokens, tooFaint } from './contrast.fixture.ts';

/** Each fifteenth degree of hue, from faint to loud and from dark to light. */
const grid = Array.from({ length: 24 }, (_, step) => step * 15).flatMap((hue) =>
  [0, 40, 100].flatMap((saturation) => [2, 25, 50, 75, 98].map((lightness) => hexOf({ hue, saturation, lightness }))),
);

/** CSS Color 4, §7.1: a colour of HSL. */
function hexOf({ hue, saturation, lightness }: { hue: number; saturation: number; lightness: number }): string {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function tokensFor(theme: Theme): { normal: Tokens; high: Tokens } {
  const { normal, high } = themeColours(theme);
  const asCss = (tokens: typeof normal): Tokens =>
    Object.fromEntries(
      Object.entries(tokens).flatMap(([name, pair]) =>
        pair ? [[name, { light: toCss(pair.light), dark: toCss(pair.dark) }]] : [],
      ),
    );
  return { normal: asCss(normal), high: asCss(high) };
}

const faintOf = (theme: Theme) => modesWith(tokensFor(theme)).flatMap((mode) => tooFaint(mode));

test('every colour that a shop may choose is AA on every ground, light and dark, and AAA in high contrast', () => {
  const failures = grid.flatMap((hex) => {
    const [primary, accent] = [nearestColour('primary', hex), nearestColour('accent', hex)];
    return faintOf({ ...builtInTheme, primary, accent }).map((failure) => `${hex}: ${failure}`);
  });
  expect(failures).toEqual([]);
});

test('a colour that cannot be read is told apart from one that can', () => {
  const pale = { ...builtInTheme, primary: '#f2c94c', accent: '#f2c94c' };
  expect(faintOf(pale).some((failure) => failure.startsWith('primary on'))).toBe(true);
  expect(faintOf(pale).some((failure) => failure.startsWith('focus on'))).toBe(true);
});

test('the nearest colour is the colour itself where it can be read, and keeps its hue where it cannot', () => {
  for (const hex of ['#12305c', '#7b1e3a', '#000000']) expect(nearestColour('primary', hex)).toBe(hex);
  for (const hex of grid) {
    for (const role of ['primary', 'accent'] as const) {
      const nearest = nearestColour(role, hex);
      expect(nearestColour(role, nearest)).toBe(nearest);
      const [given, found] = [fromHex(hex), fromHex(nearest)];
      expect(found.l).toBeLessThanOrEqual(given.l + 0.001);
      // Eight bits a channel leave a dark or a grey colour no exact hue.
      const turn = Math.abs(((given.h - found.h + 540) % 360) - 180);
      if (found.c > 0.04) expect(turn).toBeLessThan(4);
    }
  }
});

test('the built-in look is left as it was tuned', () => {
  expect(themeColours(builtInTheme)).toEqual({ normal: {}, high: {} });
});
