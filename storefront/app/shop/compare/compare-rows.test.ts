import { expect, test } from 'vitest';
import { rowsOf } from './compare-rows.ts';

const of = (...lines: [string, string][]) => ({ lines: lines.map(([label, value]) => ({ label, value })) });

test('unites lines by label, marks those that differ, and joins those of one label', () => {
  expect(
    rowsOf([
      of(['الوزن', '200 غ'], ['Battery', '10 h'], ['اللون', 'أسود']),
      of([' الوزن ', '200 غ'], ['battery', '12 h'], ['اللون', 'أسود'], ['اللون', 'أبيض']),
    ]),
  ).toEqual([
    { label: 'الوزن', values: ['200 غ', '200 غ'], differs: false },
    { label: 'battery', values: ['10 h', '12 h'], differs: true },
    { label: 'اللون', values: ['أسود', 'أسود · أبيض'], differs: true },
  ]);
});

test('a line that one says alone differs, and one column does not', () => {
  expect(rowsOf([of(['Weight', '1 kg']), of()])).toEqual([{ label: 'Weight', values: ['1 kg', null], differs: true }]);
  expect(rowsOf([of(['Weight', '1 kg'], ['Size', ' '])]).map(({ differs }) => differs)).toEqual([false, false]);
  expect(rowsOf([])).toEqual([]);
});
