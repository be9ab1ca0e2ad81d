import { expect } from 'vitest';
import type { Halalas } from '../ports/payment.ts';
import type { Fault } from './fake-server.ts';
import { type PaymentWorld, paymentIntent, startPayment } from './payment-world.ts';

/** A lender's fake with its own books. */
export type LenderWorld = Pick<PaymentWorld, 'provider' | 'pay'> & {
  trouble: Fault[];
  captured(reference: string): Halalas;
  refunded(reference: string): Halalas;
};

/** One act of a shop. Each of `faults` strikes an attempt before the one that succeeds. */
export interface LenderStep {
  act: 'capture' | 'refund' | 'cancel' | 'read';
  amount: Halalas;
  faults: readonly Fault[];
}

/** The books of the shop about one payment. */
export interface LenderBooks {
  captured: Halalas;
  refunded: Halalas;
  refunds: number;
  isGivenUp: boolean;
}

let serial = 0;

/** Calls until it is carried out, as the shop does after a failure. */
async function insist(world: LenderWorld, faults: readonly Fault[], work: () => Promise<unknown> | undefined) {
  for (const fault of faults) {
    world.trouble.push({ ...fault });
    await work()?.catch(() => undefined);
    world.trouble.splice(0);
  }
  await work();
}

async function take(world: LenderWorld, books: LenderBooks, reference: string, { act, amount, faults }: LenderStep) {
  const { provider } = world;
  if (act === 'read') await insist(world, faults, () => provider.read(reference));
  if (act === 'cancel') {
    await insist(world, faults, () => provider.cancel(reference));
    books.isGivenUp ||= books.captured === 0;
  }
  if (act === 'capture' && books.captured === 0 && !books.isGivenUp) {
    // As the shop does when a shipment leaves: once, and what is not captured is given up.
    await insist(world, faults, () => provider.capture?.(reference, amount));
    await insist(world, faults, () => provider.cancel(reference));
    books.captured = amount;
  }
  if (act === 'refund' && books.captured > books.refunded) {
    serial += 1;
    const back = Math.min(amount, books.captured - books.refunded);
    const asked = { captureReference: reference, id: String(serial), amount: back, refundedBefore: books.refunded };
    await insist(world, faults, () => provider.refund?.(asked));
    books.refunded += back;
    books.refunds += 1;
  }
}

/**
 * Plays one history of a payment that a lender has authorised, and compares its books with the shop's: what was captured once,
 * went back in parts or was given up, whatever answers were lost.
 */
export async function playLender(
  world: LenderWorld,
  steps: readonly LenderStep[],
  amount: Halalas,
): Promise<LenderBooks> {
  const { provider, pay, captured, refunded } = world;
  const { reference } = await startPayment(provider, paymentIntent(amount));
  await pay(reference);
  const books: LenderBooks = { captured: 0, refunded: 0, refunds: 0, isGivenUp: false };
  for (const step of steps) await take(world, books, reference, step);
  const state = await provider.read(reference);
  expect([captured(reference), refunded(reference)]).toEqual([books.captured, books.refunded]);
  expect(state.status).toBe(books.captured > 0 ? 'captured' : books.isGivenUp ? 'failed' : 'authorised');
  if (state.status === 'captured') expect(state.amount).toBe(books.captured);
  return books;
}
