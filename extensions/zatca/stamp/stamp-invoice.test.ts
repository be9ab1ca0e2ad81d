import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hasSamples, readSample, sampleNames } from '../samples.fixture.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { hashInvoice } from './hash-invoice.ts';
import { decodeQr, QrTooLong } from './qr.ts';
import { digestOfProperties } from './signed-properties.ts';
import { stampInvoice } from './stamp-invoice.ts';
import { testIdentity } from './test-identity.fixture.ts';
import { findStampFaults } from './verify-stamp.ts';

describe.skipIf(!hasSamples)('documents of others (../shared/standards is needed)', () => {
  test.each(sampleNames)('all of the stamp of %s holds', (name) => {
    expect(findStampFaults(readSample(name))).toEqual([]);
  });
});

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const AT = new Date('2026-11-26T21:30:00.900Z');

const documentOf = ({ type = '0200000', seller = 'واحة ﷺ', total = '115.00' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${UBL}Invoice-2" xmlns:cac="${UBL}CommonAggregateComponents-2" xmlns:cbc="${UBL}CommonBasicComponents-2" xmlns:ext="${UBL}CommonExtensionComponents-2">
  <cbc:IssueDate>2026-11-27</cbc:IssueDate><cbc:IssueTime>00:30:00</cbc:IssueTime>
  <cbc:InvoiceTypeCode name="${type}">388</cbc:InvoiceTypeCode>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyTaxScheme><cbc:CompanyID>300000000000003</cbc:CompanyID></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${seller}</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:TaxTotal><cbc:TaxAmount currencyID="SAR">15.00</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="SAR">${total}</cbc:PayableAmount></cac:LegalMonetaryTotal>
</Invoice>`;

const stampOf = (xml: string) => stampInvoice(xml, testIdentity, AT);

test('a stamp leaves the bytes and the hash of the document as they were', () => {
  const xml = documentOf();
  const stamped = stampOf(xml);
  expect(stamped.hash).toBe(hashInvoice(parseXml(xml)).toString('base64'));
  expect(hashInvoice(parseXml(stamped.xml)).toString('base64')).toBe(stamped.hash);
  const rest = stamped.xml
    .replace(/<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/, '')
    .replace(/<cac:AdditionalDocumentReference>[\s\S]*<\/cac:Signature>/, '');
  expect(rest).toBe(xml);
});

test('the time of the stamp is UTC', () => {
  expect(stampOf(documentOf()).xml).toContain('<xades:SigningTime>2026-11-26T21:30:00Z</xades:SigningTime>');
});

test('the QR code has the texts of the document', () => {
  const fields = decodeQr(stampOf(documentOf()).qr) ?? new Map<number, Buffer>();
  const texts = [1, 2, 3, 4, 5].map((tag) => fields.get(tag)?.toString());
  expect(texts).toEqual(['واحة ﷺ', '300000000000003', '2026-11-27T00:30:00', '115.00', '15.00']);
  expect([...fields.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the QR code of a standard document has no signature of the authority', () => {
  expect([...(decodeQr(stampOf(documentOf({ type: '0100000' })).qr)?.keys() ?? [])]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a seller's name that makes the code too long is refused before anything is stamped", () => {
  expect(() => stampOf(documentOf({ seller: 'ن'.repeat(60) }))).not.toThrow();
  expect(() => stampOf(documentOf({ seller: 'ن'.repeat(90) }))).toThrow(QrTooLong);
  expect(() => stampOf(documentOf({ seller: 'ن'.repeat(128) }))).toThrow(QrTooLong);
});

test.each([
  ['a stamped document', () => stampOf(documentOf()).xml],
  ['no seller', () => documentOf().replaceAll('AccountingSupplierParty', 'SellerSupplierParty')],
  ['carriage returns', () => documentOf().replaceAll('\n', '\r\n')],
  ['a mark of byte order', () => `\ufeff${documentOf()}`],
])('%s is not stamped', (_, xmlOf) => expect(() => stampOf(xmlOf())).toThrow());

test('a key that is not of the certificate makes no stamp', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
  expect(() => stampInvoice(documentOf(), { ...testIdentity, privateKey }, AT)).toThrow(/signature/);
});

test.each([
  ['an amount', '>115.00<', '>15.00<', ['hash', 'signature', 'qr-4', 'qr-6']],
  ['the name of the seller', '>واحة ﷺ<', '>واحة<', ['hash', 'signature', 'qr-1', 'qr-6']],
  ['white space of the document', '\n  <cbc:Inv', '\n   <cbc:Inv', ['hash', 'signature', 'qr-6']],
  ['the time of the stamp', '21:30:00Z', '21:30:01Z', ['properties-digest']],
  ['white space of the properties', '\n'.concat(' '.repeat(36)), '\n', ['properties-digest']],
  ['the issuer', 'CN=Test', 'CN=Best', ['certificate-issuer', 'properties-digest']],
  ['the serial number', '>3791', '>3792', ['certificate-serial', 'properties-digest']],
  ['the signature', '<ds:SignatureValue>M', '<ds:SignatureValue>N', ['signature', 'qr-7']],
  ['the certificate', '<ds:X509Certificate>M', '<ds:X509Certificate>A', ['certificate']],
  ['the QR code', 'mimeCode="text/plain">A', 'mimeCode="text/plain">*', ['no-qr']],
  ['the extension', 'UBLDocumentSignatures', 'Other', ['no-stamp']],
])('another %s is found', (_, from, to, faults) => {
  const xml = stampOf(documentOf()).xml;
  const changed = xml.replaceAll(from, to);
  expect(changed).not.toBe(xml);
  expect(findStampFaults(changed)).toEqual(faults);
});

test('the digest of properties is of their text with its spaces', () => {
  // Computed apart: printf | sha256sum | base64.
  expect(digestOfProperties('<xades:SignedProperties Id="a"> <ds:X>1</ds:X></xades:SignedProperties>')).toBe(
    'ZGVmYzAzYzg5Mjk1M2Y5ZmJjOGQ3MzcyYWYxY2M2NDkyYTQ1NzU3ZTFmZGI3N2FkZTdiY2IwMTFjNDE4NmZlOQ==',
  );
});
