import { expect, test } from 'vitest';
import { makeVariants, readColours, readSizes } from './make-variants.ts';
import { emptyVariant } from './product-values.ts';

test('sizes are read with commas of either language, each once', () => {
  expect(readSizes('S, M، L,,S\n50 ml')).toEqual(['S', 'M', 'L', '50 ml']);
});

test('a colour is a line of two names and a shade', () => {
  expect(readColours('أسود, Black, #000000\n\nأزرق، Blue، #0000ff')).toEqual([
    { ar: 'أسود', en: 'Black', hex: '#000000' },
    { ar: 'أزرق', en: 'Blue', hex: '#0000ff' },
  ]);
});

test('each size in each colour is made once, and what is there stays as it is', () => {
  const colours = readColours('أسود, Black, #000000\nأبيض, White, #ffffff');
  const small = { ...emptyVariant, id: 7, sku: 'OLD', size: 'S', color_ar: 'أسود', color_en: 'Black', left: 4 };
  const made = makeVariants({ sizes: ['S', 'M'], colours }, [small], 'abaya');
  expect(made.map(({ sku }) => sku)).toEqual(['OLD', 'ABAYA-S-WHITE', 'ABAYA-M-BLACK', 'ABAYA-M-WHITE']);
  expect(made[0]).toBe(small);
  expect(makeVariants({ sizes: ['S', 'M'], colours }, made, 'abaya')).toEqual(made);
});

test('nothing is made of nothing', () => {
  expect(makeVariants({ sizes: [], colours: [] }, [], 'x')).toEqual([]);
});
