import type { Variant } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { chosenVariant, colorOptions, firstChoice, sizeOptions } from './variant-choice.ts';

let lastId = 0;

function aVariant(color: string | null, size: string | null, stock = 5): Variant {
  lastId += 1;
  return {
    id: lastId,
    sku: `S${lastId}`,
    color,
    size,
    color_hex: color && '#123456',
    price: 100,
    sale_price: null,
    in_stock: stock > 0,
    stock_quantity: stock,
    image: null,
  };
}

test('a colour can be had when any of its sizes can', () => {
  const options = colorOptions([aVariant('أسود', 'M', 0), aVariant('أسود', 'L'), aVariant('أبيض', 'M', 0)]);
  expect(options.map(({ value, available }) => [value, available])).toEqual([
    ['أسود', true],
    ['أبيض', false],
  ]);
});

test('sizes tell what the chosen colour has', () => {
  const variants = [aVariant('أسود', 'M', 0), aVariant('أبيض', 'M'), aVariant('أسود', 'L')];
  const available = (color: string) => sizeOptions(variants, color).map((option) => option.available);
  expect(available('أسود')).toEqual([false, true]);
  expect(available('أبيض')).toEqual([true, false]);
});

test('opens on the first colour in stock and leaves the size to the shopper', () => {
  const variants = [aVariant('أسود', 'M', 0), aVariant('أبيض', 'M'), aVariant('أبيض', 'L')];
  expect(firstChoice(variants)).toEqual({ color: 'أبيض', size: null });
  expect(chosenVariant(variants, firstChoice(variants))).toBeNull();
});

test('an only size is chosen already', () => {
  const variants = [aVariant(null, '100 مل'), aVariant(null, '100 مل')];
  expect(firstChoice(variants)).toEqual({ color: null, size: '100 مل' });
  expect(chosenVariant(variants, firstChoice(variants))?.id).toBe(variants[0]?.id);
});
