import { type TaxDocument, TaxDocumentFault, type TaxRate } from '@waha/extend';
import {
  taxAdjustment as adjustment,
  taxBuyer as buyer,
  taxCorrection as correction,
  exemptRate,
  taxIdentity as identity,
  standardRate,
  taxDocument,
  taxLine,
  zeroRate,
} from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { createZatca } from './adapter.ts';
import { findBrokenRules } from './rules/find-broken-rules.ts';
import { FIRST_PREVIOUS_HASH } from './stamp/hash-invoice.ts';
import { decodeQr } from './stamp/qr.ts';
import { findStampFaults } from './stamp/verify-stamp.ts';
import { testUnit } from './testing/unit.fixture.ts';
import { attributeOf, find, textAt, textOf } from './xml/nodes.ts';
import { parseXml } from './xml/parse-xml.ts';

const noFetch = async () => {
  throw new Error('a stamp asks nobody');
};
const provider = createZatca({ url: 'http://authority.test', fetch: noFetch, now: () => 0 });
const first = { counter: 1, previousHash: FIRST_PREVIOUS_HASH };
const stamp = (document: TaxDocument, place = first) => provider.stamp(document, place, testUnit);
const read = (document: TaxDocument) => parseXml(stamp(document).xml);

function faultOf(document: TaxDocument): TaxDocumentFault {
  try {
    stamp(document);
  } catch (error) {
    if (error instanceof TaxDocumentFault) return error;
    throw error;
  }
  throw new Error('it was stamped');
}

const allowance = adjustment('allowance', 500);
const delivery = adjustment('delivery', 2_500);

test.each<[string, Partial<TaxDocument>, 'report' | 'clear', string, string]>([
  ['a simplified invoice', {}, 'report', '388', '0200000'],
  ['a simplified credit note', { kind: 'credit_note', corrects: correction }, 'report', '381', '0200000'],
  ['a standard invoice', { buyer }, 'clear', '388', '0100000'],
  ['a standard debit note', { buyer, kind: 'debit_note', corrects: correction }, 'clear', '383', '0100000'],
])('%s is whole', (_, more, mode, type, code) => {
  const stamped = stamp(taxDocument({ ...more, adjustments: [delivery, allowance] }));
  const invoice = parseXml(stamped.xml);
  expect(stamped.mode).toBe(mode);
  expect(textAt(invoice, 'InvoiceTypeCode')).toBe(type);
  expect(attributeOf(find(invoice, 'InvoiceTypeCode')[0], 'name')).toBe(code);
  expect(findBrokenRules(stamped.xml)).toEqual([]);
  expect(findStampFaults(stamped.xml)).toEqual([]);
});

test("amounts are the shop's: lines, charges and allowances with their VAT", () => {
  // The shop's own rounding: three lines of 1.00 whose VAT sums to 0.39, one of them 0.14 and one 0.12.
  const lines = [14, 13, 12].map((vat) => taxLine(100, 1, { vat }));
  const invoice = read(taxDocument({ lines, adjustments: [delivery, allowance] }));
  const texts = (...path: string[]) => find(invoice, ...path).map(textOf);
  expect(texts('InvoiceLine', 'TaxTotal', 'TaxAmount')).toEqual(['0.14', '0.13', '0.12']);
  expect(texts('InvoiceLine', 'LineExtensionAmount')).toEqual(['0.86', '0.87', '0.88']);
  expect(texts('InvoiceLine', 'TaxTotal', 'RoundingAmount')).toEqual(['1.00', '1.00', '1.00']);
  expect(texts('AllowanceCharge', 'Amount')).toEqual(['21.74', '4.35']);
  expect(texts('AllowanceCharge', 'AllowanceChargeReasonCode')).toEqual(['DL', '95']);
  expect(texts('TaxTotal', 'TaxAmount')).toEqual(['3.00', '3.00']);
  expect(texts('LegalMonetaryTotal', 'PayableAmount')).toEqual(['23.00']);
});

