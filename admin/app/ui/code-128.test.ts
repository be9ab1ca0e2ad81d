import { expect, test } from 'vitest';
import { code128, symbols } from './code-128.ts';

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

test('each symbol has 11 modules, bars of an even width, and no twin', () => {
  expect(symbols).toHaveLength(106);
  expect(new Set(symbols).size).toBe(106);
  for (const symbol of symbols) {
    const widths = [...symbol].map(Number);
    expect(sum(widths), symbol).toBe(11);
    expect(sum(widths.filter((_, at) => at % 2 === 0)) % 2, symbol).toBe(0);
  }
});

test('a text begins with start B, ends with its check symbol and the stop', () => {
  // The check symbol of "PJJ123C" is 55: 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879, 879 mod 103.
  const widths = code128('PJJ123C').join('');
  expect(widths).toBe(
    ['211214', '313121', '112133', '112133', '123221', '223211', '221132', '131321', symbols[55], '2331112'].join(''),
  );
});
