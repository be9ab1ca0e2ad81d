import type { PaymentKind } from '@waha/contract';
import type { OnlineMethods } from './online-method.ts';
import type { PaymentSettings } from './payment-settings.store.ts';

/** The ways to pay that are on, as every page may state them. */
export interface ShownPayments {
  kinds: PaymentKind[];
  /** Marks of cards and wallets that the methods of extensions take, each once. */
  marks: string[];
}

const MOST_MARKS = 20;

export function shownPayments(settings: PaymentSettings, online: OnlineMethods): ShownPayments {
  const kinds: PaymentKind[] = [];
  if (online.size > 0) kinds.push('online');
  if (settings.cashOnDelivery.isOn) kinds.push('cash');
  if (settings.bankTransfer.isOn) kinds.push('transfer');
  const marks = [...online.values()].flatMap(({ capabilities }) => capabilities.marks ?? []);
  return { kinds, marks: [...new Set(marks)].slice(0, MOST_MARKS) };
}
