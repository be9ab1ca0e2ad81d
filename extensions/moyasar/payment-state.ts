import type { MaskedCard } from '@waha/extend';
import { z } from 'zod';

export const paymentShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int().min(1),
  currency: z.string(),
  refunded: z.int().nullish(),
  source: z
    .object({
      type: z.string().nullish(),
      company: z.string().nullish(),
      number: z.string().nullish(),
      /** Where a card is remembered. */
      token: z.string().nullish(),
      /** Where the buyer's bank asks on. */
      transaction_url: z.string().nullish(),
    })
    .nullish(),
});
export type Payment = z.output<typeof paymentShape>;

/** Statuses of received money: captured directly, or after an authorisation. */
const TAKEN = new Set(['paid', 'captured']);

export function isTaken({ status }: Payment): boolean {
  return TAKEN.has(status);
}

export function capturedState(payment: Payment) {
  const { id: captureReference, amount, currency } = payment;
  const card = maskedCardOf(payment);
  return { status: 'captured' as const, captureReference, amount, currency, ...(card && { card }) };
}

/** The masked card; null if it was paid from a wallet, or if too few digits are shown to recognise the card. */
function maskedCardOf({ source }: Payment): MaskedCard | null {
  const number = source?.number?.replaceAll(/[^\dX*]/gi, '') ?? '';
  if (!source?.company || !/\d{4}$/.test(number)) return null;
  return { scheme: source.company.toLowerCase(), number: number.replaceAll(/\D/g, '*') };
}
