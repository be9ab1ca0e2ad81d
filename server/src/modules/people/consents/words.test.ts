import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consentWords } from './words.ts';

const texts = join(import.meta.dirname, '../../../../../storefront/app/text');
const read = (language: string, area: string) => readFileSync(join(texts, language, `${area}.ts`), 'utf8');

/** The text of a page under its key. */
const said = (source: string, key: string) => new RegExp(`\\n  ${key}:\\s+'([^']*)'`).exec(source)?.[1] ?? key;

test.each(['ar', 'en'] as const)('the words that are kept as proof are those of the pages in %s', (language) => {
  const [account, auth, shop, byPhone] = ['account', 'auth', 'shop', 'phoneoffers'].map((area) => read(language, area));
  const by = (channel: string) =>
    `${said(account ?? '', 'consents')}: ${said(account ?? '', 'consentsText')} ${said(account ?? '', `consent_${channel}`)}`;
  expect(Object.fromEntries(Object.entries(consentWords).map(([name, words]) => [name, words[language]]))).toEqual({
    registration: said(auth ?? '', 'wantsNews'),
    email: by('email'),
    sms: by('sms'),
    whatsapp: by('whatsapp'),
    checkout: said(byPhone ?? '', 'agree'),
    newsletter: said(shop ?? '', 'newsletterText'),
  });
});
