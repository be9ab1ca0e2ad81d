import type { ProductOption, Variant } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { chosenVariant, firstChoice, labelOf, valuesOf } from './variant-choice.ts';

let lastId = 0;

const color = { kind: 'color', name: 'اللون' } as const;
const size = { kind: 'size', name: 'المقاس' } as const;
const material = { kind: 'other', name: 'الخامة' } as const;

function aVariant(choices: string[], stock = 5): Variant {
  lastId += 1;
  return {
    id: lastId,
    sku: `S${lastId}`,
    color: null,
    size: null,
    color_hex: '#123456',
    choices,
    price: 100,
    sale_price: null,
    in_stock: stock > 0,
    stock_quantity: stock,
    image: null,
  };
}

const of = (options: ProductOption[], ...variants: Variant[]) => ({ options, variants });

test('a colour can be had when any of its sizes can', () => {
  const product = of([color, size], aVariant(['أسود', 'M'], 0), aVariant(['أسود', 'L']), aVariant(['أبيض', 'M'], 0));
  expect(valuesOf(product, 0, firstChoice(product))).toEqual([
    { value: 'أسود', hex: '#123456', available: true },
    { value: 'أبيض', hex: '#123456', available: false },
  ]);
});

test('values tell what is left of those chosen before them', () => {
  const product = of(
    [color, size, material],
    aVariant(['أسود', 'M', 'جلد'], 0),
    aVariant(['أبيض', 'M', 'جلد']),
    aVariant(['أسود', 'L', 'قماش']),
  );
  const available = (at: number, ...choice: string[]) => valuesOf(product, at, choice).map((one) => one.available);
  expect(available(1, 'أسود')).toEqual([false, true]);
  expect(available(1, 'أبيض')).toEqual([true, false]);
  expect(available(2, 'أسود', 'L')).toEqual([false, true]);
});

test('opens on the first colour in stock and leaves the rest to the shopper', () => {
  const product = of([color, size], aVariant(['أسود', 'M'], 0), aVariant(['أبيض', 'M']), aVariant(['أبيض', 'L']));
  expect(firstChoice(product)).toEqual(['أبيض', null]);
  expect(chosenVariant(product.variants, firstChoice(product))).toBeNull();
  expect(chosenVariant(product.variants, ['أبيض', 'L'])?.choices).toEqual(['أبيض', 'L']);
});

test('an only value is chosen already', () => {
  const product = of([{ kind: 'size', name: 'الحجم' }], aVariant(['100 مل']), aVariant(['100 مل']));
  expect(firstChoice(product)).toEqual(['100 مل']);
  expect(chosenVariant(product.variants, firstChoice(product))?.id).toBe(product.variants[0]?.id);
});

test('a label says the name of an option whose values may not speak for themselves', () => {
  expect(labelOf([color, size, material], ['أسود', 'M', 'جلد'])).toBe('أسود / M / الخامة: جلد');
  expect(labelOf([color, size], ['أسود', null])).toBe('أسود');
});
