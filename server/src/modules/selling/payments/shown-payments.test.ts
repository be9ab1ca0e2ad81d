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
const method = (code: string, marks?: string[]) =>
  [code, { capabilities: { ...(marks && { marks }) } } as unknown as OnlineMethod] as const;

test('only what is on is shown, and each mark once', () => {
  expect(shownPayments(settings(false, false), new Map())).toEqual({ kinds: [], marks: [] });
  expect(shownPayments(settings(true, true), new Map())).toEqual({ kinds: ['cash', 'transfer'], marks: [] });
  const online = new Map([method('one', ['mada', 'Visa']), method('two', ['Visa', 'Apple Pay']), method('three')]);
  expect(shownPayments(settings(true, false), online)).toEqual({
    kinds: ['online', 'cash'],
    marks: ['mada', 'Visa', 'Apple Pay'],
  });
});
