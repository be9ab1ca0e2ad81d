import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeCommission, pointsFor } from './compute-commission.ts';

// The promises of the calculator on /affiliate (storefront/app/affiliate/commission.ts), to the halala.
const standard = (halalas: number) => ({ tax: 'standard' as const, vat_percent: 15, halalas });

test.each([
  [0, 0],
  [229, 0],
  [230, 1],
  [459, 1],
  [460, 2],
  [23_000, 100],
  [23_229, 100],
  [23_230, 101],
  [10_000, 43],
  [99_999_999, 434_782],
])('%i halalas of goods at 5 %% bring %i points of 10', (goods, points) => {
  expect(pointsFor([standard(goods)], [500], 10)).toBe(points);
});

test('however the same goods are put into lines, they bring the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 }), (paid) => {
      const together = paid.reduce((sum, one) => sum + one, 0);
      const net = together - Math.round((together * 15) / 115);
      const promised = Math.floor((net * 5) / 100 / 10);
      expect(
        pointsFor(
          paid.map(standard),
          paid.map(() => 500),
          10,
        ),
      ).toBe(promised);
    }),
    { numRuns: 1_000 },
  );
});

test('each line has its rate, and what is left of a point is dropped once', () => {
  // 100.00 and 50.00 without VAT: 10.00 at 10 %, 1.25 at 2.5 %.
  expect(pointsFor([standard(11_500), standard(5_750)], [1_000, 250], 10)).toBe(112);
  expect(pointsFor([standard(11_500), standard(5_750)], [1_000, 0], 10)).toBe(100);
  expect(pointsFor([standard(11_500), standard(5_750)], [1_000, 250], 25)).toBe(45);
});

test('what is sold without VAT earns on all of its price', () => {
  const medicine = { tax: 'VATEX-SA-35' as const, vat_percent: 0, halalas: 10_000 };
  expect(pointsFor([medicine], [1_000], 10)).toBe(100);
  expect(pointsFor([standard(11_500), medicine], [1_000, 1_000], 10)).toBe(200);
});

test('a refund of the whole order brings nothing, whether by pieces or by amount', () => {
  const item = { id: 1, product_id: 1, variant_id: 1, bundle_id: null, quantity: 2, unit_price_halalas: 11_500 };
  const taxed = { tax: 'standard', vat_percent: 15 } as const;
  const order = (refunded: number, refundedHalalas: number) => ({
    ...{ rules: null, shipping_halalas: 2_500, services_halalas: 2_500, refunded_services_halalas: 0 },
    refunded_halalas: refundedHalalas,
    items: [{ ...item, ...taxed, total_halalas: 23_000, refunded }],
  });
  expect(computeCommission(order(0, 0), [500], 10)).toBe(100);
  expect(computeCommission(order(1, 11_500), [500], 10)).toBe(50);
  expect(computeCommission(order(0, 11_500), [500], 10)).toBe(50);
  expect(computeCommission(order(2, 23_000), [500], 10)).toBe(0);
  expect(computeCommission(order(0, 23_000), [500], 10)).toBe(0);
});
