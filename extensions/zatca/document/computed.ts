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

export interface Item {
  readonly rate: Vat;
  /** With VAT; negative for an allowance. */
  readonly gross: number;
  /** Given VAT, of the same sign. */
  readonly given: number | undefined;
}

/** Lines, charges and allowances of a draft in this sequence; advances change no amount of a document. */
export const itemsOf = ({ lines, charges = [], allowances = [] }: InvoiceDraft): Item[] => [
  ...lines.map((line) => ({ rate: line.vat, gross: grossOf(line), given: line.vatAmount })),
  ...charges.map(({ vat, amount, vatAmount }) => ({ rate: vat, gross: amount, given: vatAmount })),
  ...allowances.map(({ vat, amount, vatAmount }) => ({
    ...{ rate: vat, gross: -amount },
    given: vatAmount === undefined ? undefined : -vatAmount,
  })),
];

/**
 * Splits every amount into net and VAT. VAT is what the draft gives, or it is cut from the total of each rate; lines,
 * charges and allowances sum to it by themselves, without a remainder that some line would have to take.
 */
export function computeAmounts(draft: InvoiceDraft): Computed {
  const { lines, charges = [], allowances = [], prepayments = [] } = draft;
  const items = splitItems(itemsOf(draft));
  const splits = items.values();
  const take = (sign: 1 | -1): Split => {
    const { net, vat } = splits.next().value ?? { net: 0, vat: 0 };
    return { net: sign * net, vat: sign * vat };
  };
  const computedLines = lines.map((line) => ({ line, ...take(1) }));
  const charged = charges.map((adjustment) => ({ adjustment, isCharge: true, ...take(1) }));
  const allowed = allowances.map((adjustment) => ({ adjustment, isCharge: false, ...take(-1) }));
  const advances = prepayments.map((prepayment) => {
    const vat = vatContained(prepayment.amount, prepayment.vat.percent);
    return { prepayment, net: prepayment.amount - vat, vat };
  });
  const prepaid = sum(prepayments.map(({ amount }) => amount));
  return {
    ...{ lines: computedLines, adjustments: [...charged, ...allowed], prepayments: advances, prepaid },
    subtotals: subtotalsOf(items),
    lineTotal: netOf(computedLines),
    allowanceTotal: netOf(allowed),
    chargeTotal: netOf(charged),
    net: netOf(items),
    vat: sum(items.map(({ vat }) => vat)),
    payable: sum(items.map(({ gross }) => gross)) - prepaid,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const netOf = (splits: readonly Split[]): number => sum(splits.map(({ net }) => net));
const keyOf = ({ category, percent }: Vat): string => `${category}${percent}`;

/** `checkDraft` refuses drafts that give VAT of some of their items. */
const splitItems = (items: readonly Item[]): (Item & Split)[] =>
  items.every(({ given }) => given !== undefined)
    ? items.map((item) => ({ ...item, net: item.gross - (item.given ?? 0), vat: item.given ?? 0 }))
    : splitByRate(items);

function splitByRate(items: readonly Item[]): (Item & Split)[] {
  const nets = new Map<number, number>();
  for (const own of Map.groupBy(items.entries(), ([, { rate }]) => keyOf(rate)).values()) {
    const grosses = own.map(([, { gross }]) => gross);
    const ownNets = splitNet(grosses, own[0]?.[1].rate.percent ?? 0);
    own.forEach(([at], index) => {
      nets.set(at, ownNets[index] ?? 0);
    });
  }
  return items.map((item, at) => {
    const net = nets.get(at) ?? 0;
    return { ...item, net, vat: item.gross - net };
  });
}

const subtotalsOf = (items: readonly (Item & Split)[]): Subtotal[] =>
  [...Map.groupBy(items, ({ rate }) => keyOf(rate)).values()].flatMap((own) =>
    own.slice(0, 1).map(({ rate }) => ({ rate, net: netOf(own), vat: sum(own.map(({ vat }) => vat)) })),
  );
