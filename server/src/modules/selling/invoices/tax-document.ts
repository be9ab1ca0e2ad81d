import { taxCategoryOf } from '@waha/contract';
import type { TaxAdjustment, TaxBuyer, TaxDocument, TaxLine, TaxRate } from '@waha/extend';
import type { StoredCompany } from '../../people/addresses/index.ts';
import type { FullOrder } from '../orders/index.ts';
import { taxReasons } from '../pricing/index.ts';
import { type InvoiceLine, taxOfLine } from './invoice-lines.ts';
import type { InvoiceRow } from './invoices.store.ts';

const reasons = {
  cancelled: { ar: 'إلغاء الطلب', en: 'The order was cancelled' },
  edited: { ar: 'تعديل أصناف الطلب', en: 'Items of the order were edited' },
  refunded: { ar: 'إرجاع أو استرداد', en: 'Goods were returned or refunded' },
};

/** The invoice or note and its order, as its stamped document names them. */
export const documentOf = (row: InvoiceRow, { id, number }: FullOrder) => ({
  ...{ invoiceId: row.id, orderId: id, orderNumber: number },
});

/** A document as the authority is told of it. `corrects` is the invoice that a credit note reverses. */
export function taxDocumentOf(row: InvoiceRow, order: FullOrder, corrects: InvoiceRow | null): TaxDocument {
  // A document has lines: where only delivery is refunded, it is what the note is about.
  const hasGoods = row.lines.some((line) => kindOf(line) === 'goods');
  const isLine = (line: InvoiceLine) => kindOf(line) === 'goods' || (!hasGoods && kindOf(line) !== 'allowance');
  const isEdited = row.edition < order.edition;
  const reason = row.return_id !== null ? reasons.refunded : isEdited ? reasons.edited : reasons.cancelled;
  return {
    ...{ id: row.id, number: row.number, kind: row.kind, issuedAt: row.issued_at, suppliedAt: row.issued_at },
    buyer: row.buyer && taxBuyerOf(row.buyer),
    paidBy: meansOf(order.payment_method),
    lines: row.lines.filter(isLine).map(lineOf),
    adjustments: row.lines.flatMap((line) => (isLine(line) ? [] : adjustmentOf(line))),
    ...{ total: row.total_halalas, vat: row.vat_halalas },
    corrects: corrects && { number: corrects.number, reason },
  };
}

function taxBuyerOf({ name, vat_number: vatNumber, registration, address }: StoredCompany): TaxBuyer {
  const { postal_code: postalCode, ...place } = address;
  return { name: { ar: name, en: name }, vatNumber, registration, address: { ...place, postalCode, country: 'SA' } };
}

/** Documents from before there were kinds hold goods, and what was deducted from them. */
const kindOf = ({ kind, total }: InvoiceLine) => kind ?? (total < 0 ? 'allowance' : 'goods');

const nameOf = ({ name_ar: ar, name_en: en }: InvoiceLine) => ({ ar, en });

function lineOf(line: InvoiceLine): TaxLine {
  const { quantity, unit_price: unitPrice, discount, total, vat } = line;
  return { name: nameOf(line), sku: null, quantity, unitPrice, discount, total, vat, tax: rateOf(line) };
}

function rateOf(line: InvoiceLine): TaxRate {
  const { tax, vat_percent: percent } = taxOfLine(line);
  const reason = tax === 'standard' ? null : { code: tax, text: taxReasons[tax] };
  return { category: taxCategoryOf(tax), percent, reason };
}

function adjustmentOf(line: InvoiceLine): TaxAdjustment[] {
  const kind = kindOf(line);
  if (kind === 'goods' || line.total === 0) return [];
  return [{ kind, name: nameOf(line), total: Math.abs(line.total), vat: Math.abs(line.vat), tax: rateOf(line) }];
}

function meansOf(method: string): TaxDocument['paidBy'] {
  if (method === 'cash_on_delivery') return 'cash';
  return method === 'bank_transfer' ? 'bank' : 'card';
}
