import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  formWith,
  makeCustomer,
  makePicture,
  openOrdersShop,
  orderBody,
  productBody,
  TEST_STORE_KEY,
} from '../../../testing/index.ts';
import { dropLinePictures } from '../../content/uploads/index.ts';
import { clearAnswers } from './history/buyers.store.ts';
import { priceCart } from './quote/price-cart.ts';
import { withoutLostPictures } from './quote/without-lost-pictures.ts';
import { expireReservations } from './reservations/expire-reservations.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
let categoryId: number;
beforeAll(async () => {
  world = await openOrdersShop();
  categoryId = await world.a.category();
});
afterAll(() => world.close());

const NOTHING_CHOSEN = {
  ...{ couponCode: null, cityId: null, shippingMethod: null, paymentMethod: null, memberId: null },
  ...{ online: [], pointCarriers: [], customerKeys: [], isGift: false, credit: null },
};
const ENGRAVING = { key: '', kind: 'text', label_ar: 'النقش', label_en: 'Engraving', hint_ar: '', hint_en: '' };
const field = (more: object) => ({ ...ENGRAVING, is_required: true, max_length: 5, choices: [], ...more });
const COLOURS = [
  { ar: 'ذهبي', en: 'Gold' },
  { ar: 'فضي', en: '' },
];
const FIELDS = [
  field({}),
  field({ kind: 'choice', label_ar: 'لون الخط', label_en: '', is_required: false, choices: COLOURS }),
  field({ kind: 'picture', label_ar: 'صورتك', label_en: 'Your picture', is_required: false, max_length: null }),
];

/** A cup at 10.00 that its buyer has engraved. */
async function engraved(fields: object[] = FIELDS, more: object = {}) {
  const body = { ...productBody({ category_id: categoryId, price: 10 }), status: 'published', stock: 500, ...more };
  const made = await world.as('POST /admin/products', { ...body, is_returnable: true, buyer_fields: fields });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return { id: Number(made.body.data.id), made: made.body.data };
}

async function upload(headers: Record<string, string> = {}): Promise<string> {
  const form = formWith(await makePicture());
  const sent = { 'x-api-key': TEST_STORE_KEY, ...headers, ...form.headers };
  const url = '/api/store/uploads';
  const { server } = world.shop.app;
  return (await server.inject({ method: 'POST', url, headers: sent, payload: form.payload })).json().data.id;
}

const quoteOf = async (lines: object[], headers = {}) =>
  (await world.shop.call('POST /orders/quote', { headers, body: { lines }, language: 'en' })).body.data;
const codesOf = (quote: { lines: { warnings: { code: string }[] }[] }) =>
  quote.lines.map(({ warnings }) => warnings.map(({ code }) => code));
type Line = { product_id: number; quantity: number; answers?: object[] };
const place = (lines: Line[]) => {
  const total = lines.reduce((sum, { quantity }) => sum + quantity * 10, 40);
  return world.shop.call('POST /orders', { body: orderBody(lines, total) });
};

test('staff write the fields of a product, and its page shows them in the language of the reader', async () => {
  const { id, made } = await engraved();
  expect(made.buyer_fields).toMatchObject([
    { key: 'f1', label_ar: 'النقش', max_length: 5 },
    { key: 'f2', label_en: 'لون الخط', choices: [COLOURS[0], { ar: 'فضي', en: 'فضي' }] },
    { key: 'f3', kind: 'picture' },
  ]);
  const page = await world.shop.call(`GET /products/${id}`, { language: 'en' });
  expect(page.body.data).toMatchObject({
    asks_buyer: true,
    buyer_fields: [
      { key: 'f1', label: 'Engraving', is_required: true },
      { key: 'f2', choices: [{ value: 'ذهبي', label: 'Gold' }, { value: 'فضي' }] },
      { key: 'f3' },
    ],
  });
  const plain = await world.shop.call(`GET /products/${world.cup.id}`);
  expect(plain.body.data).not.toHaveProperty('asks_buyer');
});

