import { spawnSync } from 'node:child_process';
import type { FeedProduct, FeedShop } from '@waha/extend';
import { feedProduct, runFeedContract } from '@waha/extend/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { googleProfile, metaProfile, snapchatProfile, tiktokProfile } from './profiles.ts';
import { faultsOf, type Item, parseCsv, parseRss, type rules } from './validate-feed.fixture.ts';
import { createFeed } from './write-feed.ts';

const services = { google: googleProfile, meta: metaProfile, tiktok: tiktokProfile, snapchat: snapchatProfile };
type Service = keyof typeof rules;
const names: readonly Service[] = ['google', 'meta', 'tiktok', 'snapchat'];

const parse = (service: Service, feed: string): Item[] => (service === 'tiktok' ? parseCsv(feed) : parseRss(feed));
const idOf = (item: Item) => (item.get('id') ?? item.get('sku_id'))?.[0] ?? '';

for (const name of names) runFeedContract(name, createFeed(services[name], ''), (feed) => parse(name, feed).map(idOf));

const shop: FeedShop = {
  ...{ name: 'واحة', url: 'https://shop.example', language: 'ar' },
  delivery: { price: 2_500, minDays: 2, maxDays: 5 },
};

async function write(service: Service, products: readonly FeedProduct[], of: FeedShop = shop): Promise<string> {
  async function* all() {
    yield* products;
  }
  let feed = '';
  for await (const part of createFeed(services[service], '').write(all(), of, () => undefined)) feed += part;
  return feed;
}

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '=HYPERLINK("x")',
    '+1',
    '-1',
    '@a',
    ']]>',
    '</item>',
    '<p>عود<br>ملكي</p>',
    '&nbsp;&lt;b&gt;',
    '🎉🎉',
    '\u0000',
  ),
);
const named = fc.tuple(fc.constantFrom('عود', 'Oud', 'سكري'), words).map(([first, rest]) => `${first} ${rest}`);
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const anything = fc.record({
  title: named,
  description: words,
  brand: fc.option(named),
  categoryPath: fc.array(named, { maxLength: 5 }),
  size: fc.option(words),
  color: fc.option(words),
  price: fc.integer({ min: 1, max: 99_999_999 }),
  salePrice: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
  availability: fc.constantFrom('in_stock', 'out_of_stock', 'preorder', 'backorder'),
  availableFrom: fc.constantFrom('2026-12-05', null),
  gtin: fc.constantFrom('4006381333931', null),
  taxonomy: fc.constantFrom('479', 'Apparel & Accessories > Jewelry', null),
  weightGrams: fc.nat(40_000),
  isSent: fc.boolean(),
  window: fc.option(fc.tuple(moment, fc.integer({ min: 60_000, max: 9e9 }))),
  pictures: fc.integer({ min: 0, max: 20 }),
});

const products = fc.array(anything, { maxLength: 8 }).map((drawn) =>
  drawn.map(
    ({ window, pictures, ...rest }, at): FeedProduct => ({
      ...feedProduct(at),
      ...rest,
      imageUrls: Array.from({ length: pictures }, (_, one) => `https://shop.example/media/${at}-${one}.jpg`),
      saleWindow: window && {
        startsAt: window[0].toISOString(),
        endsAt: new Date(window[0].getTime() + window[1]).toISOString(),
      },
    }),
  ),
);

describe.each(names)('a feed for %s', (service) => {
  test('keeps the published rules, whatever products hold', async () => {
    await fc.assert(
      fc.asyncProperty(products, async (drawn) => {
        const items = parse(service, await write(service, drawn));
        for (const item of items) expect(faultsOf(item, service)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('has the price and the sale price of each product', async () => {
    const sold = { ...feedProduct(1), price: 11_900, salePrice: 9_950 };
    const window = { startsAt: '2026-11-20T21:00:00.000Z', endsAt: '2026-11-27T20:59:00.000Z' };
    const [item] = parse(service, await write(service, [{ ...sold, saleWindow: window }]));
    expect([item?.get('price'), item?.get('sale_price')]).toEqual([['119.00 SAR'], ['99.50 SAR']]);
    expect(item?.get('sale_price_effective_date')).toEqual(['2026-11-21T00:00+0300/2026-11-27T23:59+0300']);
  });
});

test('the validator finds what it is for', async () => {
  const [item] = parseRss(await write('google', [feedProduct(1)]));
  const faultsWith = (name: string, ...values: string[]) =>
    faultsOf(new Map([...(item ?? []), [name, values]]), 'google');
  for (const [name, ...values] of [
    ['price', '119 SAR'],
    ['price', '0.00 SAR'],
    ['price', '119.00'],
    ['sale_price', '120.00 SAR'],
    ['availability', 'in stock'],
    ['availability', 'preorder'],
    ['id', 'x'.repeat(51)],
    ['title', 'x'.repeat(151)],
    ['title'],
    ['description', '<p>a</p>'],
    ['gtin', '4006381333932'],
    ['link', '/product/1'],
    ['additional_image_link', ...Array.from({ length: 11 }, () => 'https://shop.example/a.jpg')],
    ['surprise', 'x'],
    ['sale_price_effective_date', '2026-11-20/2026-11-21'],
  ])
    expect(faultsWith(name ?? '', ...values), `${name} ${values[0]}`).not.toEqual([]);
  expect(() => parseRss('<?xml version="1.0"?><rss/>')).toThrow();
});

test('texts of markup are plain, and long ones end at a word', async () => {
  const long = `<h2>عود</h2><p>كلمة &amp; ${'كلمة '.repeat(2_000)}</p><script>alert(1)</script>`;
  const [item] = parseRss(await write('google', [{ ...feedProduct(1), description: long }]));
  const text = item?.get('description')?.[0] ?? '';
  expect(text.startsWith('عود\nكلمة & كلمة')).toBe(true);
  expect([text.length <= 5_000, text.endsWith('كلمة'), text.includes('alert')]).toEqual([true, true, false]);
});

test('a sheet that opens the file reads no formula', async () => {
  const feed = await write('tiktok', [{ ...feedProduct(1), title: '=HYPERLINK("http://x";"y")' }]);
  expect(feed).toContain('," =HYPERLINK(""http://x"";""y"")",');
});

test('delivery of the shop is stated to Google alone, and by nobody where there is none', async () => {
  const feed = await write('google', [feedProduct(1)]);
  expect(feed).toContain(
    '<g:shipping><g:country>SA</g:country><g:service>Standard</g:service><g:price>25.00 SAR</g:price>',
  );
  for (const service of names.slice(1)) expect(await write(service, [feedProduct(1)])).not.toContain('shipping');
  expect(await write('google', [feedProduct(1)], { ...shop, delivery: null })).not.toContain('shipping>');
  expect(await write('google', [{ ...feedProduct(1), isSent: false }])).not.toContain('shipping>');
});

test('xmllint finds the feed well-formed, where this machine has it', async () => {
  const feed = await write('google', [feedProduct(1), feedProduct(2, ']]></title> & "\u0001')]);
  const { error, status } = spawnSync('xmllint', ['--noout', '-'], { input: feed });
  if (!error) expect(status).toBe(0);
});
