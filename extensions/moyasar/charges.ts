import type { PaymentState } from '@waha/extend';
import { type Ask, MoyasarError } from './api.ts';
import { capturedState, isTaken, paymentShape } from './payment-state.ts';

/** The reference of a charge is its path, so that it is told from the id of an invoice. */
const PATH = 'payments/';
/** A charge that has not ended: asked for, but not decided. */
const UNDECIDED = new Set(['initiated', 'authorized']);

/** A charge has the id that the shop gave it, so that its reference is known before the call. */
export function referenceOfCharge(intentId: string): string {
  return `${PATH}${intentId}`;
}

export function isCharge(reference: string): boolean {
  return reference.startsWith(PATH);
}

/** State of a charge. One that Moyasar does not know has not arrived yet, or never will. */
export async function readCharge(ask: Ask, reference: string): Promise<PaymentState> {
  try {
    const payment = await ask(paymentShape, 'GET', `/${PATH}${encodeURIComponent(reference.slice(PATH.length))}`);
    if (isTaken(payment)) {
      const token = payment.source?.token;
      return { ...capturedState(payment), ...(token && { keptToken: token }) };
    }
    return UNDECIDED.has(payment.status) ? { status: 'open', wasRefused: false } : { status: 'failed' };
  } catch (error) {
    if (error instanceof MoyasarError && error.status === 404) return { status: 'open', wasRefused: false };
    throw error;
  }
}
