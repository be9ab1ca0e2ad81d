import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { openStorage } from '../../../platform/storage/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverOrder,
  factories,
  finishLeaving,
  formWith,
  type MadeCustomer,
  makeCustomer,
  makePicture,
  makePurchase,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { claimUploads, uploadSubscribers } from '../../content/uploads/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const draft = { rating: 4, title: 'جميل', text: 'وصل سريعًا والجودة ممتازة' };
const bought = (customer: MadeCustomer, spec = {}) => makePurchase({ db: database.db, shop }, customer, spec);
const storage = () => openStorage(shop.config);
const uploaded = () => readdir(join(shop.config.dataDir, 'uploads'));

async function write(customer: MadeCustomer, body: object) {
  return shop.call('POST /reviews', { body: { ...draft, ...body }, headers: customer.headers });
}

/** A customer, a purchased product, and the customer's review of it. */
async function reviewer(more: object = {}) {
  const customer = await makeCustomer(database.db);
  const { productId } = await bought(customer);
  const { body } = await write(customer, { product_id: productId, ...more });
  return { customer, productId, review: body.data };
}

async function upload(customer: MadeCustomer): Promise<string> {
  const form = formWith(await makePicture({ width: 300 }));
  const response = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/uploads',
    headers: { 'x-api-key': TEST_STORE_KEY, ...form.headers, ...customer.headers },
    payload: form.payload,
  });
  return response.json().data.id;
}

const shown = async (productId: number) => (await shop.call(`GET /reviews?product_id=${productId}`)).body.data;
const ratingOf = async (productId: number) => {
  const { rating_average, rating_count } = (await shop.call(`GET /products/${productId}`)).body.data;
  return [rating_average, rating_count];
};
const as = ({ headers }: { headers: Record<string, string> }, body?: object) => ({ headers, ...(body && { body }) });

describe('writing', () => {
  test('its author is a neutral word where their name speaks for the shop', async () => {
    const customer = await makeCustomer(database.db);
    await sql`update customers set first_name = 'إدارة واحة', last_name = 'الرسمية' where id = ${customer.id}`.execute(
      database.db,
    );
    const { productId } = await bought(customer);
    await write(customer, { product_id: productId });
    expect((await shown(productId)).data[0].author).toBe('عميل');
  });

  test('what was bought and delivered is reviewed, with the badge, and counts at once', async () => {
    const customer = await makeCustomer(database.db);
    const { productId } = await bought(customer);
    expect(await ratingOf(productId)).toEqual([0, 0]);
    expect((await shown(productId)).total).toBe(0);
    const { status, body } = await write(customer, { product_id: productId });
    expect([status, body.data.status]).toEqual([201, 'published']);
    const page = await shown(productId);
    expect(page.data[0]).toMatchObject({ ...draft, author: 'نورة ا.', city: 'الرياض', is_verified: true });
    expect(page.histogram[1]).toEqual({ rating: 4, count: 1 });
    expect(await ratingOf(productId)).toEqual([4, 1]);
  });

  test('not what was not bought, not yet delivered, or bought by another', async () => {
    const [customer, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
    const never = await factories(database.db).product();
    const { productId: onItsWay } = await bought(customer, { isDelivered: false });
    const { productId: others } = await bought(other);
    for (const product_id of [never.id, onItsWay, others]) {
      const { status, body } = await write(customer, { product_id });
      expect([status, body.code]).toEqual([403, 'reviews.not_bought']);
    }
  });

  test('what came in a bundle was bought too', async () => {
    const customer = await makeCustomer(database.db);
    const a = factories(database.db);
    const part = await a.product();
    const bundle = await a.bundle({
      priceHalalas: 10_000,
      items: [{ variantId: part.variantIds[0] ?? 0, quantity: 1 }],
    });
    const body = orderBody([{ bundle_id: bundle, quantity: 1 }], 140);
    const order = await shop.call('POST /orders', as(customer, body));
    await deliverOrder(database.db, order.body.data.id);
    expect((await write(customer, { product_id: part.id })).status).toBe(201);
  });

  test('once a product', async () => {
    const { customer, productId } = await reviewer();
    const { status, body } = await write(customer, { product_id: productId });
    expect([status, body.code]).toEqual([409, 'reviews.already_written']);
    expect(await ratingOf(productId)).toEqual([4, 1]);
  });

  test.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { text: ' ' },
    { text: 'x'.repeat(2_001) },
    { title: 'x'.repeat(121) },
    { photos: Array.from({ length: 5 }, () => randomUUID()) },
    { photos: ['../x'] },
  ])('refuses %j', async (wrong) => {
    const customer = await makeCustomer(database.db);
    const { productId } = await bought(customer);
    const { status, body } = await write(customer, { product_id: productId, ...wrong });
    expect([status, body.code]).toEqual([422, 'request.invalid']);
    expect(Object.keys(body.errors)[0]).toContain(Object.keys(wrong)[0]);
  });

  test.each([
    ['a link', { text: 'أرخص في www.example' }],
    ['a listed word', { text: 'البائع نصّــاب' }],
    ['a listed word in the title', { title: 'WhatsApp me' }],
  ])('%s waits until somebody has looked', async (_, more) => {
    const { productId, review } = await reviewer(more);
    expect(review.status).toBe('pending');
    expect((await shown(productId)).total).toBe(0);
    expect(await ratingOf(productId)).toEqual([0, 0]);
  });
});

