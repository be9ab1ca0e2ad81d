import { expect, test } from 'vitest';
import { modesWith, tokensOf, tooFaint } from './contrast.fixture.ts';

test.each(modesWith())('$name: text and shapes stand out from their ground', (mode) =>
  expect(tooFaint(mode)).toEqual([]),
);

test('those whose system asks for contrast get the same as those who switch it on', () => {
  expect(tokensOf(":root:not([data-contrast='normal'])")).toEqual(tokensOf(":root[data-contrast='high']"));
});
