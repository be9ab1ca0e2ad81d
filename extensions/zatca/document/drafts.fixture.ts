import fc from 'fast-check';
import { FIRST_PREVIOUS_HASH } from '../stamp/hash-invoice.ts';
import { grossOf } from './computed.ts';
import type { DraftAdjustment, DraftLine, InvoiceDraft, TaxParty } from './draft.ts';
import { STANDARD_VAT, type Vat } from './vat.ts';

export const seller: TaxParty = {
  name: { ar: 'واحة العود', en: 'Waha' },
  vatNumber: '300000000000003',
  registration: { scheme: 'CRN', number: '1010101010' },
  address: {
    street: 'طريق العليا',
    building: '1234',
    district: 'العليا',
    city: 'الرياض',
    postalCode: '12211',
    country: 'SA',
  },
};

export const company: TaxParty = {
  name: { ar: 'شركة الأمل & أبناؤه', en: 'Amal & Sons' },
  vatNumber: '311111111111113',
  registration: { scheme: 'CRN', number: '4030000000' },
  address: {
    street: 'شارع التحلية',
    building: '4321',
    district: 'الروضة',
    city: 'جدة',
    postalCode: '23435',
    country: 'SA',
  },
};

const abroad: TaxParty = {
  ...{ name: { ar: '', en: 'Gulf Traders' }, vatNumber: null },
  registration: { scheme: 'OTH', number: 'GT77' },
  address: {
    street: 'King Road 1',
    building: '1111',
    district: 'Manama',
    city: 'Manama',
    postalCode: '10001',
    country: 'BH',
  },
};

export const lineOf = (unitPrice: number, quantity = 1, more: Partial<DraftLine> = {}): DraftLine => ({
  ...{ name: { ar: 'دهن عود', en: 'Oud oil' }, quantity, unitPrice, discount: 0, vat: STANDARD_VAT },
  ...more,
});

export const draftOf = (more: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  ...{ kind: 'invoice', form: 'simplified', number: 'INV-000001', uuid: '6f4d20e0-6bfe-4a80-9389-7dabe6620f12' },
  ...{ counter: 1, previousHash: FIRST_PREVIOUS_HASH, issuedAt: new Date('2026-11-26T21:30:15Z') },
  ...{ seller, buyer: null, paymentMeans: '48', lines: [lineOf(9900, 3)] },
  ...more,
});

/** One reason a category, as a document may have. */
const RATES: readonly Vat[] = [
  STANDARD_VAT,
  { category: 'S', percent: 5 },
  {
    category: 'Z',
    percent: 0,
    reasonCode: 'VATEX-SA-35',
    reason: 'Medicines and medical equipment | الأدوية والمعدات الطبية',
  },
  {
    ...{ category: 'E', percent: 0, reasonCode: 'VATEX-SA-30' },
    reason: 'Real estate transactions mentioned in Article 30 of the VAT Regulations | عمليات عقارية',
  },
  { category: 'O', percent: 0, reasonCode: 'VATEX-SA-OOS', reason: 'Gift card | بطاقة هدية' },
];
export const EXPORTED = {
  ...({ category: 'Z', percent: 0, reasonCode: 'VATEX-SA-32' } as const),
  reason: 'Export of goods | صادرات السلع من المملكة',
};

const name = fc.record({
  ar: fc
    .oneof(
      fc.constantFrom('عود كمبودي ﷺ', 'مسك 🌙', 'بخور <ملكي> & "فاخر"'),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    )
    .map((text) => `ع${text}`),
  en: fc.oneof(fc.constantFrom('', 'Oud', "Sheikh's blend & co"), fc.string({ unit: 'binary', maxLength: 40 })),
});
const price = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc.integer({ min: 401, max: 150_000 }),
  fc.constantFrom(1, 999_999_999),
);
const rate = fc.oneof(
  { weight: 6, arbitrary: fc.constant(STANDARD_VAT) },
  { weight: 2, arbitrary: fc.constantFrom(...RATES) },
);
/** Parts of a thousand, of which the ends are tried often. */
const share = fc.oneof(fc.constantFrom(0, 0, 1, 1000), fc.integer({ min: 0, max: 1000 }));

