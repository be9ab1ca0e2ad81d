import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyExtension, defineExtension, setting } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { loadExtensions, readyExtensions } from './index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-extensions-'));
});
afterAll(() => rm(folder, { recursive: true }));

const texts = { ar: { name: 'أكمي', description: 'دفع' }, en: { name: 'Acme', description: 'Pays' } };
const acme = defineExtension({
  name: 'acme',
  api: 1,
  settings: {
    key: setting.secret('ACME_KEY'),
    token: setting.secret('ACME_TOKEN'),
    url: setting.url('ACME_URL', { fallback: 'https://api.acme.example' }),
    isTest: setting.flag('ACME_TEST'),
  },
  texts,
  payment: () => null,
});
const keys = { ACME_KEY: 'key-of-acme', ACME_TOKEN: 'token-of-acme' };
const read = (env: Record<string, string>, list: readonly AnyExtension[] = [acme]) => readyExtensions(list, env);

test('an extension without its settings is off; with all of them it has them, typed', () => {
  expect(read({})).toEqual([]);
  expect(read({ ACME_URL: 'https://elsewhere.example' }), 'what is not needed turns nothing on').toEqual([]);
  const [ready] = read({ ...keys, ACME_URL: 'http://127.0.0.1:80/v1/', ACME_TEST: '1' });
  const [key, token] = ['key-of-acme', 'token-of-acme'];
  expect(ready?.settings).toEqual({ key, token, url: 'http://127.0.0.1:80/v1', isTest: true });
});

test.each([
  [{ ACME_KEY: 'key-of-acme' }, 'ACME_TOKEN must be set too, as ACME_KEY is.'],
  [{ ...keys, ACME_KEY: 'short' }, 'ACME_KEY must have 8 characters or more.'],
  [{ ...keys, ACME_URL: 'ftp://x' }, 'ACME_URL must be an address like https://api.example.'],
  [{ ...keys, ACME_TEST: 'yes' }, 'ACME_TEST must be 1 (on) or 0 (off).'],
  [{ ...keys, ACME_KEY_FILE: '/nowhere' }, 'ACME_KEY and ACME_KEY_FILE are both set: set one of them.'],
  [{ ACME_TOKEN: 'token-of-acme', ACME_KEY_FILE: '/nowhere' }, 'ACME_KEY_FILE must name a file that can be read.'],
])('wrong settings stop the start in a sentence that repeats no secret: %j', (env, sentence) => {
  expect(() => read(env)).toThrow(ConfigError);
  expect(() => read(env)).toThrow(sentence);
  expect(() => read(env)).not.toThrow('of-acme');
});

test('a secret may be in a file', async () => {
  const file = join(folder, 'key');
  await writeFile(file, 'key-in-a-file\n');
  const [ready] = read({ ACME_KEY_FILE: file, ACME_TOKEN: 'token-of-acme' });
  expect(ready?.settings).toMatchObject({ key: 'key-in-a-file' });
});

test.each([
  [[{ ...acme, api: 2 }], 'The extension acme was written for version 2 of the ports; this shop has version 1.'],
  [[acme, acme], 'Two extensions are called acme.'],
  [[{ ...acme, name: 'Acme Pay' }], 'An extension is called "Acme Pay": use a-z, 0-9 and hyphens.'],
  [
    [{ ...acme, texts: { ar: texts.ar, en: { ...texts.en, name: 'x'.repeat(121) } } }],
    'The name of the extension acme has at most 120 characters',
  ],
  [[{ ...acme, texts: { ar: texts.ar, en: { name: 'Acme' } } }], 'acme does not say its text "description" in both'],
])('a list that cannot be right is refused', (list, sentence) => {
  expect(() => read({}, list)).toThrow(sentence);
});

const hearing = { name: 'count', event: 'order.placed', handle: () => undefined } as const;

test.each([
  [{ logo: 'https://acme.example/logo.png' }, 'The logo of the extension acme must be an SVG'],
  [{ logo: `<svg>${'x'.repeat(9_000)}</svg>` }, 'at most 8192 bytes'],
  [{ scopes: ['orders:all'] }, 'The extension acme asks for the scope "orders:all"; there are orders:read,'],
  [{ scopes: ['orders:read', 'orders:read'] }, 'The extension acme names a scope twice.'],
  [
    { hears: [{ ...hearing, event: 'customer.reset_requested' }] },
    'hears customer.reset_requested, which is no event for outsiders',
  ],
  [{ hears: [{ ...hearing, event: 'order.unknown' }] }, 'hears order.unknown, which is no event'],
  [{ hears: [hearing, hearing] }, 'The subscriber "count" of the extension acme has a name that another one has.'],
  [{ hears: [{ ...hearing, name: 'Count it' }] }, 'has a name that is none'],
  [{ hears: [{ ...hearing, limitMs: 60_001 }] }, 'may take at most 60000 ms'],
  [{ hears: [{ ...hearing, handle: 'count' }] }, 'has no function that handles the event'],
])('one that hears or asks for what it may not is refused: %j', (more, sentence) => {
  // Extensions in JavaScript may declare anything.
  const wrong = { ...acme, ...(more as object) };
  expect(() => read({}, [wrong])).toThrow(sentence);
});

test('the list of waha.config.ts loads, and another file may be named', async () => {
  const own = await loadExtensions(readConfig({}));
  expect(readyExtensions(own, {}).length).toBeLessThanOrEqual(own.length);
  const file = join(folder, 'other.config.mjs');
  await writeFile(file, 'export default { extensions: [] };');
  expect(await loadExtensions(readConfig({ WAHA_CONFIG: file }))).toEqual([]);
  await writeFile(join(folder, 'none.config.mjs'), 'export const nothing = 1;');
  const none = readConfig({ WAHA_CONFIG: join(folder, 'none.config.mjs') });
  await expect(loadExtensions(none)).rejects.toThrow('must export defineShop({ extensions: [...] }) by default');
});
