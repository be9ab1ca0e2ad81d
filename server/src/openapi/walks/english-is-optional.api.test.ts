import type { EndpointKey } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from './contract-world.fixture.ts';
import { openWorld, samples, staffMatrix } from './module-fixtures.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;
beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

/** Mails are sent in both languages, each with words of its own, which a preview and a test show as typed. */
const MAILS: ReadonlySet<EndpointKey> = new Set([
  'PUT /admin/mails/{key}',
  'POST /admin/mails/{key}/preview',
  'POST /admin/mails/{key}/test',
]);
/** Texts that are the storefront's own in each language where the shop wrote none. */
const STOREFRONT_WORDS: ReadonlySet<EndpointKey> = new Set(['PUT /admin/home', 'PUT /admin/settings/frame']);
/** Pages that are written in one language say so, and are left out of the other. */
const OWN_PAGES = /\/admin\/custom-pages/;

const writes = staffMatrix.filter(([key]) => !key.startsWith('GET') && !MAILS.has(key) && !OWN_PAGES.test(key));

/** A copy without its English texts: of pairs `name_ar` and `name_en`, and of objects of `ar` and `en`. */
function withoutEnglish(value: unknown, emptied: string[], path = ''): unknown {
  if (Array.isArray(value)) return value.map((one, at) => withoutEnglish(one, emptied, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => {
    const arabic: unknown = Reflect.get(value, key.replace(/(^|_)en$/, '$1ar'));
    if (!/(^|_)en$/.test(key) || typeof one !== 'string' || typeof arabic !== 'string' || arabic === '')
      return [key, withoutEnglish(one, emptied, `${path}.${key}`)];
    emptied.push(`${path}.${key}`);
    return [key, ''];
  });
  return Object.fromEntries(entries);
}

/** English texts that are empty beside an Arabic one. */
function unspoken(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => unspoken(one, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const arabic: unknown = Reflect.get(value, key.replace(/(^|_)en$/, '$1ar'));
    const isMissing = /(^|_)en$/.test(key) && one === '' && typeof arabic === 'string' && arabic !== '';
    return isMissing ? [`${path}.${key}`] : unspoken(one, `${path}.${key}`);
  });
}

let tried = 0;
test.each(writes)('%s takes a text in Arabic alone, and says it in English too', async (key, [role = 'owner']) => {
  for (const make of rows[key].good) {
    const parts = await make();
    const emptied: string[] = [];
    const body = withoutEnglish(parts.body, emptied);
    if (emptied.length === 0) continue;
    tried += 1;
    const answer = await world.send(key, { ...parts, body, headers: await world.staffOf(role) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    if (!STOREFRONT_WORDS.has(key)) expect(unspoken(answer.body)).toEqual([]);
  }
});

test('texts in both languages are found', () => expect(tried).toBeGreaterThan(20));