test('a field keeps its key when it is renamed and moved, and writers that know no fields keep them', async () => {
  const { id, made } = await engraved();
  const base = { ...productBody({ category_id: categoryId }), sku: made.sku, slug: made.slug };
  const [first, second, third] = made.buyer_fields;
  const moved = [third, { ...first, label_ar: 'الاسم' }, field({ label_ar: 'جديد', label_en: '' })];
  const put = await world.as(`PUT /admin/products/${id}`, { ...base, version: made.version, buyer_fields: moved });
  expect(put.body.data.buyer_fields).toMatchObject([{ key: 'f3' }, { key: 'f1', label_ar: 'الاسم' }, { key: 'f4' }]);
  expect(second.key).toBe('f2');
  const older = await world.as(`PUT /admin/products/${id}`, { ...base, version: made.version + 1 });
  expect(older.body.data.buyer_fields).toHaveLength(3);
});

test('fields that contradict one another are refused at their place', async () => {
  const body = productBody({ category_id: categoryId });
  const wrong = [field({ key: 'f1' }), field({ key: 'f1', kind: 'choice', choices: [COLOURS[0]] })];
  const { status, body: told } = await world.as('POST /admin/products', { ...body, buyer_fields: wrong });
  expect(status).toBe(422);
  expect(Object.keys(told.errors).toSorted()).toEqual([
    'buyer_fields.1.choices',
    'buyer_fields.1.key',
    'buyer_fields.1.label_ar',
  ]);
  const twice = [field({ kind: 'choice', choices: [COLOURS[0], COLOURS[0]] })];
  const again = await world.as('POST /admin/products', { ...body, buyer_fields: twice });
  expect(again.body.errors).toHaveProperty(['buyer_fields.0.choices']);
});

test('a quote says what is missing, and what the product no longer asks like that', async () => {
  const { id } = await engraved();
  const line = (...answers: object[]) => ({ product_id: id, quantity: 1, answers });
  const text = (value: string) => ({ field: 'f1', value });
  const quote = await quoteOf([
    { product_id: id, quantity: 1 },
    line(text('سارة')),
    line(text('123456')),
    line(text('👩‍👩‍👧‍👦é🇸🇦'), { field: 'f2', value: 'ذهبي' }),
    line(text('a'), { field: 'f2', value: 'أزرق' }),
    line(text('a'), { field: 'f9', value: 'x' }),
    line(text('a'), text('b')),
    line(text('a'), { field: 'f3', value: 'not-a-picture' }),
    line(text('a'), { field: 'f3', value: '11111111-1111-4111-8111-111111111111' }),
  ]);
  const changed = ['answers_changed'];
  expect(codesOf(quote)).toEqual([['answers_missing'], [], changed, [], changed, changed, changed, changed, changed]);
  expect(quote.can_order).toBe(false);
  expect(quote.lines[0].warnings[0].message).toContain('Engraving');
  expect(quote.lines[3].answers).toEqual([
    { label: 'Engraving', value: '👩‍👩‍👧‍👦é🇸🇦', upload_id: null },
    { label: 'لون الخط', value: 'Gold', upload_id: null },
  ]);
});

test('characters that hide or turn a text do not reach the engraver', async () => {
  const { id } = await engraved();
  const answers = [{ field: 'f1', value: ' a\u202eb\tc ' }];
  const quote = await quoteOf([{ product_id: id, quantity: 1, answers }]);
  expect(quote.lines[0].answers[0].value).toBe('ab c');
  const body = { lines: [{ product_id: id, quantity: 1, answers: [{ field: 'f1', value: 'a\u0007' }] }] };
  expect((await world.shop.call('POST /orders/quote', { body })).status).toBe(422);
});

test('two engravings are two lines of an order, which keeps them as they were sold', async () => {
  const { id, made } = await engraved();
  const picture = await upload();
  const lines = ['سارة', 'نورة'].map((value, at) => ({
    product_id: id,
    quantity: 1,
    answers: [{ field: 'f1', value }, ...(at === 0 ? [{ field: 'f3', value: picture.toUpperCase() }] : [])],
  }));
  const placed = await place(lines);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const order = placed.body.data;
  expect(order.items.map(({ answers }: { answers: object[] }) => answers)).toEqual([
    [
      { label: 'النقش', value: 'سارة', upload_id: null },
      { label: 'صورتك', value: 'صورة مرفقة', upload_id: picture },
    ],
    [{ label: 'النقش', value: 'نورة', upload_id: null }],
  ]);
  const body = { ...productBody({ category_id: categoryId }), sku: made.sku, slug: made.slug, version: made.version };
  await world.as(`PUT /admin/products/${id}`, { ...body, buyer_fields: [] });
  const seen = await world.as(`GET /admin/orders/${order.id}`);
  expect(seen.body.data.items[0].answers).toEqual(order.items[0].answers);
  const slips = await world.as(`GET /admin/packing?ids=${order.id}`);
  expect(slips.body.data.slips[0].lines[0].answers[0]).toMatchObject({ label: 'النقش', value: 'سارة' });
});