test('the QR code has the amounts of the document', () => {
  const document = taxDocument({ adjustments: [delivery] });
  const fields = decodeQr(stamp(document).qr);
  const riyals = (halalas: number) => (halalas / 100).toFixed(2);
  expect([4, 5].map((tag) => fields?.get(tag)?.toString())).toEqual([riyals(document.total), riyals(document.vat)]);
});

test('the place in the chain is in the document, and the hash follows it', () => {
  const document = taxDocument();
  const one = stamp(document);
  const two = stamp(document, { counter: 2, previousHash: one.hash });
  const references = find(parseXml(two.xml), 'AdditionalDocumentReference');
  expect(references.map((reference) => textAt(reference, 'ID'))).toEqual(['ICV', 'PIH', 'QR']);
  expect(references[0] && textAt(references[0], 'UUID')).toBe('2');
  expect(references[1] && textAt(references[1], 'Attachment', 'EmbeddedDocumentBinaryObject')).toBe(one.hash);
  expect(two.hash).not.toBe(one.hash);
  expect(stamp(document, { counter: 2, previousHash: one.hash }).hash).toBe(two.hash);
});

const AT = new Date('2026-11-25T10:00:00Z');

test('an order of half past eleven UTC is of the next day in Riyadh, and is signed at its time', () => {
  const invoice = read(taxDocument({ issuedAt: new Date('2026-11-25T23:30:00Z') }));
  expect([textAt(invoice, 'IssueDate'), textAt(invoice, 'IssueTime')]).toEqual(['2026-11-26', '02:30:00']);
  expect(stamp(taxDocument({ issuedAt: AT })).xml).toContain(
    '<xades:SigningTime>2026-11-25T10:00:00Z</xades:SigningTime>',
  );
});

test.each([
  ['a benediction and a moon', 'عود ﷺ 🌙'],
  ['a variant in a bidi isolate', 'Oud (\u2068500 g\u2069)'],
  ['control characters', 'عود\u0000\u0007\u001b ملكي'],
  ['half of a pair', 'عود \ud83c'],
  ['markup', '</cbc:Name><script>&amp;'],
  ['all that a name can have', 'ن'.repeat(4000)],
])('a name with %s is stamped', (_, name) => {
  const document = taxDocument({ lines: [taxLine(100, 1, { name: { ar: name, en: name.slice(1) }, sku: name })] });
  const { xml } = stamp(document);
  expect(findStampFaults(xml)).toEqual([]);
  expect(findBrokenRules(xml)).toEqual([]);
});

test('isolates stay, so that the name reads as on paper', () => {
  const name = { ar: 'عود (\u2068500 g\u2069)', en: '' };
  expect(textAt(read(taxDocument({ lines: [taxLine(100, 1, { name })] })), 'InvoiceLine', 'Item', 'Name')).toBe(
    name.ar,
  );
});

test.each([1, 3, 100_000, 9_999_999_999])('%i halalas are an invoice', (amount) => {
  expect(textAt(read(taxDocument({ lines: [taxLine(amount)] })), 'LegalMonetaryTotal', 'PayableAmount')).toBe(
    (amount / 100).toFixed(2),
  );
});

test('a thousand lines are stamped, and two megabytes hold them', () => {
  const { xml } = stamp(taxDocument({ lines: Array.from({ length: 1000 }, (_, at) => taxLine(101 + at, 3)) }));
  expect(findBrokenRules(xml)).toEqual([]);
  expect(Buffer.from(xml).toString('base64').length).toBeLessThan(2 * 1024 * 1024);
});

test('a document without goods has its charges as lines', () => {
  const invoice = read(taxDocument({ kind: 'credit_note', corrects: correction, lines: [], adjustments: [delivery] }));
  expect(find(invoice, 'InvoiceLine')).toHaveLength(1);
  expect(find(invoice, 'AllowanceCharge')).toEqual([]);
});

