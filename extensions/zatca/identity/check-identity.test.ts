import type { TaxIdentity } from '@waha/extend';
import { taxDocument, taxIdentity, taxLine } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { FIRST_PREVIOUS_HASH } from '../stamp/hash-invoice.ts';
import { testIdentity } from '../stamp/test-identity.fixture.ts';
import { stampDocument } from '../stamp-document.ts';
import { checkIdentity } from './check-identity.ts';

const withAddress = (more: Partial<TaxIdentity['address']>) => ({ address: { ...taxIdentity.address, ...more } });
const registered = (scheme: string, number: string) => ({ registration: { scheme, number } });

test.each<[string, Partial<TaxIdentity>]>([
  ['a company', {}],
  ['a member of a VAT group with its TIN', { vatNumber: '399999999910003', branch: '3999999999' }],
  ['a unified number', registered('700', '7001234567')],
  ['a licence of municipalities', registered('MOM', 'A123')],
  ['a name of as many letters as the QR code holds', { name: { ar: 'ن'.repeat(70), en: 'A much longer one' } }],
])('%s has no fault', (_, more) => expect(checkIdentity({ ...taxIdentity, ...more })).toEqual([]));

test.each<[string, Partial<TaxIdentity>, readonly string[]]>([
  ['fourteen digits', { vatNumber: '30000000000003' }, ['vatNumber']],
  ['a number that ends otherwise', { vatNumber: '300000000000001' }, ['vatNumber']],
  ['digits of another script', { vatNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' }, ['vatNumber']],
  ['a group without a TIN', { vatNumber: '399999999910003' }, ['branch']],
  ['no branch', { branch: ' ' }, ['branch']],
  ['a short registration', registered('CRN', '123'), ['registration.number']],
  ['a unified number that begins otherwise', registered('700', '1001234567'), ['registration.number']],
  ['a scheme of buyers', registered('NAT', '1000000000'), ['registration.scheme']],
  ['a number with a hyphen', registered('OTH', '1-2'), ['registration.number']],
  ['a building of three digits', withAddress({ building: '123' }), ['address.building']],
  ['a postal code of four digits', withAddress({ postalCode: '1234' }), ['address.postalCode']],
  ['no street', withAddress({ street: '' }), ['address.street']],
  ['a district of control characters', withAddress({ district: '\u0000\u0007' }), ['address.district']],
  ['a city that is too long', withAddress({ city: 'ن'.repeat(128) }), ['address.city']],
  ['another country', withAddress({ country: 'AE' }), ['address.country']],
  ['no Arabic name', { name: { ar: '', en: 'Waha' } }, ['name.ar']],
  ['a name longer than the QR code', { name: { ar: 'ن'.repeat(71), en: '' } }, ['name.ar']],
  ['no line of business', { industry: '' }, ['industry']],
])('%s is a fault of %j', (_, more, fields) => {
  const faults = checkIdentity({ ...taxIdentity, ...more });
  expect(faults.map(({ field }) => field)).toEqual(fields);
});

test('the longest name that has no fault fits in the QR code of the largest document', () => {
  const identity = { ...taxIdentity, name: { ar: 'ن'.repeat(70), en: '' } };
  const document = taxDocument({ lines: [taxLine(999_999_999_999)] });
  const place = { counter: 1, previousHash: FIRST_PREVIOUS_HASH };
  // Signatures differ in length by some bytes; the longest is soon among twenty.
  for (let times = 0; times < 20; times += 1) {
    expect(stampDocument(document, place, identity, testIdentity).qr.length).toBeLessThanOrEqual(700);
  }
});