test('a picture is seen by the buyer of its order and by staff, and belongs to one order', async () => {
  const { id } = await engraved();
  const picture = await upload();
  const answers = [
    { field: 'f1', value: 'a' },
    { field: 'f3', value: picture },
  ];
  const lines = [{ product_id: id, quantity: 1, answers }];
  const { data } = (await place(lines)).body;
  const see = async (query: string, more: Record<string, string> = {}) => {
    const headers = { 'x-api-key': TEST_STORE_KEY, ...more };
    const url = `/api/store/uploads/${picture}${query}`;
    return (await world.shop.app.server.inject({ method: 'GET', url, headers })).statusCode;
  };
  expect(await see('')).toBe(404);
  expect(await see(`?view_token=${data.view_token}`)).toBe(200);
  expect(await see('', world.owner.headers)).toBe(200);
  expect(codesOf(await quoteOf(lines))).toEqual([['answers_changed']]);
  const again = await place(lines);
  expect([again.status, again.body.code]).toEqual([422, 'orders.answers_changed']);
});

test.each(['expired', 'cancelled'] as const)(
  'pictures of an order that is %s before it is paid are let go',
  async (end) => {
    const { id } = await engraved();
    const picture = await upload();
    const answers = [
      { field: 'f1', value: 'a' },
      { field: 'f3', value: picture },
    ];
    const lines = [{ product_id: id, quantity: 1, answers }];
    const byTransfer = () =>
      world.shop.call('POST /orders', { body: orderBody(lines, 35, { payment_method: 'bank_transfer' }) });
    const { data } = (await byTransfer()).body;
    const isClaimed = async () =>
      (await sql`select from uploads where id = ${picture} and claimed_id is not null`.execute(world.db)).rows.length >
      0;
    expect(await isClaimed()).toBe(true);
    if (end === 'cancelled') await world.as(`PATCH /orders/${data.id}/status`, { status: 'cancelled' });
    else {
      await sql`update orders set hold_expires_at = now() - interval '1 minute' where id = ${data.id}`.execute(
        world.db,
      );
      await expireReservations(world.db, new Date());
    }
    expect(await isClaimed()).toBe(false);
    // Its buyer may order it anew; what is cancelled after its payment keeps its pictures for disputes.
    const again = (await byTransfer()).body.data;
    await world.pay(again.id, again.number);
    await world.as(`PATCH /orders/${again.id}/status`, { status: 'cancelled' });
    expect(await isClaimed()).toBe(true);
  },
);

