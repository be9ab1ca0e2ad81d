import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBrokenRules } from '../rules/find-broken-rules.ts';
import { hashedForm } from '../stamp/hash-invoice.ts';
import { stampInvoice } from '../stamp/stamp-invoice.ts';
import { testIdentity } from '../stamp/test-identity.fixture.ts';
import { find, textAt, textOf } from '../xml/nodes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { buildInvoice } from './build-invoice.ts';
import { grossOf } from './computed.ts';
import type { InvoiceDraft } from './draft.ts';
import { DraftError } from './draft-error.ts';
import { anyDraft, company, draftOf, EXPORTED, lineOf } from './drafts.fixture.ts';
import { STANDARD_VAT } from './vat.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const built = (more: Partial<InvoiceDraft>) => parseXml(buildInvoice(draftOf(more)).xml);

describe('any draft', () => {
  test('gives a document that breaks no rule and is written in its canonical form', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { xml } = buildInvoice(draft);
        expect(findBrokenRules(xml)).toEqual([]);
        expect(DECLARATION + hashedForm(parseXml(xml))).toBe(xml);
      }),
    );
  });

  test('costs in the document what it costs in the shop, to the halala', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { amounts } = buildInvoice(draft);
        const { lines, charges = [], allowances = [], prepayments = [] } = draft;
        const of = (items: readonly { amount: number }[]) => sum(items.map(({ amount }) => amount));
        const total = sum(lines.map(grossOf)) + of(charges) - of(allowances);
        expect(amounts.net + amounts.vat).toBe(total);
        expect(amounts.payable).toBe(total - of(prepayments));
        expect(amounts.lines.map(({ net, vat }) => net + vat)).toEqual(lines.map(grossOf));
        expect(amounts.adjustments.map(({ net, vat }) => net + vat)).toEqual(
          [...charges, ...allowances].map((one) => one.amount),
        );
      }),
    );
  });

  test('has net amounts that are less than a halala from exact', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const { line, net } of buildInvoice(draft).amounts.lines) {
          const divisor = 100 + line.vat.percent;
          expect(Math.abs(net * divisor - grossOf(line) * 100)).toBeLessThan(divisor);
        }
      }),
    );
  });

  test('can be stamped', () => {
    const at = new Date('2026-11-26T21:30:16Z');
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { xml } = buildInvoice(draft);
        expect(findBrokenRules(stampInvoice(xml, testIdentity, at).xml)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

test('an order of a thousand lines is whole', () => {
  const lines = Array.from({ length: 1000 }, (_, at) => lineOf(101 + at, 3));
  const { xml, amounts } = buildInvoice(draftOf({ lines }));
  expect(amounts.payable).toBe(sum(lines.map(grossOf)));
  expect(findBrokenRules(xml)).toEqual([]);
});

test.each([[1], [9_999_999_999]])('%i halalas are an invoice', (unitPrice) => {
  const { xml, amounts } = buildInvoice(draftOf({ lines: [lineOf(unitPrice)] }));
  expect(amounts.payable).toBe(unitPrice);
  expect(findBrokenRules(xml)).toEqual([]);
});

test('a price that no rounding of VAT reaches is paid as it is', () => {
  // 1000.00 is 869.57 with 130.43; 15 % of 869.57 are 130.44.
  const { amounts } = buildInvoice(draftOf({ lines: [lineOf(100_000)] }));
  expect([amounts.net, amounts.vat, amounts.payable]).toEqual([86_957, 13_043, 100_000]);
});

test('day and time are those of Riyadh, also after midnight there', () => {
  const invoice = built({ issuedAt: new Date('2026-11-26T21:30:15Z') });
  expect([textAt(invoice, 'IssueDate'), textAt(invoice, 'IssueTime')]).toEqual(['2026-11-27', '00:30:15']);
});

test('names are in both languages, once where they are the same', () => {
  const nameIn = (ar: string, en: string) =>
    textAt(built({ lines: [lineOf(100, 1, { name: { ar, en } })] }), 'InvoiceLine', 'Item', 'Name');
  expect(nameIn('عود ﷺ', 'Oud 🌙')).toBe('عود ﷺ | Oud 🌙');
  expect(nameIn('عود', '')).toBe('عود');
  expect(nameIn('Waha', 'Waha')).toBe('Waha');
});

test('characters that XML or its parsers disagree on become spaces', () => {
  const name = { ar: 'عود\u0000\u0085\u2028\ud83c\r\nملكي', en: '' };
  expect(textAt(built({ lines: [lineOf(100, 1, { name })] }), 'InvoiceLine', 'Item', 'Name')).toBe('عود ملكي');
});

test('a discount of a line is its allowance, and the price is the one before', () => {
  const line = find(built({ lines: [lineOf(11_500, 2, { discount: 2_300 })] }), 'InvoiceLine')[0];
  const at = (...path: string[]) => line && textAt(line, ...path);
  expect(at('Price', 'PriceAmount')).toBe('100.00');
  expect(at('AllowanceCharge', 'Amount')).toBe('20.00');
  expect(at('LineExtensionAmount')).toBe('180.00');
});

test('a note names its invoices and its reason', () => {
  const note = built({
    kind: 'credit-note',
    corrects: { numbers: ['INV-1', 'INV-2'], reason: { ar: 'إرجاع', en: 'Return' } },
  });
  expect(textAt(note, 'InvoiceTypeCode')).toBe('381');
  const numbers = find(note, 'BillingReference', 'InvoiceDocumentReference', 'ID').map(textOf);
  expect(numbers).toEqual(['INV-1', 'INV-2']);
  expect(textAt(note, 'PaymentMeans', 'InstructionNote')).toBe('إرجاع | Return');
});

test.each<[string, Partial<InvoiceDraft>, string]>([
  ['simplified', {}, '0200000'],
  ['standard', { form: 'standard', buyer: company }, '0100000'],
  ['export', { form: 'standard', buyer: company, isExport: true, lines: [lineOf(5, 1, { vat: EXPORTED })] }, '0100100'],
  ['summary of a third party', { isSummary: true, isThirdParty: true }, '0210010'],
  ['nominal', { isNominal: true }, '0201000'],
])('the code of a %s document', (_, more, code) => {
  expect(find(built(more), 'InvoiceTypeCode')[0]?.attributes).toEqual([{ name: 'name', value: code }]);
});

const coupon = { reasonCode: '95', reason: { ar: 'قسيمة', en: '' }, amount: 30_000, vat: STANDARD_VAT };
const correction = { numbers: ['INV-1'], reason: { ar: 'إرجاع', en: '' } };
const advance = {
  number: 'INV-0',
  issuedAt: new Date(),
  name: { ar: 'دفعة', en: '' },
  amount: 100,
  vat: STANDARD_VAT,
};

test.each<[string, Partial<InvoiceDraft>]>([
  ['no lines', { lines: [] }],
  ['half a halala', { lines: [lineOf(0.5)] }],
  ['a negative price', { lines: [lineOf(-1)] }],
  ['half a piece', { lines: [lineOf(100, 0.5)] }],
  ['no pieces', { lines: [lineOf(100, 0)] }],
  ['a discount above the price', { lines: [lineOf(100, 1, { discount: 101 })] }],
  ['a total beyond exact numbers', { lines: [lineOf(1_000_000_000_000, 2)] }],
  ['a charge of nothing', { charges: [{ ...coupon, amount: 0 }] }],
  ['a coupon above the price', { allowances: [coupon] }],
  ['a coupon of another rate than the goods', { allowances: [{ ...coupon, amount: 1, vat: EXPORTED }] }],
  ['an advance above the total', { prepayments: [{ ...advance, amount: 29_701 }] }],
  ['an advance of a category that nothing else has', { prepayments: [{ ...advance, vat: EXPORTED }] }],
  ['a note without an invoice', { kind: 'credit-note' }],
  ['an invoice that corrects one', { corrects: correction }],
  ['a standard invoice without a buyer', { form: 'standard' }],
  [
    'two reasons of one category',
    { lines: [lineOf(1, 1, { vat: EXPORTED }), lineOf(1, 1, { vat: { ...EXPORTED, reasonCode: 'VATEX-SA-35' } })] },
  ],
])('%s is no draft', (_, more) => expect(() => buildInvoice(draftOf(more))).toThrow(DraftError));
