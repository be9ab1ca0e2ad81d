import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { factories } from '../../../testing/index.ts';
import { keepOldAddresses } from '../../goods/catalog/index.ts';
import { putHeldWord } from '../../goods/reviews/index.ts';
import { openRecordShop } from './import-shop.fixture.ts';

let shop: Awaited<ReturnType<typeof openRecordShop>>;
beforeEach(async () => {
  shop = await openRecordShop();
});
afterEach(() => shop.close());

const told = async (id: number) =>
  (await shop.items(id)).map(({ outcome, faults }) => [outcome, ...faults.map(({ kind }) => kind)]);
const shown = async (id: number) => (await shop.call(`GET /reviews?product_id=${id}`)).body.data.data;
const rating = async (id: number) => {
  const { rating_average: average, rating_count: count } = (await shop.call(`GET /products/${id}`)).body.data;
  return [average, count];
};

test('reviews of Judge.me are shown at their products, as the names of the shop are', async () => {
  const product = await factories(shop.db).product({});
  const other = await factories(shop.db).product({});
  await inTransaction(shop.db, async (tx) => {
    await keepOldAddresses(tx, [{ productId: other.id, paths: ['/products/مسك-الطهارة'] }]);
    await putHeldWord(tx, 'تقليد');
  });
  const head =
    'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls';
  const rows = [
    `رائع,<p>رائحة تدوم يومًا كاملًا</p>,5,2024-05-01 10:00:00 UTC,,ok,نورة السالم,n@example.com,1,${product.slug},,`,
    `,جيد لكن السعر مرتفع,3,2024-06-01 10:00:00 UTC,,ok,Sami,,1,${product.slug},,`,
    `,Call me at 0501234567,5,,,ok,Spammer,,1,${product.slug},,`,
    `,هذا تقليد,1,,,ok,فهد,,1,${product.slug},,`,
    ',عنبر,4,soon,,ok,,,2,مسك-الطهارة,,',
    ',Nothing,4,,,ok,A,,3,gone,,',
    `,Bad,9,,,ok,A,,1,${product.slug},,`,
    `,,5,,,ok,A,,1,${product.slug},,`,
    `,Hidden,5,,,spam,A,,1,${product.slug},,`,
    `,جيد لكن السعر مرتفع,3,2024-06-01 10:00:00 UTC,,ok,Sami,,1,${product.slug},,`,
  ];
  const csv = `${head}\n${rows.join('\n')}\n`;
  const done = await shop.imported('reviews', csv);
  expect(await told(done.id)).toEqual([
    ['create'],
    ['create'],
    ['create', 'held'],
    ['create', 'held'],
    ['create', 'time_unreadable'],
    ['error', 'no_product'],
    ['error', 'no_stars'],
    ['error', 'no_text'],
    ['error', 'not_shown'],
    ['known', 'repeated'],
  ]);
  expect(await shown(product.id)).toMatchObject([
    { author: 'Sami', rating: 3, is_verified: false, created_at: '2024-06-01T10:00:00.000Z' },
    { author: 'نورة ا.', rating: 5, title: 'رائع', text: 'رائحة تدوم يومًا كاملًا' },
  ]);
  expect([await rating(product.id), await rating(other.id)]).toEqual([
    [4, 2],
    [4, 1],
  ]);
  expect((await shop.imported('reviews', csv)).outcomes).toEqual({ create: 0, known: 6, error: 4 });
  expect((await shop.act(done.id, 'undo')).results).toEqual({ done: 0, undone: 5, kept: 0 });
  expect([await shown(product.id), await rating(product.id), await rating(other.id)]).toEqual([[], [0, 0], [0, 0]]);
});

test('Arabic sheets name products by SKU or by name', async () => {
  const product = await factories(shop.db).product({ nameAr: 'عود كمبودي' });
  const { rows } = await sql.rows({ sku: sql.text })`select sku from products where id = ${product.id}`.execute(
    shop.db,
  );
  const csv = `المنتج,رقم المنتج,التقييم,التعليق,الاسم\n,${rows[0]?.sku},٤,ممتاز,ليلى\nعود كمبودي,,5 نجوم,أنصح به,سارة\n`;
  expect((await shop.imported('reviews', csv)).results).toMatchObject({ done: 2 });
  expect(await rating(product.id)).toEqual([4.5, 2]);
});
