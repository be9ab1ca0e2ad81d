import type { TaxAdjustment, TaxDocument, TaxIdentity, TaxLine, TaxUnit } from '@waha/extend';
import { testIdentity } from '../stamp/test-identity.fixture.ts';
import { writeSecrets } from '../unit/secrets.ts';

export const identity: TaxIdentity = {
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

export const buyer: NonNullable<TaxDocument['buyer']> = {
  name: { ar: 'شركة الأمل & أبناؤه', en: 'Amal & Sons' },
  vatNumber: '311111111111113',
  registration: { scheme: 'CRN', number: '4030000000' },
  address: {
    ...{ street: 'شارع التحلية', building: '4321', district: 'الروضة' },
    ...{ city: 'جدة', postalCode: '23435', country: 'SA' },
  },
};

/** A unit with the key and certificate of tests. */
export const testUnit: TaxUnit = {
  ...{ environment: 'simulation', identity },
  secrets: writeSecrets({
    privateKey: testIdentity.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    ...{ request: '', compliance: null },
    production: { token: Buffer.from(testIdentity.certificate.text).toString('base64'), secret: 'a-secret-of-tests' },
  }),
};

const vatIn = (total: number) => Math.round((total * 15) / 115);

export function taxLine(unitPrice: number, quantity = 1, more: Partial<TaxLine> = {}): TaxLine {
  const { discount = 0, name = { ar: 'دهن عود', en: 'Oud oil' } } = more;
  const total = unitPrice * quantity - discount;
  return { ...{ name, sku: null, quantity, unitPrice, discount, total, vat: vatIn(total) }, ...more };
}

export const adjustment = (kind: TaxAdjustment['kind'], total: number): TaxAdjustment => ({
  ...{ kind, name: { ar: 'التوصيل', en: 'Delivery' }, total, vat: vatIn(total) },
});

/** A document whose amounts are the sums of its parts. */
export function taxDocument(more: Partial<TaxDocument> = {}): TaxDocument {
  const { lines = [taxLine(9900, 3)], adjustments = [] } = more;
  const sum = (key: 'total' | 'vat') =>
    lines.reduce((all, one) => all + one[key], 0) +
    adjustments.reduce((all, one) => all + (one.kind === 'allowance' ? -one[key] : one[key]), 0);
  return {
    ...{ id: crypto.randomUUID(), number: 'INV-000001', kind: 'invoice' },
    ...{ issuedAt: new Date('2026-11-25T10:00:00Z'), suppliedAt: new Date('2026-11-25T10:00:00Z') },
    ...{ buyer: null, paidBy: 'card', lines, adjustments, total: sum('total'), vat: sum('vat'), corrects: null },
    ...more,
  };
}

export const correction = { number: 'INV-000001', reason: { ar: 'إرجاع', en: 'Return' } };
