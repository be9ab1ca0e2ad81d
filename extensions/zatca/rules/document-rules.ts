import { decodeQr } from '../stamp/qr.ts';
import { find, textAt, textOf, type XmlElement } from '../xml/nodes.ts';
import type { Facts } from './facts.ts';
import { error, type Rule, warning } from './rule.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/;

function isDate(text: string | null): boolean {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function referenceOf({ invoice }: Facts, id: string): XmlElement | null {
  return find(invoice, 'AdditionalDocumentReference').find((one) => textAt(one, 'ID') === id) ?? null;
}
const attached = (reference: XmlElement | null) =>
  (reference && textAt(reference, 'Attachment', 'EmbeddedDocumentBinaryObject')) ?? '';
const isStamped = ({ invoice }: Facts) => find(invoice, 'UBLExtensions').length > 0;
const has = ({ invoice }: Facts, ...path: string[]) => Boolean(textAt(invoice, ...path));
const lengthOf = (text: string) => [...text].length;

export const documentRules: readonly Rule[] = [
  error(
    'BR-KSA-EN16931-01',
    'the profile is reporting:1.0',
    ({ invoice }) => textAt(invoice, 'ProfileID') === 'reporting:1.0',
  ),
  warning('BR-02', 'a document has a number', (facts) => has(facts, 'ID')),
  warning(
    'BR-KSA-F-06-C1',
    'a number has at most 127 characters',
    ({ invoice }) => lengthOf(textAt(invoice, 'ID') ?? '') <= 127,
  ),
  error('BR-KSA-03', 'a document has a UUID', ({ invoice }) => /^[\w.-]+/.test(textAt(invoice, 'UUID') ?? '')),
  error('BR-03', 'a document has a day of issue', (facts) => has(facts, 'IssueDate')),
  warning('BR-KSA-F-01', 'dates are days of the calendar', ({ invoice }) =>
    [
      ...find(invoice, 'IssueDate'),
      ...find(invoice, 'Delivery', 'ActualDeliveryDate'),
      ...find(invoice, 'Delivery', 'LatestDeliveryDate'),
      ...find(invoice, 'InvoiceLine', 'DocumentReference', 'IssueDate'),
    ].every((date) => isDate(textOf(date).trim())),
  ),
  error('BR-KSA-70', 'a document has a time of issue', ({ invoice }) => TIME.test(textAt(invoice, 'IssueTime') ?? '')),
  error('BR-KSA-05', 'the type is 388, 381, 383 or 386', ({ type }) => ['388', '381', '383', '386'].includes(type)),
  error('BR-KSA-06', 'the transaction code is NNPNESB', ({ code }) => /^0[12][01]{5}$/.test(code)),
  error('BR-KSA-07', 'exports are never self-billed', ({ code }) => !(code[4] === '1' && code[6] === '1')),
  error(
    'BR-KSA-31',
    'simplified documents are neither exports nor self-billed',
    ({ isStandard, code }) => isStandard || (code[4] !== '1' && code[6] !== '1'),
  ),
  error('BR-05', 'a document has a currency', (facts) => has(facts, 'DocumentCurrencyCode')),
  error(
    'BR-KSA-EN16931-02',
    'VAT is accounted in riyals',
    ({ invoice }) => textAt(invoice, 'TaxCurrencyCode') === 'SAR',
  ),
  error('BR-KSA-33', 'a document has a counter', (facts) => {
    const counter = referenceOf(facts, 'ICV');
    return Boolean(counter && textAt(counter, 'UUID'));
  }),
  error('BR-KSA-34', 'the counter has digits alone', (facts) => {
    const counter = referenceOf(facts, 'ICV');
    return !counter || /^\d*$/.test(textAt(counter, 'UUID') ?? '');
  }),
  warning('BR-KSA-61', 'a document names the hash of the one before', (facts) => {
    const hash = attached(referenceOf(facts, 'PIH'));
    return hash.length > 0 && Buffer.from(hash, 'base64').toString('base64') === hash;
  }),
  warning('BR-KSA-27', 'a stamped document has a QR code', (facts) => {
    const qr = attached(referenceOf(facts, 'QR'));
    return !isStamped(facts) || (qr.length > 0 && decodeQr(qr) !== null);
  }),
  error(
    'BR-CL-KSA-14',
    'the QR code has at most 700 characters',
    (facts) => attached(referenceOf(facts, 'QR')).length <= 700,
  ),
  error(
    'BR-KSA-28',
    'the stamp has the identifiers of the standard',
    ({ invoice, ...facts }) =>
      !isStamped({ invoice, ...facts }) ||
      textAt(invoice, 'Signature', 'ID') === 'urn:oasis:names:specification:ubl:signature:Invoice',
  ),
  error('BR-KSA-17', 'a note has a reason', (facts) => !facts.isNote || has(facts, 'PaymentMeans', 'InstructionNote')),
  warning(
    'BR-KSA-56',
    'a note names its invoices',
    ({ isNote, invoice }) => !isNote || Boolean(textAt(invoice, 'BillingReference', 'InvoiceDocumentReference', 'ID')),
  ),
  warning(
    'BR-49',
    'standard documents have a means of payment',
    (facts) => !facts.isStandard || has(facts, 'PaymentMeans', 'PaymentMeansCode'),
  ),
  error(
    'BR-KSA-15',
    'standard invoices have a day of supply',
    (facts) => !facts.isStandard || facts.type !== '388' || has(facts, 'Delivery', 'ActualDeliveryDate'),
  ),
  error(
    'BR-KSA-72',
    'simplified summaries have both days of supply',
    (facts) =>
      facts.isStandard ||
      facts.code[5] !== '1' ||
      (has(facts, 'Delivery', 'ActualDeliveryDate') && has(facts, 'Delivery', 'LatestDeliveryDate')),
  ),
];
