import type { Quote, QuoteLine } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { whatChanged } from './what-changed.ts';

function aLine(overrides: Partial<QuoteLine> = {}): QuoteLine {
  return {
    product_id: 1,
    variant_id: null,
    bundle_id: null,
    promotion_id: null,
    name: 'عطر',
    variant: null,
    slug: 'perfume',
    image: null,
    quantity: 2,
    available_quantity: 9,
    later_quantity: 0,
    ships_from: null,
    unit_price: 50,
    original_price: 50,
    discount: 0,
    total: 100,
    is_digital: false,
    answers: [],
    warnings: [],
    ...overrides,
  };
}

function aQuote(overrides: Partial<Quote> = {}): Quote {
  return {
    lines: [aLine()],
    items_count: 2,
    subtotal: 100,
    discounts: [],
    discount_total: 0,
    coupon: null,
    shipping: null,
    shipping_options: [],
    shipping_message: null,
    needs_shipping: true,
    shipping_total: 25,
    payment_options: [],
    payment_fee: 0,
    gift_total: 0,
    vat_included: 16.3,
    taxes: [{ category: 'standard', percent: 15, total: 125, vat: 16.3 }],
    total: 125,
    store_credit: null,
    gift_card: null,
    amount_due: 125,
    held: [],
    can_order: true,
    ...overrides,
  };
}

test('names the line, the lost discount, the delivery and the total', () => {
  const discount = { source: 'coupon', id: null, code: 'WELCOME', label: 'ترحيب', amount: 10 } as const;
  const before = aQuote({ discounts: [discount], total: 115 });
  const now = aQuote({
    lines: [aLine({ unit_price: 60 })],
    shipping_total: 0,
    total: 120,
  });
  expect(whatChanged(before, now)).toEqual([
    { kind: 'line', name: 'عطر', before: 100, now: 120 },
    { kind: 'discount', name: 'ترحيب', before: 10, now: null },
    { kind: 'shipping', name: '', before: 25, now: 0 },
    { kind: 'total', name: '', before: 115, now: 120 },
  ]);
});

test('two variants of one product are two lines', () => {
  const [small, large] = [aLine({ variant_id: 1, name: 'S' }), aLine({ variant_id: 2, name: 'L' })];
  const dearer = { ...large, unit_price: 70 };
  const changes = whatChanged(aQuote({ lines: [small, large] }), aQuote({ lines: [small, dearer] }));
  expect(changes[0]).toEqual({ kind: 'line', name: 'L', before: 100, now: 140 });
  expect(changes).toHaveLength(2);
});

test('a new fee is news', () => {
  expect(whatChanged(aQuote(), aQuote({ payment_fee: 15, total: 140 }))).toContainEqual({
    kind: 'fee',
    name: '',
    before: 0,
    now: 15,
  });
});
