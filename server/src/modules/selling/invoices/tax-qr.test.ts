import { expect, test } from 'vitest';
import { taxQr } from './tax-qr.ts';

const facts = {
  sellerName: 'Salla',
  vatNumber: '1234567891',
  issuedAt: new Date('2021-07-12T14:25:09.123Z'),
  totalWithVat: 10_000,
  vatTotal: 1_500,
};

test('gives the vector that is published', () => {
  expect(taxQr(facts)).toBe('AQVTYWxsYQIKMTIzNDU2Nzg5MQMUMjAyMS0wNy0xMlQxNDoyNTowOVoEBjEwMC4wMAUFMTUuMDA=');
});

test('counts the bytes of a name, not its letters', () => {
  const bytes = Buffer.from(taxQr({ ...facts, sellerName: 'واحة', totalWithVat: 5, vatTotal: 1 }), 'base64');
  expect([bytes[0], bytes[1], bytes.subarray(2, 10).toString()]).toEqual([1, 8, 'واحة']);
  expect(bytes.toString().endsWith('\u00040.05\u0005\u00040.01')).toBe(true);
});

test('refuses what one byte cannot count', () => {
  expect(() => taxQr({ ...facts, sellerName: 'و'.repeat(128) })).toThrow('255 bytes');
});
