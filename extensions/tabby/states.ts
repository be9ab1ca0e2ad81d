import type { PaymentState } from '@waha/extend';
import { fromText } from './amounts.ts';
import type { TabbyPayment } from './api.ts';

type Read = (payment: TabbyPayment) => PaymentState;

/** Sum of what was captured, in halalas. */
export const capturedOf = ({ captures }: TabbyPayment) =>
  (captures ?? []).reduce((sum, { amount }) => sum + fromText(amount), 0);

/** Sum of what was given back, in halalas. */
export const refundedOf = ({ refunds }: TabbyPayment) =>
  (refunds ?? []).reduce((sum, { amount }) => sum + fromText(amount), 0);

const taken: Read = (payment) => {
  const { id: captureReference, currency } = payment;
  return { status: 'captured', captureReference, amount: capturedOf(payment), currency };
};
const held: Read = ({ amount, currency }) => ({ status: 'authorised', amount: fromText(amount), currency });

/**
 * Tabby's states and what each means to the shop, before a capture and after one. A partial capture leaves a payment AUTHORIZED
 * until the rest is closed; one that is CLOSED without a capture was given up.
 */
const states: Readonly<Record<string, { untouched: Read; captured: Read }>> = {
  CREATED: { untouched: () => ({ status: 'open', wasRefused: false }), captured: taken },
  AUTHORIZED: { untouched: held, captured: taken },
  CLOSED: { untouched: () => ({ status: 'failed' }), captured: taken },
  REJECTED: { untouched: () => ({ status: 'failed' }), captured: taken },
  EXPIRED: { untouched: () => ({ status: 'expired' }), captured: taken },
};

export const statusOf = ({ status }: TabbyPayment) => status.toUpperCase();

/** State of a payment. Throws for a status that Tabby did not publish: then the outcome is unknown. */
export function stateOf(payment: TabbyPayment): PaymentState {
  const reads = Object.hasOwn(states, statusOf(payment)) ? states[statusOf(payment)] : undefined;
  if (!reads) throw new Error('Tabby stated a status that it did not publish');
  return capturedOf(payment) > 0 ? reads.captured(payment) : reads.untouched(payment);
}
