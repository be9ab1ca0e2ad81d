import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  type Guard,
  type MadeStaff,
  makeSellable,
  makeStaff,
  productBody,
  type TestDatabase,
  twoProcesses,
  untilLost,
  variantBody,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let owner: MadeStaff;
let category_id: number;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  owner = await makeStaff(database.db, 'owner');
  category_id = await factories(database.db).category();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

const ask = (turn: number, key: string, body: unknown) => two.call(turn, key, body, owner.headers);
const ENGRAVING = { key: '', kind: 'text', label_ar: 'النقش', label_en: 'Engraving', hint_ar: '', hint_en: '' };
const asking = [{ ...ENGRAVING, is_required: true, max_length: 5, choices: [] }];
const texts = { name_ar: 'طقم', name_en: '', description_ar: 'طقم', description_en: '' };

interface Made {
  id: number;
  sku: string;
  slug: string;
  version: number;
  default_variant_id: number;
  variants: { id: number; sku: string }[];
}

const bodyOf = ({ sku, slug }: Made, more: object) => ({
  ...productBody({ category_id, price: 10 }),
  sku,
  slug,
  ...more,
});
async function make(more: object = {}): Promise<Made> {
  const body = { ...productBody({ category_id, price: 10 }), status: 'published', ...more };
  return (await ask(0, 'POST /admin/products', body)).body.data;
}
const bundleOf = (slug: string, variantIds: number[]) => ({
  ...{ slug, ...texts, price: 12, is_active: true, images: [] },
  items: variantIds.map((variant_id) => ({ variant_id, quantity: 1 })),
});

async function askingParts(): Promise<number> {
  const { rows } = await sql.rows({ n: sql.int4 })`
    select count(*)::int as n from bundle_items i join product_variants v on v.id = i.variant_id
    join products p on p.id = v.product_id where p.buyer_fields @> '[{"is_required": true}]'`.execute(database.db);
  return rows[0]?.n ?? -1;
}

let serial = 0;
/** Fields of products become required while the products become parts of bundles. Returns how many did both. */
async function askAndBundle(): Promise<number> {
  const other = await make();
  const made = await Promise.all(Array.from({ length: 6 }, () => make()));
  const statuses = await Promise.all(
    made.flatMap((one) => {
      serial += 1;
      const bundle = bundleOf(`asking-${serial}`, [one.default_variant_id, other.default_variant_id]);
      const put = bodyOf(one, { version: one.version, buyer_fields: asking });
      return [ask(0, `PUT /admin/products/${one.id}`, put), ask(1, 'POST /admin/bundles', bundle)];
    }),
  );
  for (const { status } of statuses) expect([200, 201, 422]).toContain(status);
  return askingParts();
}

test('a product that asks its buyer and a bundle of it that are saved at once do not both come to be', async () => {
  await two.start();
  for (let round = 0; round < 4; round += 1) expect(await askAndBundle()).toBe(0);
});

const unlocked: Guard = { file: 'products/write-product.ts', guard: 'await lockBundles(tx)', instead: 'undefined' };

test('control: without the lock of the bundles some do both', async () => {
  await two.start(unlocked);
  expect(await untilLost(askAndBundle, 0)).toBeGreaterThan(0);
});

test('a part that is not sold now keeps its product from asking, since it may be sold again', async () => {
  await two.start();
  const [other, shirt] = [
    await make(),
    await make({ variants: [variantBody('S', { stock: 1 }), variantBody('M', { stock: 1 })] }),
  ];
  const [small, medium] = shirt.variants;
  const made = await ask(0, 'POST /admin/bundles', bundleOf('shirts', [small?.id ?? 0, other.default_variant_id]));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const onlyMedium = { variants: [{ ...variantBody('M'), id: medium?.id, sku: medium?.sku }] };
  const put = (more: object) => ask(0, `PUT /admin/products/${shirt.id}`, bodyOf(shirt, { ...onlyMedium, ...more }));
  expect((await put({ version: shirt.version })).status).toBe(200);
  const refused = await put({ version: shirt.version + 1, buyer_fields: asking });
  expect(refused.body.errors).toHaveProperty(['buyer_fields.0.is_required']);
});
