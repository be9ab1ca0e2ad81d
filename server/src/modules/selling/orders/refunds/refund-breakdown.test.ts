import { expect, test } from 'vitest';
import { refundBreakdown } from './refund-breakdown.ts';

type Given = Parameters<typeof refundBreakdown>[0];

const order = (more: Partial<Given>): Given => ({
  customer_id: 'b0a1d3f4-0000-4000-8000-000000000001',
  total_halalas: 12_500,
  store_credit_halalas: 0,
  gift_card_halalas: 0,
  payment_method: 'test-pay',
  events: [{ status: 'confirmed' }],
  ...more,
});

const nothing = { card: 0, bank: 0, credit: 0 };

test('what a card or a transfer paid goes back that way', () => {
  expect(refundBreakdown(order({}))).toEqual({ ...nothing, card: 12_500 });
  expect(refundBreakdown(order({ payment_method: 'bank_transfer' }))).toEqual({ ...nothing, bank: 12_500 });
});

test('nobody gets back what never came: cash, and what was waited for in vain', () => {
  expect(refundBreakdown(order({ payment_method: 'cash_on_delivery' }))).toEqual(nothing);
  expect(refundBreakdown(order({ events: [{ status: 'pending_payment' }] }))).toEqual(nothing);
});

test('store credit is theirs again even when it was only held, and the card the rest', () => {
  const part = { store_credit_halalas: 2_500 };
  expect(refundBreakdown(order(part))).toEqual({ card: 10_000, bank: 0, credit: 2_500 });
  expect(refundBreakdown(order({ ...part, events: [] }))).toEqual({ ...nothing, credit: 2_500 });
});
