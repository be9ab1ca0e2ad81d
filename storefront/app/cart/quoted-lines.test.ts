import type { Quote, QuoteLine } from '@waha/contract/types';
import { expect, test } from 'vitest';
import type { CartLine } from './cart-lines.ts';
import { blocksOrder, newsOf, pairLines, sellableOf } from './quoted-lines.ts';

function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return {
    id: 1,
    name: 'عطر',
    price: 100,
    image: '',
    quantity: 1,
    variant: null,
    variant_id: null,
    size: null,
    color: null,
    is_bundle: false,
    bundle_id: null,
    bundle_items: [],
    bundle_price: null,
    is_promotion: false,
    promotion_id: null,
    original_price: 100,
    slug: 'perfume',
    ...overrides,
  };
}

function quoted(overrides: Partial<QuoteLine> = {}): QuoteLine {
  return {
    product_id: 1,
    variant_id: null,
    bundle_id: null,
    promotion_id: null,
    name: 'عطر',
    variant: null,
    slug: 'perfume',
    image: null,
    quantity: 1,
    available_quantity: 5,
    later_quantity: 0,
    ships_from: null,
    unit_price: 100,
    original_price: 100,
    discount: 0,
    total: 100,
    is_digital: false,
    answers: [],
    warnings: [],
    ...overrides,
  };
}

test('a quote of an older cart is matched by line, not by place', () => {
  const [first, second] = [aLine({ id: 1 }), aLine({ id: 2 })];
  // Only the lines of a quote are read here.
  const quote = { lines: [quoted({ product_id: 1 }), quoted({ product_id: 2 })] } as unknown as Quote;
  const pairs = pairLines([second, aLine({ id: 3 })], { lines: [first, second], quote });
  expect(pairs.map((pair) => pair.quoted?.product_id ?? null)).toEqual([2, null]);
});

test('tells a price that moved since the line was added, either way, and not one that did not', () => {
  expect(newsOf({ line: aLine({ price: 120 }), quoted: quoted() })).toEqual([
    { kind: 'price_down', before: 120, now: 100 },
  ]);
  expect(newsOf({ line: aLine({ price: 99.99 }), quoted: quoted() })).toEqual([
    { kind: 'price_up', before: 99.99, now: 100 },
  ]);
  expect(newsOf({ line: aLine({ price: 100 + 1e-12 }), quoted: quoted() })).toEqual([]);
});

test('what cannot be had is not also said to have become cheaper', () => {
  const gone = quoted({
    unit_price: 0,
    available_quantity: 0,
    warnings: [{ code: 'product_gone', message: 'ذهب' }],
  });
  expect(newsOf({ line: aLine(), quoted: gone })).toEqual([{ kind: 'unavailable', message: 'ذهب' }]);
});

test('too few left stands in the way of an order, an ended offer does not', () => {
  const few = quoted({ available_quantity: 2, warnings: [{ code: 'only_left', message: 'بقيت قطعتان' }] });
  expect(newsOf({ line: aLine({ quantity: 4 }), quoted: few })[0]).toMatchObject({ kind: 'only_left', available: 2 });
  expect(blocksOrder({ line: aLine({ quantity: 4 }), quoted: few })).toBe(true);
  const ended = quoted({ warnings: [{ code: 'promotion_ended', message: 'انتهى' }] });
  expect(blocksOrder({ line: aLine(), quoted: ended })).toBe(false);
});

test('of a line as many pieces count as can be sold, and all while nothing is known', () => {
  const line = aLine({ quantity: 4 });
  expect(sellableOf({ line, quoted: null })).toBe(4);
  expect(sellableOf({ line, quoted: quoted({ available_quantity: 3 }) })).toBe(3);
  expect(sellableOf({ line, quoted: quoted({ available_quantity: 0 }) })).toBe(0);
});
