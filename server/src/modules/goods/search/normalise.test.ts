import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { normalise, wordForms, words } from './normalise.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function normaliseInSql(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql.rows({ text: sql.text })`
    select waha_normalise(given.text) as text from unnest(${[...texts]}::text[]) with ordinality as given (text, position)
    order by position
  `.execute(database.db);
  return rows.map((row) => row.text);
}

test.each([
  ['هديّة', 'هديه'],
  ['الهَدِيَّةُ', 'الهديه'],
  ['ســـاعة', 'ساعه'],
  ['آيفون ١٥', 'ايفون 15'],
  ['مؤونة ۱۲۳', 'موونه 123'],
  ['ﻻ إله', 'لا اله'],
  ['کیف', 'كيف'],
  ['\u202bعطر\u202c', 'عطر'],
  ['iPhone 15 PRO', 'iphone 15 pro'],
])('writes %j as %j', (text, expected) => {
  expect(normalise(text)).toBe(expected);
});

/** Letters of the shop's languages, their marks and forms, digits, controls, and whatever else Unicode has. */
const anyText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code)), maxLength: 30 }),
  fc.string({
    unit: fc.integer({ min: 0xfb50, max: 0xfeff }).map((code) => String.fromCodePoint(code)),
    maxLength: 30,
  }),
  fc.string({ unit: 'grapheme-composite', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => text.isWellFormed() && !text.includes('\0')),
);

test('agrees with its SQL twin on every text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 50 }), async (texts) => {
      expect(await normaliseInSql(texts)).toEqual(texts.map(normalise));
    }),
    { numRuns: 60 },
  );
});

test('agrees with its SQL twin on every character there is, also where one of the two knows newer ones', async () => {
  const characters = Array.from({ length: 0x10ffff }, (_, index) => index + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[^\p{Cn}\p{Co}]/u.test(character));
  const inSql = await normaliseInSql(characters);
  const different = characters.filter((character, index) => normalise(character) !== inSql[index]);
  expect(different.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
});

test('normalising twice is normalising once', () => {
  fc.assert(fc.property(anyText, (text) => normalise(normalise(text)) === normalise(text)));
});

test.each([
  ['الهديه', ['الهديه', 'هديه', 'الهدي', 'هدي']],
  ['سماعات', ['سماعات', 'سماع']],
  ['سماعه', ['سماعه', 'سماع']],
  ['وعطر', ['وعطر', 'عطر']],
  ['ورد', ['ورد']],
  ['headphones', ['headphones']],
])('finds %s by %j', (word, forms) => {
  expect(wordForms(word)).toEqual(forms);
});

test('no form is shorter than three letters unless the word is', () => {
  const arabic = fc.string({
    unit: fc.integer({ min: 0x621, max: 0x64a }).map((code) => String.fromCodePoint(code)),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(arabic, (text) =>
      words(text).every((word) => wordForms(word).every((form) => form === word || [...form].length >= 3)),
    ),
  );
});
