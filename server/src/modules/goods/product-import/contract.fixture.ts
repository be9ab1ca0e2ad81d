import { productImportEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import { absentNumber, dataOf, MANAGERS, moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';
import { openPlaces } from './import-places.fixture.ts';
import { runPiece } from './running/run-import.ts';

const csv = (sku = crypto.randomUUID().slice(0, 8)) =>
  Buffer.from(
    `product_sku,slug,name_ar,name_en,category,price,sku,stock,pictures\n${sku},s-${sku},اسم,Name,no-such,10,${sku},3,\n${sku}-2,t-${sku},اسم,Name,perfumes,10,${sku}-2,3,a.jpg\n`,
  );

const CHOICES = {
  columns: ['product_sku', 'slug', 'name_ar', 'name_en', 'category', 'price', 'sku', null, 'pictures'],
  category_id: null,
};

/** Each sample is a newly sent file. Only one import may run, so each one finishes before the next is sent. */
export const contractFixture = moduleFixture(productImportEndpoints, {
  samples(world) {
    const rest = () => endWork(world);
    const sent = async (query: object = {}) => {
      await rest();
      const answer = await world.send('POST /admin/product-imports', {
        file: csv(),
        query: { name: 'x.csv', ...query },
      });
      return { params: { id: dataOf(answer, 'id') }, version: Number(dataOf(answer, 'version')) };
    };
    const named = async () => ({ params: (await sent()).params });
    const checked = async () => {
      const { params } = await sent();
      await rest();
      const body = {
        version: Number(dataOf(await world.send('GET /admin/product-imports/{id}', { params }), 'version')),
      };
      return { params, body };
    };
    const foreign = async () => {
      await rest();
      const file = Buffer.from('Handle,Title,Type,Variant Price\nx-1,X,Nowhere > Else,5\n');
      const answer = await world.send('POST /admin/product-imports', { file, query: { name: 'shopify.csv' } });
      await rest();
      return { params: { id: dataOf(answer, 'id') } };
    };
    const changed = (more: object = {}) => ({
      ...{ field: 'price', way: 'percent', amount: 10, rounding: 'ends_95', product_ids: null, filters: {} },
      ...more,
    });
    const changing = (more: object) => async () => {
      await rest();
      return { body: changed(more) };
    };
    const done = async () => {
      const parts = await checked();
      await world.send('POST /admin/product-imports/{id}/run', parts);
      await rest();
      const now = await world.send('GET /admin/product-imports/{id}', { params: parts.params });
      return { params: parts.params, body: { version: Number(dataOf(now, 'version')) } };
    };
    return {
      'GET /admin/product-imports': {
        good: [() => ({}), () => ({ query: { sort: 'created_at' } })],
      },
      'POST /admin/product-imports': {
        good: [
          async () => {
            await rest();
            return { file: csv(), query: { name: 'منتجات.csv' } };
          },
        ],
        refused: [
          ['product_imports.no_columns', { file: Buffer.from(',\n,\n,\n,\n') }],
          ['product_imports.not_csv', { file: Buffer.from('nothing') }],
          ['product_imports.empty', { file: Buffer.from('sku,price\n') }],
          ['product_imports.bad_quotes', { file: Buffer.from('sku,price\nA,"1\n') }],
          ['product_imports.not_utf8', { file: Buffer.from([...Buffer.from('sku,name\nمسك,'), 0xff, 0x0a]) }],
        ],
      },
      'POST /admin/product-imports/bulk-change': {
        good: [
          changing({ product_ids: [world.things.simple.id] }),
          changing({
            field: 'sale_price',
            way: 'clear',
            amount: null,
            filters: { category_id: world.things.category },
          }),
          changing({ field: 'stock', way: 'set', amount: 0, filters: { q: 'عطر', status: 'draft', on_sale: false } }),
        ],
        refused: [['product_imports.none_chosen', { body: changed({ product_ids: [999_999_999] }) }]],
      },
      'GET /admin/product-imports/{id}': { good: [named], unknown: [absentNumber] },
      'PUT /admin/product-imports/{id}': {
        good: [
          async () => {
            const { params, body } = await checked();
            return { params, body: { ...CHOICES, ...body } };
          },
        ],
        unknown: [{ ...absentNumber, body: { ...CHOICES, version: 1 } }],
      },
      'POST /admin/product-imports/{id}/run': {
        good: [checked],
        unknown: [{ ...absentNumber, body: { version: 1 } }],
      },
      'POST /admin/product-imports/{id}/cancel': { good: [named], unknown: [absentNumber] },
      'POST /admin/product-imports/{id}/undo': {
        good: [done],
        unknown: [{ ...absentNumber, body: { version: 1 } }],
      },
      'GET /admin/product-imports/{id}/items': {
        good: [
          named,
          ...[
            { outcome: 'error', sort: '-number' },
            { result: 'done' },
            { pictures: 'failed' },
            { notes: 'warned' },
            { q: 'a' },
          ].map((query) => async () => ({
            ...(await named()),
            query,
          })),
        ],
        unknown: [absentNumber],
      },
      'GET /admin/product-imports/{id}/categories': {
        good: [async () => ({ params: (await foreign()).params })],
        unknown: [absentNumber],
      },
      'GET /admin/product-imports/{id}/bad-rows.csv': {
        good: [async () => ({ params: (await checked()).params })],
        unknown: [absentNumber],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/product-imports': MANAGERS,
    'POST /admin/product-imports': MANAGERS,
    'POST /admin/product-imports/bulk-change': MANAGERS,
    'GET /admin/product-imports/{id}': MANAGERS,
    'PUT /admin/product-imports/{id}': MANAGERS,
    'POST /admin/product-imports/{id}/run': MANAGERS,
    'POST /admin/product-imports/{id}/cancel': MANAGERS,
    'POST /admin/product-imports/{id}/undo': MANAGERS,
    'GET /admin/product-imports/{id}/items': MANAGERS,
    'GET /admin/product-imports/{id}/categories': MANAGERS,
    'GET /admin/product-imports/{id}/bad-rows.csv': MANAGERS,
  },
});

/** Completes every running import. */
async function endWork({ db, dataDir }: World): Promise<void> {
  const deps = { db, now: Date.now, ...(await openPlaces(dataDir)) };
  while (await runPiece(deps));
}
