import { expect, test } from 'vitest';
import { countVariants, readValues, renameIn, variantsFor } from './option-values.ts';
import type { OptionValue } from './product-values.ts';

const option = (key: string, ...values: string[]): OptionValue => ({
  key,
  kind: 'other',
  name_ar: key,
  name_en: '',
  values: values.map((value_ar) => ({ value_ar, value_en: '', hex: '' })),
});

test('values are read with commas of either language, each once', () => {
  expect(readValues('S, M، L,,S\n50 مل')).toEqual(['S', 'M', 'L', '50 مل']);
});

test('each combination of values is a variant', () => {
  const options = [option('colour', 'أسود', 'أبيض'), option('size', 'S', 'M'), option('material', 'جلد')];
  expect(countVariants(options)).toBe(4);
  expect(variantsFor(options, []).map(({ chosen }) => Object.values(chosen).join(' '))).toEqual([
    'أسود S جلد',
    'أسود M جلد',
    'أبيض S جلد',
    'أبيض M جلد',
  ]);
  expect([countVariants([]), variantsFor([option('size')], [])]).toEqual([0, []]);
});

test('what is there keeps its identity when values are added, moved and renamed, and goes with its value', () => {
  const [small, medium] = variantsFor([option('size', 'S', 'M')], []);
  const there = [
    { ...small, id: 1, price: '90' },
    { ...medium, id: 2 },
  ] as ReturnType<typeof variantsFor>;
  const ids = (options: OptionValue[], variants = there) => variantsFor(options, variants).map(({ id }) => id ?? 0);
  expect(ids([option('size', 'L', 'M', 'S')])).toEqual([0, 2, 1]);
  expect(ids([option('size', 'M')])).toEqual([2]);
  expect(ids([option('size', 'صغير', 'M')], renameIn(there, 'size', 'S', 'صغير'))).toEqual([1, 2]);
});

test('a new option gives what is there its first value, and one that goes leaves the first of each', () => {
  const sizes = option('size', 'S', 'M');
  const there = variantsFor([sizes], []).map((variant, at) => ({ ...variant, id: at + 1 }));
  const both = variantsFor([sizes, option('material', 'جلد', 'قماش')], there);
  expect(both.map(({ id }) => id ?? 0)).toEqual([1, 0, 2, 0]);
  expect(variantsFor([sizes], both).map(({ id }) => id)).toEqual([1, 2]);
});
