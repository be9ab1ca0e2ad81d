import { z } from 'zod';
import type { FullOrder } from '../orders/index.ts';
import { prorate, prorateByPiece } from '../pricing/index.ts';
import { splitVat } from './split-vat.ts';

/** A line of a tax document, in both languages; halalas, VAT contained. */
export const invoiceLine = z.strictObject({
  /** Absent in documents that were issued before there were kinds; an `allowance` is deducted, its total is negative. */
  kind: z.enum(['goods', 'delivery', 'cash_fee', 'gift_wrap', 'service', 'allowance']).optional(),
  name_ar: z.string(),
  name_en: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  discount: z.number(),
  total: z.number(),
  vat: z.number(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;
/** A line whose VAT is not computed yet. */
type LineDraft = Omit<InvoiceLine, 'vat'>;

function named(kind: NonNullable<InvoiceLine['kind']>, ar: string, en: string, amount: number): LineDraft {
  return { kind, name_ar: ar, name_en: en, quantity: 1, unit_price: amount, discount: 0, total: amount };
}

/** Name with its variant in a bidi isolate (UAX #9), so that `500 g` keeps its direction in an Arabic line. */
function fullName(name: string, variant: string | null): string {
  return variant ? `${name} (\u2068${variant}\u2069)` : name;
}

/** Invoice lines of an order: goods, delivery, cash fee, gift wrap. VAT is contained in each and sums to the order's VAT. */
export function invoiceLines(order: FullOrder): InvoiceLine[] {
  const goods = order.items.map(
    (item): LineDraft => ({
      kind: 'goods',
      name_ar: fullName(item.name_ar, item.variant_ar),
      name_en: fullName(item.name_en, item.variant_en),
      quantity: item.quantity,
      unit_price: item.unit_price_halalas,
      discount: item.discount_halalas,
      total: item.total_halalas,
    }),
  );
  const services = [
    ...(order.shipping_halalas > 0 ? [named('delivery', 'التوصيل', 'Delivery', order.shipping_halalas)] : []),
    ...(order.payment_fee_halalas > 0
      ? [named('cash_fee', 'رسوم الدفع عند الاستلام', 'Cash on delivery fee', order.payment_fee_halalas)]
      : []),
    // The gift message is private: the invoice names only the service.
    ...(order.gift_halalas > 0 ? [named('gift_wrap', 'تغليف هدية', 'Gift wrap', order.gift_halalas)] : []),
  ];
  return withVat([...goods, ...services], order.vat_halalas);
}

function withVat(lines: readonly LineDraft[], vat: number): InvoiceLine[] {
  const parts = splitVat(
    lines.map(({ total }) => total),
    vat,
  );
  return lines.map((line, at) => ({ ...line, vat: parts[at] ?? 0 }));
}

/** A refund whose credit note is due. */
export interface Credited {
  /** Refunded pieces of lines, by their index in the order, after `before` earlier ones. */
  pieces: readonly { position: number; before: number; quantity: number }[];
  kind: 'return' | 'refund';
  /** Refund of goods. False where the pieces' shares in the invoice are the whole refund of goods. */
  goods: number;
  isSettled: boolean;
  /** Refund of delivery and fees. */
  services: number;
  /** Totals and VAT of the notes of this invoice so far. */
  noted: { total: number; vat: number };
}

/**
 * Lines of the credit note of a refund. VAT is cut from the amount by running totals over all notes of an invoice: together they
 * never exceed its VAT, and reach it exactly when everything is refunded. Withheld or compensated amounts get a line of their own.
 */
export function creditLines(invoice: readonly InvoiceLine[], credited: Credited): InvoiceLine[] {
  const { pieces, kind, goods, isSettled, services, noted } = credited;
  const shares = pieces.map((piece) => shareOf(invoice, piece));
  const rest = isSettled ? goods - sumOf(shares, 'total') : 0;
  const lines = [
    ...shares,
    ...(rest === 0 ? [] : [restLine(kind, rest)]),
    ...(services === 0 ? [] : [named('service', 'التوصيل والرسوم', 'Delivery and fees', services)]),
  ];
  const total = noted.total + sumOf(lines, 'total');
  const paid = sumOf(invoice, 'total');
  const [vat = 0] = prorate(sumOf(invoice, 'vat'), [total, paid - total]);
  return withVat(lines, vat - noted.vat);
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

function restLine(kind: Credited['kind'], rest: number): LineDraft {
  const as = rest < 0 ? 'allowance' : 'service';
  return kind === 'return'
    ? named(as, 'فرق سعر ما بقي مع المشتري', 'Price of what was kept', rest)
    : named(as, 'تخفيض على سعر الطلب', 'Reduction of the price', rest);
}

const sumOf = <Key extends string>(of: readonly Record<Key, number>[], key: Key) =>
  of.reduce((sum, line) => sum + line[key], 0);