test('a gift costs nothing, and a charge of nothing is left out', () => {
  const lines = [taxLine(500), taxLine(300, 1, { discount: 300 })];
  const invoice = read(taxDocument({ lines, adjustments: [adjustment('gift_wrap', 0)] }));
  expect(find(invoice, 'AllowanceCharge')).toEqual([]);
});

test('an id that is no UUID gives one, the same each time', () => {
  const uuid = () => textAt(read(taxDocument({ id: '17' })), 'UUID');
  expect(uuid()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(uuid()).toBe(uuid());
});

test('a name too long for the QR code in two languages is the Arabic one', () => {
  const name = { ar: 'ن'.repeat(70), en: 'N'.repeat(70) };
  const unit = { ...testUnit, identity: { ...identity, name } };
  const long = taxDocument({ lines: [taxLine(9_999_999_999)] });
  const { xml } = provider.stamp(long, first, unit);
  expect(textAt(parseXml(xml), 'AccountingSupplierParty', 'Party', 'PartyLegalEntity', 'RegistrationName')).toBe(
    name.ar,
  );
});

const whole = taxDocument();
test.each<[string, Partial<TaxDocument>, string]>([
  ['a total that is not the sum', { total: whole.total + 1 }, 'document-amounts'],
  ['VAT that is not the sum', { vat: whole.vat - 1 }, 'document-amounts'],
  [
    'a line that is not its pieces',
    { lines: [{ ...taxLine(100), unitPrice: 99 }], total: 100, vat: 13 },
    'document-amounts',
  ],
  ['VAT of another rate', { lines: [taxLine(10_000, 1, { vat: 500 })], total: 10_000, vat: 500 }, 'document-amounts'],
  ['no VAT', { lines: [taxLine(10_000, 1, { vat: 0 })], total: 10_000, vat: 0 }, 'document-amounts'],
  ['VAT above the price', { lines: [taxLine(10, 1, { vat: 11 })], total: 10, vat: 11 }, 'document-amounts'],
  [
    'VAT of one line on another',
    { lines: [taxLine(10_000, 1, { vat: 0 }), taxLine(10_000, 1, { vat: 2_609 })], total: 20_000, vat: 2_609 },
    'document-amounts',
  ],
  ['nothing', { lines: [], adjustments: [], total: 0, vat: 0 }, 'document-amounts'],
  ['a note that corrects nothing', { kind: 'credit_note' }, 'document-amounts'],
  ['a buyer who is the seller', { buyer: { ...buyer, vatNumber: identity.vatNumber } }, 'BR-CUSTOM-VALIDATION-01'],
  ['a wrong number of the buyer', { buyer: { ...buyer, vatNumber: '123' } }, 'BR-KSA-44'],
  ['a time after the end of the certificate', { issuedAt: new Date('2127-01-01') }, 'certificate-expired'],
])('%s is refused, with what to do about it', (_, more, code) => {
  const { messages } = faultOf({ ...whole, ...more });
  expect(messages.map((one) => one.code)).toEqual([code]);
  expect(messages[0]?.help).toMatchObject({ ar: expect.stringMatching(/\p{L}/u), en: expect.stringMatching(/\w/) });
});

test('a halala a line is not refused', () => {
  const lines = [taxLine(10_000, 1, { vat: 1_305 }), taxLine(10_000, 1, { vat: 1_305 })];
  expect(findBrokenRules(stamp(taxDocument({ lines })).xml)).toEqual([]);
});

test('a note whose VAT is what earlier notes left is stamped, although the authority warns of it', () => {
  // The invoice is of 19.97 with 2.60 of VAT, and an earlier note was of 0.58 with 0.08.
  const lines = [taxLine(1_866, 1, { vat: 242 })];
  const { xml } = stamp(taxDocument({ kind: 'credit_note', corrects: correction, lines }));
  expect(findBrokenRules(xml).map(({ rule, level }) => `${rule} ${level}`)).toEqual(['BR-CO-17 warning']);
});

test('a unit that is not active stamps nothing', () => {
  const secrets = testUnit.secrets.replace(/"production":\{[^}]*\}/, '"production":null');
  expect(() => provider.stamp(whole, first, { ...testUnit, secrets })).toThrow('the unit is not active');
  expect(() => provider.stamp(whole, first, { ...testUnit, secrets: 'rubbish' })).toThrow('cannot be read');
});