test('of two orders with one picture at once, one gets it', async () => {
  const { id } = await engraved();
  const value = await upload();
  const answers = [
    { field: 'f1', value: 'a' },
    { field: 'f3', value },
  ];
  const orders = await Promise.all([1, 2].map(() => place([{ product_id: id, quantity: 1, answers }])));
  expect(orders.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

test('the picture of a customer is nobody else’s to order', async () => {
  const { id } = await engraved();
  const customer = await makeCustomer(world.db);
  const value = await upload(customer.headers);
  const answers = [
    { field: 'f1', value: 'a' },
    { field: 'f3', value },
  ];
  const lines = [{ product_id: id, quantity: 1, answers }];
  expect(codesOf(await quoteOf(lines))).toEqual([['answers_changed']]);
  expect(codesOf(await quoteOf(lines, customer.headers))).toEqual([[]]);
});

test('a bundle holds nothing that asks its buyer, and answers none', async () => {
  const { made } = await engraved();
  const items = [
    { variant_id: made.default_variant_id, quantity: 1 },
    { variant_id: world.plate.variantIds[0], quantity: 1 },
  ];
  const texts = { name_ar: 'طقم', name_en: '', description_ar: 'طقم', description_en: '' };
  const body = { slug: 'asking', ...texts, price: 12, is_active: true, images: [], items };
  const refused = await world.as('POST /admin/bundles', body);
  expect(refused.body.errors).toHaveProperty(['items.0.variant_id']);
  const { id, made: plain } = await engraved([]);
  const held = [{ variant_id: plain.default_variant_id, quantity: 1 }, items[1]];
  const bundle = await world.as('POST /admin/bundles', { ...body, slug: 'held', items: held });
  expect(bundle.status, JSON.stringify(bundle.body)).toBe(201);
  const now = (await world.as(`GET /admin/products/${id}`)).body.data;
  const put = { ...productBody({ category_id: categoryId }), sku: plain.sku, slug: plain.slug, version: now.version };
  const asking = await world.as(`PUT /admin/products/${id}`, { ...put, buyer_fields: [field({})] });
  expect(asking.body.errors).toHaveProperty(['buyer_fields.0.is_required']);
  const lines = [{ bundle_id: bundle.body.data.id, quantity: 1, answers: [{ field: 'f1', value: 'a' }] }];
  expect(codesOf(await quoteOf(lines))).toEqual([['answers_changed']]);
});

test('an edit of the order keeps what was filled in, and asks for it on new lines', async () => {
  const { id, made } = await engraved();
  const picture = await upload();
  const answers = [
    { field: 'f1', value: 'سارة' },
    { field: 'f3', value: picture },
  ];
  const { data: order } = (await place([{ product_id: id, quantity: 1, answers }])).body;
  const body = { ...productBody({ category_id: categoryId, price: 10 }), sku: made.sku, slug: made.slug };
  await world.as(`PUT /admin/products/${id}`, {
    ...body,
    version: made.version,
    buyer_fields: [{ ...made.buyer_fields[0], max_length: 2 }],
  });
  const edit = async (wish: object, total: number) => {
    const { version } = (await world.as(`GET /admin/orders/${order.id}`)).body.data;
    const sent = { lines: [], to: 'original', reason: null, bank_reference: null, ...wish };
    return world.as(`POST /admin/orders/${order.id}/items`, { ...sent, version, expected_total: total });
  };
  const grown = await edit({ lines: [{ id: order.items[0].id, quantity: 2 }] }, 60);
  expect(grown.status, JSON.stringify(grown.body)).toBe(200);
  expect(grown.body.data.items).toMatchObject([{ quantity: 2, answers: order.items[0].answers }]);
  const bare = await edit({ add: [{ product_id: id, quantity: 1 }] }, 70);
  expect(bare.body.code).toBe('orders.answers_missing');
  const more = { product_id: id, quantity: 1, answers: [{ field: 'f1', value: 'مي' }] };
  const added = await edit({ add: [more] }, 70);
  expect(added.body.data.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1]);
});

test('made for its buyer, it does not come back; the same product with nothing filled in does', async () => {
  const optional = [field({ is_required: false })];
  const { id } = await engraved(optional);
  const answers = [{ field: 'f1', value: 'a' }];
  const lines = [
    { product_id: id, quantity: 1, answers },
    { product_id: id, quantity: 1 },
  ];
  const { data } = (await place(lines)).body;
  const { rows } = await sql.rows({ is_returnable: sql.bool })`
    select is_returnable from order_items where order_id = ${data.id} order by position`.execute(world.db);
  expect(rows.map((row) => row.is_returnable)).toEqual([false, true]);
});

test('who is erased leaves neither text nor picture at the lines', async () => {
  const { id } = await engraved();
  const answers = [
    { field: 'f1', value: 'سارة' },
    { field: 'f3', value: await upload() },
  ];
  const { data } = (await place([{ product_id: id, quantity: 1, answers }])).body;
  await inTransaction(world.db, async (tx) => {
    await clearAnswers(tx, [data.id]);
    await dropLinePictures(tx, [data.id]);
  });
  const seen = await world.as(`GET /admin/orders/${data.id}`);
  expect(seen.body.data.items[0].answers).toEqual([]);
  const { rows } = await sql`select from uploads where claimed_id = ${data.id}`.execute(world.db);
  expect(rows).toEqual([]);
});

test('lines without pictures ask the database nothing', async () => {
  const { db } = world;
  const untouched = { ...db, query: () => expect.unreachable('a statement was sent') };
  const { lines } = await priceCart(
    db,
    { ...NOTHING_CHOSEN, lines: [{ product_id: world.cup.id, quantity: 1 }] },
    new Date(),
  );
  expect(await withoutLostPictures(untouched, lines, null)).toBe(lines);
});
