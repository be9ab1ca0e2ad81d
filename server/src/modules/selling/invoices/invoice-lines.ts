import { soldTaxes, VAT_PERCENT } from '@waha/contract';
import { z } from 'zod';
import type { FullOrder } from '../orders/index.ts';
import { sumByTax, type Taxed, taxOfServices } from '../pricing/index.ts';
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
  /** Both are absent at the standard rate of 15 %: documents without other taxes stay as they always were, to the byte. */
  tax: z.enum(soldTaxes).optional(),
  vat_percent: z.number().optional(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;
/** A line whose VAT is not computed yet. */
export type LineDraft = Omit<InvoiceLine, 'vat'>;

export const taxOfLine = ({ tax = 'standard', vat_percent = VAT_PERCENT }: LineDraft): Taxed => ({ tax, vat_percent });

/** The fields of a line that tell its tax. */
export const writtenTax = ({ tax, vat_percent }: Taxed): Pick<LineDraft, 'tax' | 'vat_percent'> =>
  tax === 'standard' && vat_percent === VAT_PERCENT ? {} : { tax, vat_percent };

/** False of a shop that is not registered for VAT: its documents are no tax invoices. Orders keep the tax they were sold by. */
export const isOfTaxpayer = (lines: readonly LineDraft[]): boolean =>
  lines.length === 0 || lines.some((line) => taxOfLine(line).tax !== 'VATEX-SA-OOS');

/** A line of one piece. */
export function named(
  kind: NonNullable<InvoiceLine['kind']>,
  { ar, en }: { ar: string; en: string },
  amount: number,
  taxed: Taxed,
): LineDraft {
  const money = { quantity: 1, unit_price: amount, discount: 0, total: amount };
  return { kind, name_ar: ar, name_en: en, ...money, ...writtenTax(taxed) };
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
      ...writtenTax(item),
    }),
  );
  const services = taxOfServices(order.items.map((item) => ({ ...item, halalas: item.total_halalas })));
  const priced = [
    named('delivery', { ar: 'التوصيل', en: 'Delivery' }, order.shipping_halalas, services),
    named(
      'cash_fee',
      { ar: 'رسوم الدفع عند الاستلام', en: 'Cash on delivery fee' },
      order.payment_fee_halalas,
      services,
    ),
    // The gift message is private: the invoice names only the service.
    named('gift_wrap', { ar: 'تغليف هدية', en: 'Gift wrap' }, order.gift_halalas, services),
  ];
  return withVat([...goods, ...priced.filter(({ total }) => total > 0)], ({ vat }) => vat);
}

/** Sums of lines by tax, with their VAT by the one computation of it. */
export const sumsOf = (lines: readonly LineDraft[]) =>
  sumByTax(lines.map((line) => ({ ...taxOfLine(line), halalas: line.total })));

type TaxOfSum = ReturnType<typeof sumsOf>[number];

/** Splits the VAT of each tax over its lines. `vatOf` says the VAT of a sum. */
export function withVat(lines: readonly LineDraft[], vatOf: (sum: TaxOfSum) => number): InvoiceLine[] {
  const vats = new Map<number, number>();
  for (const sum of sumsOf(lines)) {
    const own = [...lines.keys()].filter((at) => isOf(lines[at], sum));
    const totals = own.map((at) => lines[at]?.total ?? 0);
    const parts = splitVat(totals, vatOf(sum), sum.vat_percent);
    for (const [index, at] of own.entries()) vats.set(at, parts[index] ?? 0);
  }
  return lines.map(({ tax, vat_percent, ...line }, at) => ({
    ...line,
    vat: vats.get(at) ?? 0,
    ...writtenTax(taxOfLine({ ...line, tax, vat_percent })),
  }));
}

export function isOf(line: LineDraft | undefined, { tax, vat_percent }: Taxed): boolean {
  if (!line) return false;
  const own = taxOfLine(line);
  return own.tax === tax && own.vat_percent === vat_percent;
}

export const sumOf = <Key extends string>(of: readonly Record<Key, number>[], key: Key) =>
  of.reduce((sum, line) => sum + line[key], 0);
