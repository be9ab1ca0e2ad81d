import { orderStatuses } from '@waha/contract';
import { expect, test } from 'vitest';
import { MOST_RECEIPTS, maySendReceipt } from './transfers.policy.ts';

const takes = (payment_method: 'bank_transfer' | 'cash_on_delivery', receipts: number) =>
  orderStatuses.filter((status) => maySendReceipt({ payment_method, status }, receipts) === null);

test('receipts are taken while an order waits for its transfer, and after that came to nothing', () => {
  expect(takes('bank_transfer', 0)).toEqual(
    orderStatuses.filter((one) => ['pending_payment', 'cancelled', 'expired'].includes(one)),
  );
  expect(takes('cash_on_delivery', 0)).toEqual([]);
  expect(maySendReceipt({ payment_method: 'cash_on_delivery', status: 'pending_payment' }, 0)?.code).toBe(
    'transfers.not_awaited',
  );
});

test.each([
  [MOST_RECEIPTS - 1, undefined],
  [MOST_RECEIPTS, 'transfers.too_many_receipts'],
])('with %i receipts', (receipts, code) => {
  expect(maySendReceipt({ payment_method: 'bank_transfer', status: 'pending_payment' }, receipts)?.code).toBe(code);
});
