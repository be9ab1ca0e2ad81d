import { expect } from 'vitest';
import type { Halalas } from '../ports/payment.ts';
import type { Fault } from './fake-server.ts';
import { type PaymentWorld, paymentIntent, startPayment, WHOLE } from './payment-world.ts';

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
  /** True once the rest will never be captured. */
  isClosed: boolean;
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

/** Gives up what is not captured. */
async function close(world: LenderWorld, books: LenderBooks, reference: string, faults: readonly Fault[]) {
  await insist(world, faults, () => world.provider.cancel(reference));
  books.isGivenUp ||= books.captured === 0;
  books.isClosed = true;
}

async function take(
  world: LenderWorld & { amount: Halalas },
  books: LenderBooks,
  reference: string,
  { act, amount, faults }: LenderStep,
) {
  const { provider } = world;
  if (act === 'read') await insist(world, faults, () => provider.read(reference));
  const isPartly = provider.capabilities.capturesParts === true;
  if (act === 'cancel') await close(world, books, reference, faults);
  if (act === 'capture' && isPartly && !books.isClosed && !books.isGivenUp && books.captured < world.amount) {
    serial += 1;
    const part = { key: `parcel ${serial}`, before: books.captured, isLast: false };
    const taken = Math.min(amount, world.amount - books.captured);
    await insist(world, faults, () => provider.capture?.(reference, taken, part));
    books.captured += taken;
  }
  if (act === 'capture' && !isPartly && books.captured === 0 && !books.isGivenUp) {
    // As the shop does when a shipment leaves: once, and what is not captured is given up.
    await insist(world, faults, () => provider.capture?.(reference, amount, WHOLE));
    await insist(world, faults, () => provider.cancel(reference));
    books.captured = amount;
  }
  if (act === 'refund' && books.captured > books.refunded) {
    // As the shop does: what is not captured is given up before captured money goes back.
    if (isPartly && !books.isClosed) await close(world, books, reference, faults);
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
  const books: LenderBooks = { captured: 0, refunded: 0, refunds: 0, isGivenUp: false, isClosed: false };
  for (const step of steps) await take({ ...world, amount }, books, reference, step);
  const state = await provider.read(reference);
  expect([captured(reference), refunded(reference)]).toEqual([books.captured, books.refunded]);
  expect(state.status).toBe(books.captured > 0 ? 'captured' : books.isGivenUp ? 'failed' : 'authorised');
  if (state.status === 'captured') expect(state.amount).toBe(books.captured);
  return books;
}
