import { defineExtension, setting } from '@waha/extend';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutSecretsOf } from './without-secrets.ts';

const extension = defineExtension({
  ...{
    name: 'acme',
    api: 1,
    texts: { ar: { name: 'أكمي', description: 'دفع' }, en: { name: 'Acme', description: 'Pays' } },
  },
  settings: { key: setting.secret('ACME_KEY') },
});
const cleanOf = (key: string) => withoutSecretsOf(extension, { key });
const KEY = 'sk live/ö?+k3y!';
const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['as it is', KEY],
  ['in an address', encodeURIComponent(KEY)],
  ['in small hex digits', encodeURIComponent(KEY).replace(/%../g, (code) => code.toLowerCase())],
  ['in a form', new URLSearchParams({ k: KEY }).toString().slice(2)],
  ['as a Basic header of a key', base64(`${KEY}:`)],
  ['as a Basic header of nothing else', base64(KEY)],
  ['in base64 of addresses', Buffer.from(KEY).toString('base64url')],
  ['in escaped base64', encodeURIComponent(base64(KEY).replace(/=+$/, ''))],
])('a secret is taken out %s', (_, form) => {
  expect(cleanOf(KEY)(`refused ${form} today`).replace(/…=*/, '…')).toBe('refused … today');
});

test('a secret is taken out of the base64 of any longer text, but for letters at its edges', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.string(), fc.string(), (secret, before, after) => {
      const shown = cleanOf(secret)(base64(before + secret + after));
      expect(shown).toContain('…');
    }),
  );
});

test('a short one is taken out as it is alone, and other words stay', () => {
  expect(cleanOf('ab')('ab YWI= cd')).toBe('… YWI= cd');
  expect(cleanOf(KEY)('status 500')).toBe('status 500');
});
