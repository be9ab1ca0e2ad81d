import type { DraftAdjustment, DraftLine, DraftPrepayment, InvoiceDraft } from './draft.ts';
import { splitNet, type Vat, vatContained } from './vat.ts';

/** An amount with its parts: `net + vat` is what the buyer pays. */
export interface Split {
  readonly net: number;
  readonly vat: number;
}

export interface ComputedLine extends Split {
  readonly line: DraftLine;
}
export interface ComputedAdjustment extends Split {
  readonly isCharge: boolean;
  readonly adjustment: DraftAdjustment;
}
export interface ComputedPrepayment extends Split {
  readonly prepayment: DraftPrepayment;
}
export interface Subtotal extends Split {
  readonly rate: Vat;
}

/** A draft with all its amounts; halalas. */
export interface Computed {
  readonly lines: readonly ComputedLine[];
  readonly adjustments: readonly ComputedAdjustment[];
  readonly prepayments: readonly ComputedPrepayment[];
  readonly subtotals: readonly Subtotal[];
  readonly lineTotal: number;
  readonly allowanceTotal: number;
  readonly chargeTotal: number;
  readonly net: number;
  readonly vat: number;
  readonly prepaid: number;
  readonly payable: number;
}

export const grossOf = ({ quantity, unitPrice, discount }: DraftLine): number => quantity * unitPrice - discount;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const keyOf = (vat: Vat): string => `${vat.category}${vat.percent}`;

/**
 * Splits every amount into net and VAT. VAT is cut from the total of each rate; lines, charges and allowances sum to it
 * by themselves, without a remainder that some line would have to take.
 */
export function computeAmounts({ lines, charges = [], allowances = [], prepayments = [] }: InvoiceDraft): Computed {
  const items = [
    ...lines.map((line) => ({ rate: line.vat, gross: grossOf(line) })),
    ...charges.map(({ vat, amount }) => ({ rate: vat, gross: amount })),
    ...allowances.map(({ vat, amount }) => ({ rate: vat, gross: -amount })),
  ];
  const splits = splitByRate(items);
  const at = (index: number): Split => splits[index] ?? { net: 0, vat: 0 };
  const computedLines = lines.map((line, index) => ({ line, ...at(index) }));
  const adjustments = [
    ...charges.map((adjustment, index) => ({ adjustment, isCharge: true, ...at(lines.length + index) })),
    ...allowances.map((adjustment, index) => {
      const { net, vat } = at(lines.length + charges.length + index);
      return { adjustment, isCharge: false, net: -net, vat: -vat };
    }),
  ];
  const advances = prepayments.map((prepayment) => {
    const vat = vatContained(prepayment.amount, prepayment.vat.percent);
    return { prepayment, net: prepayment.amount - vat, vat };
  });
  const prepaid = sum(prepayments.map(({ amount }) => amount));
  const gross = sum(items.map((item) => item.gross));
  return {
    ...{ lines: computedLines, adjustments, prepayments: advances, prepaid, payable: gross - prepaid },
    subtotals: subtotalsOf(items, splits),
    lineTotal: sum(computedLines.map(({ net }) => net)),
    allowanceTotal: sum(adjustments.filter((one) => !one.isCharge).map(({ net }) => net)),
    chargeTotal: sum(adjustments.filter((one) => one.isCharge).map(({ net }) => net)),
    net: sum(splits.map(({ net }) => net)),
    vat: sum(splits.map(({ vat }) => vat)),
  };
}

interface Item {
  readonly rate: Vat;
  readonly gross: number;
}

function splitByRate(items: readonly Item[]): Split[] {
  const splits = new Map<number, Split>();
  for (const places of Map.groupBy(items.keys(), (at) => keyOf(items[at]?.rate ?? NO_RATE)).values()) {
    const grosses = places.map((at) => items[at]?.gross ?? 0);
    const nets = splitNet(grosses, items[places[0] ?? 0]?.rate.percent ?? 0);
    places.forEach((at, index) => {
      const net = nets[index] ?? 0;
      splits.set(at, { net, vat: (grosses[index] ?? 0) - net });
    });
  }
  return [...items.keys()].map((at) => splits.get(at) ?? { net: 0, vat: 0 });
}

const NO_RATE: Vat = { category: 'S', percent: 15 };

function subtotalsOf(items: readonly Item[], splits: readonly Split[]): Subtotal[] {
  const byRate = Map.groupBy(
    items.map(({ rate }, at) => ({ rate, ...(splits[at] ?? { net: 0, vat: 0 }) })),
    ({ rate }) => keyOf(rate),
  );
  return [...byRate.values()].map((parts) => ({
    rate: parts[0]?.rate ?? NO_RATE,
    net: sum(parts.map(({ net }) => net)),
    vat: sum(parts.map(({ vat }) => vat)),
  }));
}
