import { expect, test } from 'vitest';
import type { OnlineMethod } from './online-method.ts';
import { shownPayments } from './shown-payments.ts';

const settings = (cash: boolean, transfer: boolean) => ({
  cashOnDelivery: { isOn: cash, feeHalalas: 0, maximumHalalas: 1, cityIds: null },
  bankTransfer: {
    ...{ isOn: transfer, bankName: { ar: '', en: '' }, accountName: { ar: '', en: '' } },
    ...{ iban: '', holdHours: 1 },
  },
});
const method = (code: string, marks?: string[], more = {}) =>
  [code, { capabilities: { ...(marks && { marks }), ...more } } as unknown as OnlineMethod] as const;

test('only what is on is shown, and each mark once', () => {
  expect(shownPayments(settings(false, false), new Map())).toEqual({
    kinds: [],
    marks: [],
    instalments: [],
    wallets: [],
  });
  expect(shownPayments(settings(true, true), new Map())).toEqual({
    kinds: ['cash', 'transfer'],
    marks: [],
    instalments: [],
    wallets: [],
  });
  const online = new Map([method('one', ['mada', 'Visa']), method('two', ['Visa', 'Apple Pay']), method('three')]);
  expect(shownPayments(settings(true, false), online)).toEqual({
    kinds: ['online', 'cash'],
    marks: ['mada', 'Visa', 'Apple Pay'],
    instalments: [],
    wallets: [],
  });
});

test('parts are shown of methods that have them, with the amounts they take', () => {
  const lender = { instalments: { count: 4 }, minimum: 1_000, maximum: 500_000 };
  const online = new Map([method('card', ['mada']), method('lender', [], lender)]);
  const { instalments } = shownPayments(settings(true, false), online);
  expect(instalments).toEqual([{ count: 4, minimumHalalas: 1_000, maximumHalalas: 500_000 }]);
});

test('a wallet is shown once, with the method that pays by it', () => {
  const wallet = { kind: 'apple-pay', networks: ['mada'] };
  const online = new Map(
    ['first', 'second'].map((code) => [code, { code, wallet, capabilities: {} } as unknown as OnlineMethod] as const),
  );
  expect(shownPayments(settings(true, false), online).wallets).toEqual([
    { kind: 'apple-pay', method: 'first', networks: ['mada'] },
  ]);
});
