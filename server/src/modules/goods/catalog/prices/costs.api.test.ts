import type { AdminProductDraft } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOpenApi } from '../../../../openapi/build-openapi.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeMachineToken,
  makeStaff,
  productBody,
  type TestDatabase,
  variantBody,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let categoryId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { cacheBytes: 0 });
  owner = await makeStaff(database.db, 'owner');
  categoryId = await factories(database.db).category();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

type Headers = Record<string, string>;
const call = (key: string, headers: Headers, body?: unknown) =>
  shop.call(key, { headers, language: 'en', ...(body === undefined ? {} : { body }) });
const draft = (spec: Partial<AdminProductDraft>) => productBody({ category_id: categoryId, ...spec });

const variants = () => [variantBody('S', { cost_price: 21.75 }), variantBody('M', { cost_price: null })];

test('owners and managers read and write costs; other staff and programs are not told, and change none', async () => {
  const { cost_price: _, ...body } = draft({ cost_price: 17.25, variants: variants() });
  const made = (await call('POST /admin/products', owner.headers, { ...body, cost_price: 17.25, status: 'published' }))
    .body.data;
  const seenBy = async (headers: Headers) => {
    const { data } = (await call(`GET /admin/products/${made.id}`, headers)).body;
    return [data.cost_price, ...data.variants.map((one: { cost_price: number | null }) => one.cost_price)];
  };
  const token = await makeMachineToken(database.db, ['products:read', 'products:write']);
  const program = { authorization: `Bearer ${token.token}` };
  for (const role of ['owner', 'manager'] as const)
    expect(await seenBy((await makeStaff(database.db, role)).headers), role).toEqual([17.25, 21.75, null]);
  for (const role of ['support', 'fulfilment'] as const)
    expect(await seenBy((await makeStaff(database.db, role)).headers), role).toEqual([null, null, null]);
  expect(await seenBy(program)).toEqual([null, null, null]);
  const [small, medium] = made.variants;
  const sent = {
    ...body,
    variants: [
      { ...variantBody('S'), id: small.id, sku: small.sku, cost_price: 1 },
      { ...variantBody('M'), id: medium.id, sku: medium.sku },
    ],
  };
  const written = await call(`PUT /admin/products/${made.id}`, program, { ...sent, cost_price: 1, version: 1 });
  expect(written.status, JSON.stringify(written.body)).toBe(200);
  expect(await seenBy(owner.headers)).toEqual([17.25, 21.75, null]);
});

test('the export has columns of costs for those alone who may see them', async () => {
  await call('POST /admin/products', owner.headers, draft({ sku: 'COST-CSV', cost_price: 33.33 }));
  const exported = async ({ headers }: MadeStaff) => {
    const url = '/api/store/admin/products.csv?q=COST-CSV';
    return (await shop.app.server.inject({ url, headers: { 'x-api-key': 'waha-test-key', ...headers } })).payload;
  };
  expect(await exported(owner)).toMatch(/,cost_price,.*,variant_cost_price,[\s\S]*,33.33,/);
  const hidden = await exported(await makeStaff(database.db, 'support'));
  expect(hidden).toContain('COST-CSV');
  expect(hidden).not.toMatch(/cost|33\.33/);
});

test('no reply to a shopper has a place for a cost', () => {
  const { paths, components } = buildOpenApi();
  const naming = new Set<string>();
  const seen = new Set<string>();
  const isCost = (name: string) => name === 'cost_price' || name === 'variant_cost_price';
  function walk(value: unknown, where: string): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (isCost(name)) naming.add(where);
      if (name === '$ref' && typeof inner === 'string' && inner.startsWith('#/components/')) reach(inner, where);
      else if (name !== 'example' && name !== 'examples') walk(inner, where);
    }
  }
  function reach(reference: string, where: string): void {
    if (seen.has(`${where} ${reference}`)) return;
    seen.add(`${where} ${reference}`);
    walk(
      reference
        .split('/')
        .slice(1)
        .reduce<unknown>((at, part) => Object(at)[part], { components }),
      where,
    );
  }
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) walk(Object(operation).responses, `${method} ${path}`);
  const places = [...naming];
  // The walk finds costs where they are: it would find them elsewhere, too.
  expect(places).toContain('get /admin/products/{id}');
  expect(places.filter((place) => !place.includes(' /admin/products'))).toEqual([]);
});
