import { vatContained } from '@waha/contract';
import { z } from 'zod';
import type { FullOrder } from '../orders/index.ts';
import { prorate, prorateByPiece } from '../pricing/index.ts';

/** A line of a tax document, in both languages; halalas, VAT contained. */
export const invoiceLine = z.strictObject({
  name_ar: z.string(),
  name_en: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  discount: z.number(),
  total: z.number(),
  vat: z.number(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

function named(ar: string, en: string, amount: number) {
  return { name_ar: ar, name_en: en, quantity: 1, unit_price: amount, discount: 0, total: amount };
}

/** Name with its variant in a bidi isolate (UAX #9), so that `500 g` keeps its direction in an Arabic line. */
function fullName(name: string, variant: string | null): string {
  return variant ? `${name} (\u2068${variant}\u2069)` : name;
}

/**
 * Invoice lines of an order: goods, delivery, cash fee, gift wrap. VAT is contained in each and sums to the order's
 * VAT: the rounding difference goes to the largest line.
 */
export function invoiceLines(order: FullOrder): InvoiceLine[] {
  const goods = order.items.map((item) => ({
    name_ar: fullName(item.name_ar, item.variant_ar),
    name_en: fullName(item.name_en, item.variant_en),
    quantity: item.quantity,
    unit_price: item.unit_price_halalas,
    discount: item.discount_halalas,
    total: item.total_halalas,
  }));
  const services = [
    ...(order.shipping_halalas > 0 ? [named('التوصيل', 'Delivery', order.shipping_halalas)] : []),
    ...(order.payment_fee_halalas > 0
      ? [named('رسوم الدفع عند الاستلام', 'Cash on delivery fee', order.payment_fee_halalas)]
      : []),
    // The gift message is private: the invoice names only the service.
    ...(order.gift_halalas > 0 ? [named('تغليف هدية', 'Gift wrap', order.gift_halalas)] : []),
  ];
  const lines = [...goods, ...services].map((line) => ({ ...line, vat: vatContained(line.total) }));
  const rest = order.vat_halalas - lines.reduce((sum, line) => sum + line.vat, 0);
  const largest = lines.reduce((best, line, index) => (line.total > (lines[best]?.total ?? -1) ? index : best), 0);
  return lines.map((line, index) => (index === largest ? { ...line, vat: line.vat + rest } : line));
}

/** Credit note line for some pieces of an invoice line. Goods come first, in the order's sequence. */
export function creditLine(
  lines: readonly InvoiceLine[],
  { position, before, quantity }: { position: number; before: number; quantity: number },
): InvoiceLine {
  const line = lines[position];
  if (!line) throw new Error(`the invoice has no line ${position}`);
  const total = prorateByPiece(line.total, line.quantity, before, quantity);
  const vat = prorateByPiece(line.vat, line.quantity, before, quantity);
  return { ...line, quantity, discount: line.unit_price * quantity - total, total, vat };
}

const sumOf = (of: readonly InvoiceLine[], key: 'total' | 'vat') => of.reduce((sum, line) => sum + line[key], 0);

/**
 * VAT of the next `total` of some lines after `before` was refunded. Computed by running totals, so that all refunds
 * together equal the whole VAT.
 */
function vatOfNext(lines: readonly InvoiceLine[], before: number, total: number): number {
  const paid = sumOf(lines, 'total');
  const vatUpTo = (amount: number) => prorate(sumOf(lines, 'vat'), [amount, paid - amount])[0] ?? 0;
  return vatUpTo(before + total) - vatUpTo(before);
}

/** Credit note lines for refunded delivery and fees; they follow the goods in the invoice. */
export function servicesOfNote(
  invoice: readonly InvoiceLine[],
  { goods, before, total }: { goods: number; before: number; total: number },
): InvoiceLine[] {
  if (total === 0) return [];
  const vat = vatOfNext(invoice.slice(goods), before, total);
  return [{ ...named('التوصيل والرسوم', 'Delivery and fees', total), vat }];
}

/**
 * Lines of a credit note that refunds `total`, after `before` of the goods was refunded earlier. VAT is cut from the
 * amount by running totals. The notes of an invoice therefore never exceed its VAT, and reach it exactly when
 * everything is refunded. Withheld or compensated amounts get a line of their own.
 */
export function settleNote(
  invoice: readonly InvoiceLine[],
  lines: readonly InvoiceLine[],
  { goods, before, total, kind }: { goods: number; before: number; total: number; kind: 'return' | 'refund' },
): InvoiceLine[] {
  const vat = vatOfNext(invoice.slice(0, goods), before, total);
  const rest = { total: total - sumOf(lines, 'total'), vat: vat - sumOf(lines, 'vat') };
  if (rest.total !== 0) {
    const line =
      kind === 'return'
        ? named('فرق سعر ما بقي مع المشتري', 'Price of what was kept', rest.total)
        : named('تخفيض على سعر الطلب', 'Reduction of the price', rest.total);
    return [...lines, { ...line, vat: rest.vat }];
  }
  const largest = lines.reduce((best, line, index) => (line.total > (lines[best]?.total ?? -1) ? index : best), 0);
  return lines.map((line, index) => (index === largest ? { ...line, vat: line.vat + rest.vat } : line));
}