const line: fc.Arbitrary<DraftLine> = fc
  .record({
    name,
    unitPrice: price,
    quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 })),
    vat: rate,
    off: share,
  })
  .map(({ off, ...rest }) => ({ ...rest, discount: Math.floor((rest.quantity * rest.unitPrice * off) / 1000) }));
const charge: fc.Arbitrary<DraftAdjustment> = fc.record({
  reasonCode: fc.constantFrom('DL', 'PC', 'ADR'),
  reason: fc.constant({ ar: 'توصيل', en: 'Delivery' }),
  amount: fc.integer({ min: 1, max: 5000 }),
  vat: rate,
});

interface Shape {
  readonly kind: InvoiceDraft['kind'];
  readonly to: 'consumer' | 'company' | 'abroad';
  readonly lines: readonly DraftLine[];
  readonly charges: readonly DraftAdjustment[];
  readonly off: number;
  readonly paid: number;
  readonly at: Date;
}

/** Drafts of every kind, with coupons and advances of parts of what they cost. */
export const anyDraft: fc.Arbitrary<InvoiceDraft> = fc
  .record<Shape>({
    kind: fc.constantFrom('invoice', 'credit-note', 'debit-note'),
    to: fc.constantFrom('consumer', 'company', 'abroad'),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    charges: fc.array(charge, { maxLength: 3 }),
    off: share,
    paid: share,
    at: fc.date({ min: new Date('2022-01-01'), max: new Date('2026-11-25'), noInvalidDate: true }),
  })
  .map(toDraft);

function toDraft({ kind, to, lines, charges, off, paid, at }: Shape): InvoiceDraft {
  const isExport = to === 'abroad';
  const rated = <T extends { vat: Vat }>(items: readonly T[]) =>
    isExport ? items.map((one) => ({ ...one, vat: EXPORTED })) : items;
  const items = { lines: rated(lines), charges: rated(charges) };
  const allowances = couponOf(items.lines, off);
  const total =
    items.lines.reduce((sum, one) => sum + grossOf(one), 0) +
    items.charges.reduce((sum, { amount }) => sum + amount, 0) -
    allowances.reduce((sum, { amount }) => sum + amount, 0);
  const advance = Math.floor((total * paid) / 1000);
  return draftOf({
    ...{ kind, issuedAt: at, isExport, suppliedOn: at.toISOString().slice(0, 10) },
    form: to === 'consumer' ? 'simplified' : 'standard',
    buyer: { consumer: null, company, abroad }[to],
    ...(kind === 'invoice' ? {} : { corrects: { numbers: ['INV-7'], reason: { ar: 'إرجاع', en: 'Return' } } }),
    ...{ ...items, allowances },
    prepayments: advance > 0 ? [advanceOf(advance, items.lines[0]?.vat ?? STANDARD_VAT)] : [],
  });
}

const advanceOf = (amount: number, vat: Vat) => ({
  ...{ number: 'INV-3', issuedAt: new Date('2026-01-02T03:04:05Z'), name: { ar: 'دفعة مقدمة', en: 'Advance' } },
  ...{ amount, vat },
});

/** A coupon of some thousandths, in each rate it takes from. */
function couponOf(lines: readonly DraftLine[], off: number): DraftAdjustment[] {
  return [...Map.groupBy(lines, ({ vat }) => vat).entries()].flatMap(([vat, own]) => {
    const amount = Math.floor((own.reduce((sum, one) => sum + grossOf(one), 0) * off) / 1000);
    return amount > 0 ? [{ reasonCode: '95', reason: { ar: 'قسيمة', en: 'Coupon' }, amount, vat }] : [];
  });
}