describe('one’s own', () => {
  test('are listed with what is still to be written about', async () => {
    const { customer, productId, review } = await reviewer();
    const { productId: waiting, orderId } = await bought(customer);
    const { body } = await shop.call('GET /user/reviews', as(customer));
    expect(body.data.written.map(({ id }: { id: number }) => id)).toEqual([review.id]);
    expect(body.data.waiting).toMatchObject([{ product: { id: waiting }, order_id: orderId }]);
    const one = await shop.call(`GET /user/reviews?product_id=${productId}`, as(customer));
    expect([one.body.data.written.length, one.body.data.waiting.length]).toEqual([1, 0]);
  });

  test('are changed, and the product is counted anew', async () => {
    const { customer, productId, review } = await reviewer();
    const { body } = await shop.call(`PUT /reviews/${review.id}`, as(customer, { rating: 1, text: 'تغيّر رأيي' }));
    expect(body.data).toMatchObject({
      rating: 1,
      title: null,
      text: 'تغيّر رأيي',
      status: 'published',
      edited_at: expect.any(String),
    });
    expect(await ratingOf(productId)).toEqual([1, 1]);
    const held = await shop.call(`PUT /reviews/${review.id}`, as(customer, { rating: 1, text: 'www.example' }));
    expect(held.body.data.status).toBe('pending');
    expect(await ratingOf(productId)).toEqual([0, 0]);
  });

  test('are taken back, and may be written again', async () => {
    const { customer, productId, review } = await reviewer();
    await shop.call(`POST /reviews/${review.id}/helpful`);
    expect((await shop.call(`DELETE /reviews/${review.id}`, as(customer))).status).toBe(200);
    expect([await ratingOf(productId), (await shown(productId)).total]).toEqual([[0, 0], 0]);
    expect((await write(customer, { product_id: productId })).status).toBe(201);
  });

  test('belong to one’s copy of the data, and go with the account', async () => {
    const { customer, productId } = await reviewer();
    const copy = await shop.call('GET /user/export', as(customer));
    expect(copy.body.reviews).toMatchObject([{ product_id: productId, ...draft, status: 'published' }]);
    await shop.call('DELETE /user/profile', as(customer, { password: PASSWORD }));
    expect([await ratingOf(productId), (await shown(productId)).total]).toEqual([[0, 0], 0]);
  });

  test('are copied and forgotten to the last, however many', async () => {
    const customer = await makeCustomer(database.db);
    const categoryId = await factories(database.db).category();
    for (let n = 0; n < 203; n += 1) {
      const { id } = await factories(database.db).product({ categoryId });
      await sql`insert into reviews (product_id, customer_id, rating, body, author) values (${id}, ${customer.id}, 5, 'جيد', 'سعد')`.execute(
        database.db,
      );
    }
    const { body } = await shop.call('GET /user/export', as(customer));
    expect(new Set(body.reviews.map((review: { product_id: number }) => review.product_id)).size).toBe(203);
    await shop.call('DELETE /user/profile', as(customer, { password: PASSWORD }));
    await finishLeaving(database.db);
    const { rows } = await sql`select from reviews where customer_id = ${customer.id}`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

describe('photos', () => {
  test('wait for staff, are served once published and not once hidden', async () => {
    const customer = await makeCustomer(database.db);
    const { productId } = await bought(customer);
    const photo = await upload(customer);
    const { body } = await write(customer, { product_id: productId, photos: [photo] });
    expect([body.data.status, body.data.photos]).toEqual([
      'pending',
      [{ id: photo, url: `/api/store/uploads/${photo}` }],
    ]);
    const staff = await makeStaff(database.db, 'moderator');
    await shop.call(`PUT /admin/reviews/${body.data.id}/publish`, as(staff));
    const [{ photos }] = (await shown(productId)).data;
    expect(photos[0].url).toMatch(/^\/media\/[0-9a-f]{32}-300\.webp$/);
    expect((await shop.app.server.inject({ url: photos[0].url })).statusCode).toBe(200);
    await shop.call(`PUT /admin/reviews/${body.data.id}/hide`, as(staff, { reason: 'وجه شخص' }));
    expect((await shop.app.server.inject({ url: photos[0].url })).statusCode).toBe(404);
    expect((await shown(productId)).total).toBe(0);
  });

  test('of somebody else, or of another review, are refused with all the rest', async () => {
    const [customer, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
    const { productId } = await bought(customer);
    const foreign = await upload(other);
    const mine = await upload(customer);
    for (const photos of [[mine, foreign], [mine, mine], [randomUUID()]]) {
      const { status, body } = await write(customer, { product_id: productId, photos });
      expect([status, body.code]).toEqual([422, 'uploads.not_yours']);
    }
    expect((await write(customer, { product_id: productId, photos: [mine] })).status).toBe(201);
    const { productId: another } = await bought(customer);
    expect((await write(customer, { product_id: another, photos: [mine] })).status).toBe(422);
  });

  test('that stay keep a published review published; new ones wait; those left out are gone', async () => {
    const customer = await makeCustomer(database.db);
    const { productId } = await bought(customer);
    const [first, second] = [await upload(customer), await upload(customer)];
    const { id } = (await write(customer, { product_id: productId, photos: [first] })).body.data;
    const staff = await makeStaff(database.db, 'moderator');
    await shop.call(`PUT /admin/reviews/${id}/publish`, as(staff));
    const kept = await shop.call(`PUT /reviews/${id}`, as(customer, { ...draft, photos: [first] }));
    expect(kept.body.data.status).toBe('published');
    const changed = await shop.call(`PUT /reviews/${id}`, as(customer, { ...draft, photos: [second] }));
    expect([changed.body.data.status, changed.body.data.photos.map((one: { id: string }) => one.id)]).toEqual([
      'pending',
      [second],
    ]);
    await deliverEvents(database.db, uploadSubscribers(storage()));
    const gone = await shop.call(`GET /uploads/${first}`, as(customer));
    expect(gone.status).toBe(404);
    const before = (await uploaded()).length;
    await shop.call(`DELETE /reviews/${id}`, as(customer));
    await deliverEvents(database.db, uploadSubscribers(storage()));
    expect((await uploaded()).length).toBeLessThan(before);
  });
});

describe('votes', () => {
  test('count once a visitor, may be taken back, and are not for one’s own', async () => {
    const { customer, review, productId } = await reviewer();
    const other = await makeCustomer(database.db);
    const path = `/reviews/${review.id}/helpful`;
    const count = async (key: string, options = {}) => (await shop.call(key, options)).body.data?.helpful_count;
    expect(await count(`POST ${path}`, as(other))).toBe(1);
    expect(await count(`POST ${path}`, as(other))).toBe(1);
    expect(await count(`POST ${path}?visitor_id=${randomUUID()}`)).toBe(2);
    expect(await count(`POST ${path}?visitor_id=${randomUUID()}`)).toBe(3);
    expect((await shown(productId)).data[0].helpful_count).toBe(3);
    expect(await count(`DELETE ${path}`, as(other))).toBe(2);
    expect(await count(`DELETE ${path}`, as(other))).toBe(2);
    expect((await shown(productId)).data[0].helpful_count).toBe(2);
    const own = await shop.call(`POST ${path}`, as(customer));
    expect([own.status, own.body.code]).toEqual([409, 'reviews.own']);
  });

  test('hold over the person: another account of theirs, also a new one after leaving, adds none', async () => {
    const { review } = await reviewer();
    const path = `/reviews/${review.id}/helpful`;
    const count = async (key: string, options = {}) => (await shop.call(key, options)).body.data.helpful_count;
    const first = await makeCustomer(database.db, { isPhoneVerified: true });
    expect(await count(`POST ${path}`, as(first))).toBe(1);
    await shop.call('DELETE /user/profile', { ...as(first), body: { password: PASSWORD } });
    const again = await makeCustomer(database.db, { phone: first.phone, isPhoneVerified: true });
    expect(await count(`POST ${path}`, as(again))).toBe(1);
    expect(await count(`DELETE ${path}`, as(again))).toBe(0);
  });

  test('of invented visitors at one address count as many as an address may add', async () => {
    const { review } = await reviewer();
    const free = await createTestApp(database, { limits: false });
    const path = `/reviews/${review.id}/helpful`;
    let last = 0;
    for (let time = 0; time < 100; time += 1) {
      last = (await free.call(`POST ${path}?visitor_id=${randomUUID()}`)).body.data.helpful_count;
    }
    expect(last).toBe(5);
    await free.close();
  });

  test('are not for what nobody sees', async () => {
    const { review } = await reviewer({ text: 'www.example' });
    expect((await shop.call(`POST /reviews/${review.id}/helpful`)).status).toBe(404);
  });
});

describe('moderation', () => {
  test('shows what waits, the longest first, with why', async () => {
    const { review } = await reviewer({ text: 'البائع نصاب، زوروا www.example' });
    const staff = await makeStaff(database.db, 'moderator');
    const { body } = await shop.call('GET /admin/reviews?per_page=100', as(staff));
    expect(body.data.data.find(({ id }: { id: number }) => id === review.id)).toMatchObject({
      status: 'pending',
      held_for: ['links', 'words'],
    });
    const times = body.data.data.map(
      (one: { created_at: string; edited_at: string | null }) => one.edited_at ?? one.created_at,
    );
    expect(times).toEqual([...times].sort());
  });

  test('publishes, refuses with a reason its author reads, and writes down who did it', async () => {
    const { customer, productId, review } = await reviewer({ text: 'زوروا www.example' });
    const staff = await makeStaff(database.db, 'moderator');
    const reason = 'احذف الرابط من فضلك';
    const refused = await shop.call(`PUT /admin/reviews/${review.id}/reject`, as(staff, { reason }));
    expect(refused.body.data).toMatchObject({ status: 'rejected', status_reason: reason });
    const again = await shop.call(`PUT /admin/reviews/${review.id}/reject`, as(staff, { reason }));
    expect([again.status, again.body.code]).toEqual([409, 'reviews.transition_not_allowed']);
    const mine = await shop.call('GET /user/reviews', as(customer));
    expect(mine.body.data.written[0]).toMatchObject({ status: 'rejected', status_reason: reason });
    const changed = await shop.call(`PUT /reviews/${review.id}`, as(customer, draft));
    expect(changed.body.data, 'refused once: somebody looks again').toMatchObject({
      status: 'pending',
      status_reason: null,
    });
    expect((await shop.call(`PUT /admin/reviews/${review.id}/publish`, as(staff))).body.data.status).toBe('published');
    expect(await ratingOf(productId)).toEqual([4, 1]);
    const owner = await makeStaff(database.db, 'owner');
    const audit = await shop.call('GET /admin/audit', as(owner));
    const actions = audit.body.data.data
      .filter((entry: { subject: { id: string } }) => entry.subject.id === String(review.id))
      .map((entry: { action: string }) => entry.action);
    expect(actions).toEqual(['reviews.published', 'reviews.rejected']);
  });
});

test('a photo of a call that failed can be sent again with the next', async () => {
  const customer = await makeCustomer(database.db);
  const { productId } = await bought(customer);
  const photo = await upload(customer);
  const broken = inTransaction(database.db, async (tx) => {
    await claimUploads(tx, [photo], { kind: 'review', id: '1', owner: customer.id });
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect((await write(customer, { product_id: productId, photos: [photo] })).status).toBe(201);
});
