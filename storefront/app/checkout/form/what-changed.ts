import type { Quote, QuoteLine } from '@waha/contract/types';

/** A price that changed. Amounts in riyals; null if the item was not there before, or is there no longer. */
export interface Change {
  kind: 'line' | 'discount' | 'shipping' | 'fee' | 'gift' | 'total';
  /** Name of the product or discount; empty if `kind` is sufficient. */
  name: string;
  before: number | null;
  now: number | null;
}

function lineKey(line: QuoteLine): string {
  const filled = line.answers.map(({ value, upload_id: id }) => id ?? value).join('/');
  return `${line.bundle_id}/${line.product_id}/${line.variant_id}/${filled}`;
}

function changedAmounts(
  kind: Change['kind'],
  before: ReadonlyMap<string, { name: string; amount: number }>,
  now: ReadonlyMap<string, { name: string; amount: number }>,
): Change[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
    const [old, current] = [before.get(key), now.get(key)];
    if (old?.amount === current?.amount) return [];
    const name = current?.name ?? old?.name ?? '';
    return [{ kind, name, before: old?.amount ?? null, now: current?.amount ?? null }];
  });
}

function linesOf(quote: Quote) {
  return new Map(
    quote.lines.map((line) => [
      lineKey(line),
      { name: line.name, amount: Math.round(line.unit_price * line.quantity * 100) / 100 },
    ]),
  );
}

function discountsOf(quote: Quote) {
  return new Map(
    quote.discounts.map((one) => [`${one.source}/${one.id}/${one.code}`, { name: one.label, amount: one.amount }]),
  );
}

/** Differences between the quote a buyer agreed to and the current one; the total comes last. */
export function whatChanged(before: Quote, now: Quote): Change[] {
  const changes = [
    ...changedAmounts('line', linesOf(before), linesOf(now)),
    ...changedAmounts('discount', discountsOf(before), discountsOf(now)),
  ];
  if (before.shipping_total !== now.shipping_total) {
    changes.push({ kind: 'shipping', name: '', before: before.shipping_total, now: now.shipping_total });
  }
  if (before.gift_total !== now.gift_total) {
    changes.push({ kind: 'gift', name: '', before: before.gift_total, now: now.gift_total });
  }
  if (before.payment_fee !== now.payment_fee) {
    changes.push({ kind: 'fee', name: '', before: before.payment_fee, now: now.payment_fee });
  }
  return [...changes, { kind: 'total', name: '', before: before.total, now: now.total }];
}
