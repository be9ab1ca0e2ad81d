import type { TaxAdjustment, TaxBuyer, TaxDocument, TaxIdentity, TaxLine } from '../ports/tax.ts';

export const taxIdentity: TaxIdentity = {
  name: { ar: 'واحة العود ﷺ', en: 'Waha' },
  vatNumber: '300000000000003',
  registration: { scheme: 'CRN', number: '1010101010' },
  address: {
    ...{ street: 'طريق العليا', building: '1234', district: 'العليا' },
    ...{ city: 'الرياض', postalCode: '12211', country: 'SA' },
  },
  branch: 'فرع الرياض',
  industry: 'Retail',
};

export const taxBuyer: TaxBuyer = {
  name: { ar: 'شركة الأمل & أبناؤه', en: 'Amal & Sons' },
  vatNumber: '311111111111113',
  registration: { scheme: 'CRN', number: '4030000000' },
  address: {
    ...{ street: 'شارع التحلية', building: '4321', district: 'الروضة' },
    ...{ city: 'جدة', postalCode: '23435', country: 'SA' },
  },
};

export const taxCorrection = { number: 'INV-000001', reason: { ar: 'إرجاع', en: 'Return' } };

/** VAT of 15 % that a total contains. */
const vatIn = (total: number) => Math.round((total * 15) / 115);

export function taxLine(unitPrice: number, quantity = 1, more: Partial<TaxLine> = {}): TaxLine {
  const { discount = 0, name = { ar: 'دهن عود', en: 'Oud oil' } } = more;
  const total = unitPrice * quantity - discount;
  return { ...{ name, sku: null, quantity, unitPrice, discount, total, vat: vatIn(total) }, ...more };
}

export const taxAdjustment = (kind: TaxAdjustment['kind'], total: number): TaxAdjustment => ({
  ...{ kind, name: { ar: 'التوصيل', en: 'Delivery' }, total, vat: vatIn(total) },
});

let serial = 0;

/** A document of now, whose amounts are the sums of its parts. */
export function taxDocument(more: Partial<TaxDocument> = {}): TaxDocument {
  const { lines = [taxLine(9900, 3)], adjustments = [], issuedAt = new Date() } = more;
  const sum = (key: 'total' | 'vat') =>
    lines.reduce((all, one) => all + one[key], 0) +
    adjustments.reduce((all, one) => all + (one.kind === 'allowance' ? -one[key] : one[key]), 0);
  serial += 1;
  return {
    ...{ id: crypto.randomUUID(), number: `INV-${String(serial).padStart(6, '0')}`, kind: 'invoice' },
    ...{ issuedAt, suppliedAt: issuedAt, buyer: null, paidBy: 'card' },
    ...{ lines, adjustments, total: sum('total'), vat: sum('vat'), corrects: null },
    ...more,
  };
}
