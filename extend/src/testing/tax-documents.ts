import type { TaxAdjustment, TaxBuyer, TaxDocument, TaxIdentity, TaxLine, TaxRate } from '../ports/tax.ts';

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

export const standardRate: TaxRate = { category: 'standard', percent: 15, reason: null };
export const zeroRate: TaxRate = {
  ...{ category: 'zero_rated', percent: 0 },
  reason: { code: 'VATEX-SA-35', text: { ar: 'الأدوية والمعدات الطبية', en: 'Medicines and medical equipment' } },
};
export const exemptRate: TaxRate = {
  ...{ category: 'exempt', percent: 0 },
  reason: { code: 'VATEX-SA-29', text: { ar: 'الخدمات المالية', en: 'Financial services' } },
};

/** VAT of 15 % that a total contains. */
const vatIn = (total: number) => Math.round((total * 15) / 115);

export function taxLine(unitPrice: number, quantity = 1, more: Partial<TaxLine> = {}): TaxLine {
  const { discount = 0, name = { ar: 'دهن عود', en: 'Oud oil' } } = more;
  const total = unitPrice * quantity - discount;
  const { tax = standardRate } = more;
  const vat = tax.percent === 0 ? 0 : vatIn(total);
  return { ...{ name, sku: null, quantity, unitPrice, discount, total, vat, tax }, ...more };
}

export const taxAdjustment = (kind: TaxAdjustment['kind'], total: number): TaxAdjustment => ({
  ...{ kind, name: { ar: 'التوصيل', en: 'Delivery' }, total, vat: vatIn(total), tax: standardRate },
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
