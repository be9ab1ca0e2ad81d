import type { Bilingual, TaxBuyer, TaxDocument, TaxIdentity, TaxRate } from '@waha/extend';

const kinds = [
  { id: 'invoice', kind: 'invoice', ar: 'فاتورة', en: 'invoice' },
  { id: 'credit-note', kind: 'credit_note', ar: 'إشعار دائن', en: 'credit note' },
  { id: 'debit-note', kind: 'debit_note', ar: 'إشعار مدين', en: 'debit note' },
] as const;
const forms = [
  { id: 'simplified', ar: 'لمستهلك', en: 'for a consumer' },
  { id: 'standard', ar: 'لمنشأة', en: 'for a company' },
] as const;

/** The documents that a unit must show it can make before it is activated. */
export const samples = forms.flatMap((form) =>
  kinds.map((kind) => {
    const english = `${kind.en[0]?.toUpperCase()}${kind.en.slice(1)} ${form.en}`;
    const name: Bilingual = { ar: `${kind.ar} ${form.ar}`, en: english };
    return { id: `${form.id}-${kind.id}`, name, kind: kind.kind, isStandard: form.id === 'standard' };
  }),
);

const goods: Bilingual = { ar: 'عينة', en: 'Sample' };
const TOTAL = 11_500;
const VAT = 1_500;

/** A sample of a check. Its buyer is made up and has another VAT number than the seller. */
export function sampleDocument(sampleId: string, identity: TaxIdentity, at: Date): TaxDocument {
  const sample = samples.find(({ id }) => id === sampleId);
  if (!sample) throw new Error(`${sampleId} is no check`);
  const tax: TaxRate = { category: 'standard', percent: 15, reason: null };
  const line = { name: goods, sku: null, quantity: 1, unitPrice: TOTAL, discount: 0, total: TOTAL, vat: VAT, tax };
  return {
    ...{ id: crypto.randomUUID(), number: `CHECK-${at.getTime()}`, kind: sample.kind },
    ...{ issuedAt: at, suppliedAt: at, buyer: sample.isStandard ? sampleBuyer(identity) : null, paidBy: 'card' },
    ...{ lines: [line], adjustments: [], total: TOTAL, vat: VAT },
    corrects: sample.kind === 'invoice' ? null : { number: 'CHECK-0', reason: { ar: 'إرجاع', en: 'Return' } },
  };
}

const sampleBuyer = (identity: TaxIdentity): TaxBuyer => ({
  name: { ar: 'شركة تجريبية', en: 'Sample company' },
  vatNumber: ['311111111111113', '322222222222223'].find((one) => one !== identity.vatNumber) ?? null,
  registration: { scheme: 'CRN', number: '4030000000' },
  address: {
    ...{ street: 'شارع التحلية', building: '4321', district: 'الروضة' },
    ...{ city: 'جدة', postalCode: '23435', country: 'SA' },
  },
});
