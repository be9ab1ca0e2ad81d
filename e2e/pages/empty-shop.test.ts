import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveOpening } from '../../server/src/modules/shop/settings/index.ts';
import { inTransaction, openDatabase } from '../../server/src/platform/database/index.ts';
import { findRunningPostgres } from '../../server/src/platform/postgres/index.ts';
import { pages } from '../../storefront/app/pages.ts';
import { type RunningShop, startShop } from '../support/shop-process.ts';

let dataDir: string;
let shop: RunningShop;

/** A shop without any data, opened as it is. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waha-empty-shop-'));
  shop = await startShop(dataDir, { settings: { DEMO: '0' }, log: 'empty-shop.log' });
  const database = openDatabase({ url: (await findRunningPostgres(dataDir)) ?? '', poolSize: 1 });
  await inTransaction(database.db, (tx) => saveOpening(tx, { isOpen: true }));
  await database.close();
  // The process hears of it within a second.
  while ((await fetch(shop.url)).status !== 200) await sleep(200);
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

/** Pages with one fixed address, which any shop has. */
const paths = Object.entries(pages).flatMap(([path, { for: readers }]) =>
  path.includes(':') || path.includes('.') || path.includes('*') || readers === 'secret'
    ? []
    : [path.replaceAll('?', '')],
);
const addresses = paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

/** Things that a page says without data behind them, by their name. */
const hollow: Readonly<Record<string, RegExp>> = {
  'a link to no number': /href="(?:tel|mailto|sms):"|wa\.me\/"/,
  'an empty heading': /<(h[1-6])\b[^>]*>\s*<\/\1>/,
  'an empty list': /<(ul|ol|dl)\b[^>]*>\s*<\/\1>/,
  'an empty part of a list': /<(li|dd|dt|p)\b(?![^>]*role="(?:status|alert)")[^>]*>\s*<\/\1>/,
  'a label without its number': />(?:السجل التجاري|الرقم الضريبي|Commercial registration|VAT number)</,
  'a mark of a payment that is off': />(?:Visa|Mastercard|mada|Apple Pay|fawry|valU|PayPal)</,
  'a promise of no setting': /إرجاع مجاني|كما تحب|لكل مدن المملكة|Free returns|Pay as you like|every city/,
  'advice about filters that are not set': /خفّف عوامل التصفية|loosen the filters/,
  'a right of nobody': /محفوظة لدى\s*<|reserved,?\s*<|reserved (?:by|to)\s*</,
};

/** Headings with nothing behind them until the next one of their level, their part or the page ends. */
function headingsOverNothing(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [
    ...main.matchAll(
      /<(h[2-6])\b[^>]*>([\s\S]*?)<\/\1>(?:\s*<\/?(?:div|section|header|ul|ol|nav|span)\b[^>]*>)*\s*(?=<h[1-6]\b|<\/main>)/g,
    ),
  ].map(([, , text = '']) => text.replace(/<[^>]*>/g, ''));
}

test.each(addresses)('%s of an empty shop says nothing it has no data for', async (path) => {
  const response = await fetch(shop.url + path);
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
  expect([200, 404]).toContain(response.status);
  const found = Object.entries(hollow).flatMap(([what, pattern]) => {
    const [text] = pattern.exec(html) ?? [];
    return text === undefined ? [] : [`${what}: ${text}`];
  });
  expect(found).toEqual([]);
  expect(headingsOverNothing(html)).toEqual([]);
});

test('control: each of these would be found', () => {
  const bad = [
    '<a href="tel:">',
    '<h2 class="x"></h2>',
    '<ul></ul>',
    '<dd> </dd>',
    '<dt>السجل التجاري</dt>',
    '<li lang="en">mada</li>',
    '<span>إرجاع مجاني</span>',
    '<p>جرّب كلمة أخرى أو خفّف عوامل التصفية.</p>',
    '<p>جميع الحقوق محفوظة لدى </p>',
  ];
  for (const [at, pattern] of Object.values(hollow).entries()) expect(bad[at]).toMatch(pattern);
  expect(headingsOverNothing('<main><h2>أقسام</h2><ul></ul></main>')).toEqual(['أقسام']);
});