/** Categories of a document, each with its taxable amount, its VAT and the code of its reason. */
const subtotalsOf = (document: TaxDocument) =>
  find(read(document), 'TaxTotal', 'TaxSubtotal').map((subtotal) =>
    [['TaxCategory', 'ID'], ['TaxableAmount'], ['TaxAmount'], ['TaxCategory', 'TaxExemptionReasonCode']].map((path) =>
      textAt(subtotal, ...path),
    ),
  );
const outOfScope: TaxRate = {
  ...{ category: 'out_of_scope', percent: 0 },
  reason: { code: 'VATEX-SA-OOS', text: { ar: 'غير مسجل', en: 'Not registered' } },
};
const metals: TaxRate = {
  ...zeroRate,
  reason: { code: 'VATEX-SA-36', text: { ar: 'المعادن المؤهلة', en: 'Qualifying metals' } },
};

test.each<[string, TaxRate[], unknown[][]]>([
  [
    'the standard rate beside medicines',
    [standardRate, zeroRate],
    [
      ['S', '121.74', '18.26', null],
      ['Z', '115.00', '0.00', 'VATEX-SA-35'],
    ],
  ],
  [
    'all three categories',
    [standardRate, zeroRate, exemptRate],
    [
      ['S', '121.74', '18.26', null],
      ['Z', '115.00', '0.00', 'VATEX-SA-35'],
      ['E', '115.00', '0.00', 'VATEX-SA-29'],
    ],
  ],
  [
    'two reasons of one category, by the larger of them',
    [zeroRate, metals, metals],
    [
      ['S', '21.74', '3.26', null],
      ['Z', '345.00', '0.00', 'VATEX-SA-36'],
    ],
  ],
])('a document of %s has a sum of each, and breaks no rule', (_, rates, subtotals) => {
  const lines = rates.map((tax) => taxLine(11_500, 1, { tax }));
  for (const more of [{}, { buyer }, { kind: 'credit_note' as const, corrects: correction }]) {
    const document = taxDocument({ lines, adjustments: [delivery], ...more });
    const { xml } = stamp(document);
    expect(findBrokenRules(xml)).toEqual([]);
    expect(findStampFaults(xml)).toEqual([]);
    expect(new Set(subtotalsOf(document).map(String))).toEqual(new Set(subtotals.map(String)));
  }
});

test('reasons of one category all stand in its words', () => {
  const invoice = read(taxDocument({ lines: [taxLine(100, 1, { tax: zeroRate }), taxLine(900, 1, { tax: metals })] }));
  const reason = textAt(invoice, 'TaxTotal', 'TaxSubtotal', 'TaxCategory', 'TaxExemptionReason');
  expect(reason).toMatch(/Qualifying metals; .*Medicines/);
});

test('a document out of scope of VAT breaks no rule', () => {
  const lines = [taxLine(11_500, 2, { tax: outOfScope })];
  const adjustments = [{ ...delivery, vat: 0, tax: outOfScope }];
  const document = taxDocument({ lines, adjustments });
  expect(findBrokenRules(stamp(document).xml)).toEqual([]);
  expect(subtotalsOf(document)).toEqual([['O', '255.00', '0.00', 'VATEX-SA-OOS']]);
});

test.each<[string, TaxRate, number]>([
  ['VAT in what has none', { ...zeroRate, percent: 15 }, 1_500],
  ['a rate that there is not', { ...standardRate, percent: 10 }, 1_045],
  ['no VAT without a reason', { ...zeroRate, reason: null }, 0],
])('%s is refused', (_, tax, vat) => {
  const { messages } = faultOf(taxDocument({ lines: [taxLine(11_500, 1, { tax, vat })] }));
  expect(messages.map((one) => one.code)).toEqual(['document-amounts']);
});
