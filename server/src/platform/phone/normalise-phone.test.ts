import fc from 'fast-check';
import { type CountryCode, getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { normalisePhone } from './index.ts';

test.each([
  ['0512345678', '+966512345678'],
  ['٠٥١٢٣٤٥٦٧٨', '+966512345678'],
  ['512345678', '+966512345678'],
  ['966512345678', '+966512345678'],
  ['٠٠٩٦٦ ٥١ ٢٣٤ ٥٦٧٨', '+966512345678'],
  ['+966 0512345678', '+966512345678'],
  ['(+966) 51 234 5678', '+966512345678'],
  ['+966\u206051 234 5678', '+966512345678'],
  ['+966\ufe0d-51-234-5678', '+966512345678'],
  ['[05] 1234 «5678»', '+966512345678'],
  ['(00966) 512345678', '+966512345678'],
  ['\u202a+966512345678\u202c', '+966512345678'],
  ['+971050 123 4567', '+971501234567'],
  ['00971 (0)50-123-4567', '+971501234567'],
  ['＋９７１ ５０ １２３ ４５６７', '+971501234567'],
  ['+7 8 912 345-67-89', '+79123456789'],
  ['+44 07911 123456', '+447911123456'],
  // In Italy the zero is part of the number.
  ['+39 06 698 12345', '+390669812345'],
  ['+39 6 698 12345', null],
  ['+971 50 123', null],
  // Niue has the shortest numbers; some service numbers of Iran are shorter.
  ['+683 4002', '+6834002'],
  ['+98 9000', null],
  ['+999123456789', null],
  ['+966112345678', null],
  ['0411234567', null],
  ['05123', null],
  ['abc', null],
  ['', null],
  ['+', null],
])('reads %j as %s', (written, expected) => {
  expect(normalisePhone(written)).toBe(expected);
});

const countries = getCountries().filter((country) => country !== 'SA' && getExampleNumber(country, examples));

/** A number of a country: its example number, with other last digits where such numbers exist. */
const numberOf = (country: CountryCode, last: string): { code: string; national: string; e164: string } => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`no example of ${country}`);
  const { countryCallingCode: code, nationalNumber } = example;
  const other = parsePhoneNumberFromString(`+${code}${nationalNumber.slice(0, -last.length)}${last}`);
  return other?.isValid() && other.nationalNumber.length === nationalNumber.length
    ? { code, national: other.nationalNumber, e164: other.number }
    : { code, national: nationalNumber, e164: example.number };
};

const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
const digitsIn = { latin: (text: string) => text, arabic: in_(ARABIC), persian: in_(PERSIAN) };
function in_(digits: string) {
  return (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** A number in one of the usual notations. */
const spelling = fc.record({
  prefix: fc.constantFrom('+', '00', '+ ', '00 ', '+00', '\u200e+'),
  between: fc.array(fc.constantFrom('', '', ' ', '-', '.', '\u00a0', '\u2011'), { minLength: 20, maxLength: 20 }),
  digits: fc.constantFrom(...Object.values(digitsIn)),
  around: fc.constantFrom('', ' ', '\u202a'),
});

test('every spelling of one number gives one E.164, in every country', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.stringMatching(/^\d{4}$/),
      spelling,
      (country, last, { prefix, between, digits, around }) => {
        const { code, national, e164 } = numberOf(country, last);
        const spaced = [...`${code}${national}`].map((digit, at) => `${digit}${between[at] ?? ''}`).join('');
        expect(normalisePhone(`${around}${digits(`${prefix}${spaced}`)}${around}`)).toBe(e164);
      },
    ),
  );
});

test('the zero that is dialled inside a country makes no second number', () => {
  // The Gulf, and others that dial a zero.
  const dialled: CountryCode[] = ['AE', 'EG', 'JO', 'IQ', 'TR', 'GB', 'DE', 'FR', 'PK', 'ID', 'SD', 'YE', 'MA', 'MY'];
  fc.assert(
    fc.property(fc.constantFrom(...dialled), fc.stringMatching(/^\d{4}$/), (country, last) => {
      const { code, national, e164 } = numberOf(country, last);
      for (const written of [`+${code}0${national}`, `00${code} (0)${national}`]) {
        expect(normalisePhone(written)).toBe(e164);
      }
    }),
  );
});

test('what it gave once it gives again, whatever is written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ٠-٩]{6,18}$/)), (written) => {
      const phone = normalisePhone(written);
      if (phone === null) return;
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(normalisePhone(phone)).toBe(phone);
    }),
  );
});
