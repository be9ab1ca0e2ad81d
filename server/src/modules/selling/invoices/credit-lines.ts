import { prorate, prorateByPiece, type Taxed } from '../pricing/index.ts';
import { type InvoiceLine, isOf, type LineDraft, named, sumOf, sumsOf, taxOfLine, withVat } from './invoice-lines.ts';

/** A refund whose credit note is due. */
export interface Credited {
  /** Refunded pieces of lines, by their index in the order, after `before` earlier ones. */
  pieces: readonly { position: number; before: number; quantity: number }[];
  kind: 'return' | 'refund';
  /** Refund of goods. */
  goods: number;
  /** False where the pieces' shares in the invoice are the whole refund of goods. */
  isSettled: boolean;
  /** Refund of delivery and fees. */
  services: number;
  /** Lines of the notes of this invoice so far. */
  noted: readonly InvoiceLine[];
}

const SERVICES = { ar: 'التوصيل والرسوم', en: 'Delivery and fees' };

/**
 * Lines of the credit note of a refund. VAT is cut from the amount of each tax by running totals over all notes of an invoice: together
 * they never exceed its VAT, and reach it exactly when everything is refunded. Withheld or compensated amounts get lines of their own.
 */
export function creditLines(invoice: readonly InvoiceLine[], credited: Credited): InvoiceLine[] {
  const { pieces, services, noted } = credited;
  const shares = pieces.map((piece) => shareOf(invoice, piece));
  const lines = [
    ...shares,
    ...restLines(invoice, shares, credited),
    ...(services === 0 ? [] : [named('service', SERVICES, services, taxOfDelivery(invoice))]),
  ];
  return withVat(lines, (sum) => {
    const own = (of: readonly InvoiceLine[]) => of.filter((line) => isOf(line, sum));
    const before = own(noted);
    const total = sumOf(before, 'total') + sum.halalas;
    const paid = sumOf(own(invoice), 'total');
    const [vat = 0] = prorate(sumOf(own(invoice), 'vat'), [total, paid - total]);
    return vat - sumOf(before, 'vat');
  });
}

/** The share of some pieces in an invoice line. Goods come first, in the order's sequence. */
function shareOf(
  invoice: readonly InvoiceLine[],
  { position, before, quantity }: Credited['pieces'][number],
): LineDraft {
  const line = invoice[position];
  if (!line) throw new Error(`the invoice has no line ${position}`);
  const { vat: _, ...rest } = line;
  const total = prorateByPiece(line.total, line.quantity, before, quantity);
  return { ...rest, quantity, discount: line.unit_price * quantity - total, total };
}

const isGoods = ({ kind, total }: LineDraft) => (kind ?? (total < 0 ? 'allowance' : 'goods')) === 'goods';

/** Delivery and fees of an invoice share one tax. */
function taxOfDelivery(invoice: readonly InvoiceLine[]): Taxed {
  return taxOfLine(invoice.find((line) => !isGoods(line)) ?? { ...named('service', SERVICES, 0, STANDARD) });
}
const STANDARD: Taxed = { tax: 'standard', vat_percent: 15 };

/** The difference between the refund of goods and the pieces' shares, by tax. */
function restLines(
  invoice: readonly InvoiceLine[],
  shares: readonly LineDraft[],
  { kind, goods, isSettled, noted }: Credited,
): LineDraft[] {
  const sold = invoice.filter(isGoods);
  const taxes = sumsOf(sold);
  // Earlier reductions are spread over the taxes of an invoice, so shares alone could credit one of them beyond it.
  if (!isSettled && taxes.length < 2) return [];
  const back = noted.filter((line) => line.name_en !== SERVICES.en);
  const of = (lines: readonly LineDraft[]) =>
    taxes.map((tax) =>
      sumOf(
        lines.filter((line) => isOf(line, tax)),
        'total',
      ),
    );
  const returned = of(shares);
  const creditedBefore = of(back);
  const left = of(sold).map((total, at) => Math.max(0, total - (creditedBefore[at] ?? 0)));
  const refunds = refundByTax(goods, returned, left);
  return taxes.flatMap((tax, at) => {
    const rest = (refunds[at] ?? 0) - (returned[at] ?? 0);
    return rest === 0 ? [] : [restLine(kind, rest, tax)];
  });
}

/**
 * Splits a refund of goods over taxes: the shares of its pieces first, as far as the tax has something left in the invoice, then what
 * is left of each in proportion. So no tax is ever credited beyond the invoice. Of one tax it is all.
 */
export function refundByTax(goods: number, shares: readonly number[], left: readonly number[]): number[] {
  if (shares.length < 2) return shares.map(() => goods);
  const first = shares.map((share, at) => Math.min(share, left[at] ?? 0));
  const sum = first.reduce((all, one) => all + one, 0);
  if (goods <= sum) return prorate(goods, first);
  const room = left.map((one, at) => one - (first[at] ?? 0));
  const more = prorate(goods - sum, room);
  const parts = first.map((one, at) => one + (more[at] ?? 0));
  // The invoice has nothing left: the refund was checked against its payments, and must be written down all the same.
  const missing = goods - parts.reduce((all, one) => all + one, 0);
  return parts.map((one, at) => (at === 0 ? one + missing : one));
}

function restLine(kind: Credited['kind'], rest: number, tax: Taxed): LineDraft {
  const as = rest < 0 ? 'allowance' : 'service';
  return kind === 'return'
    ? named(as, { ar: 'فرق سعر ما بقي مع المشتري', en: 'Price of what was kept' }, rest, tax)
    : named(as, { ar: 'تخفيض على سعر الطلب', en: 'Reduction of the price' }, rest, tax);
}
