import type { RemittanceLine } from '@waha/contract';
import { toHalalas, toRiyals } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { claimRemittances, type Remitted, readRemittable } from './remittances.store.ts';

interface Told {
  number: string;
  /** Riyals, as the statement says. */
  amount: number;
}

/**
 * Compares a carrier's statement with its parcels, line by line, and stores what it paid for each, once. No ledger is moved:
 * an order in cash counts as paid since its delivery.
 */
export async function settleRemittance(
  tx: Tx,
  carrier: string,
  lines: readonly Told[],
  at: Date,
): Promise<RemittanceLine[]> {
  // A number that a statement has twice is paid by its first line.
  const first = new Map<string, number>();
  for (const { number, amount } of lines) if (!first.has(number)) first.set(number, toHalalas(amount));
  const claimed = new Set(
    await claimRemittances(
      tx,
      carrier,
      [...first].map(([number, halalas]) => ({ number, halalas })),
      at,
    ),
  );
  const parcels = new Map((await readRemittable(tx, carrier, [...first.keys()])).map((one) => [one.number, one]));
  return lines.map(({ number, amount }) => {
    const parcel = parcels.get(number);
    const outcome = outcomeOf(parcel, toHalalas(amount), claimed.delete(number));
    const { order_id: orderId = null, order_number: orderNumber = null, cash_halalas: cash = 0 } = parcel ?? {};
    return { number, amount, outcome, order_id: orderId, order_number: orderNumber, expected: toRiyals(cash) };
  });
}

function outcomeOf(parcel: Remitted | undefined, halalas: number, isClaimed: boolean): RemittanceLine['outcome'] {
  if (!parcel) return 'unknown';
  if (!isClaimed) return 'again';
  return parcel.cash_halalas === halalas ? 'match' : 'differs';
}
