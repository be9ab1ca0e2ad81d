import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRefund } from './refund-methods.ts';

test('refunds in any steps and ways sum, and no way gives back more than it was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(fc.record({ amount: fc.integer({ min: 0, max: 40_000 }), toCredit: fc.boolean() }), { maxLength: 12 }),
      (credit, outside, refunds) => {
        const order = {
          total_halalas: credit + outside,
          store_credit_halalas: credit,
          payment_method: 'test-pay',
          refunds_in_parts: true as const,
          customer_id: 'somebody',
        };
        const back = { card: 0, credit: 0, sum: 0 };
        for (const { amount: wanted, toCredit } of refunds) {
          const amount = Math.min(wanted, order.total_halalas - back.sum);
          const parts = splitRefund(order, toCredit ? 'store_credit' : 'original', back.sum, amount);
          expect(parts.card + parts.bank + parts.credit).toBe(amount);
          expect(Math.min(parts.card, parts.bank, parts.credit)).toBeGreaterThanOrEqual(0);
          back.sum += amount;
          back.card += parts.card;
          if (!toCredit) back.credit += parts.credit;
        }
        expect(back.card).toBeLessThanOrEqual(outside);
        expect(back.credit).toBeLessThanOrEqual(credit);
      },
    ),
  );
});
