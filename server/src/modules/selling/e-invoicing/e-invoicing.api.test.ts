import type { TaxReport } from '@waha/extend';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { openExtensions } from '../../../extensions/index.ts';
import { sql } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeSellable,
  makeStaff,
  openPaperAuthority,
  orderBody,
  type PaperAuthority,
  type TestDatabase,
  taxIdentity,
  testTaxOf,
} from '../../../testing/index.ts';
import { runReports } from './run-reports.ts';
import { type StampTaxDocument, stampDocument } from './stamp-document.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: Record<string, string>;
let authority: PaperAuthority;
let productId: number;
/** How far the clock of reports is ahead. */
let aheadMs = 0;
const now = () => Date.now() + aheadMs;
/** In the digits of an Arabic keyboard. */
const aCompany = {
  name: 'شركة الأفق للتقنية',
  vat_number: '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣',
  address: { street: 'طريق الملك فهد', building: '٨١٢١', district: 'العليا', city: 'الرياض', postal_code: '١٢٢١١' },
};
let reports: ReturnType<typeof runReports> | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  productId = (await factories(database.db).product({ priceHalalas: 9_999, stock: 2_000 })).id;
  headers = (await makeStaff(database.db, 'owner')).headers;
});
beforeEach(async () => {
  authority = openPaperAuthority();
  shop = await createTestApp(database, { extensions: [testTaxOf(authority)] });
});
afterEach(async () => {
  await reports?.close();
  reports = undefined;
  // A unit that is ended still reports what waits: not into the next test.
  await sql`update tax_documents set state = 'accepted', next_at = null, answered_at = now() where state <> 'accepted'`.execute(
    database.db,
  );
  await sql`update tax_units set state = 'closed', closed_at = now() where state <> 'closed'`.execute(database.db);
  await shop.close();
});
afterAll(() => database.close());

const call = (key: string, body?: unknown) => shop.call(key, { headers, language: 'en', ...(body ? { body } : {}) });
const overview = async () => (await call('GET /admin/e-invoicing')).body.data;
const unitOf = async (id: string) => (await overview()).units.find((unit: { id: string }) => unit.id === id);

async function makeUnit(): Promise<{ id: string; version: number }> {
  const { status, body } = await call('POST /admin/e-invoicing/units', {
    environment: 'practice',
    identity: taxIdentity,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

async function register(): Promise<string> {
  const { id } = await makeUnit();
  await call(`POST /admin/e-invoicing/units/${id}/enrol`, { code: '123456', version: 1 });
  for (const check of ['invoice', 'note']) await call(`POST /admin/e-invoicing/units/${id}/checks/${check}`);
  const { version } = await unitOf(id);
  const { body } = await call(`POST /admin/e-invoicing/units/${id}/activate`, { version });
  expect(body.data.state).toBe('active');
  return id;
}

async function placeOrder(more: Record<string, unknown> = {}): Promise<{ id: string; view_token: string }> {
  const { body } = await shop.call('POST /orders', {
    body: { ...orderBody([{ product_id: productId, quantity: 1 }], 139.99), ...more },
  });
  return body.data;
}
const invoiceOf = async ({ id, view_token }: { id: string; view_token: string }) =>
  shop.call(`GET /orders/${id}/invoice?view_token=${view_token}`);
const documents = async () => (await call('GET /admin/e-invoicing/documents?per_page=50')).body.data.data;

function openTaxes() {
  const host = { config: shop.config, db: database.db, log: createLog({ level: 'error' }), now };
  return openExtensions([testTaxOf(authority)], host);
}

function startReports() {
  aheadMs = 0;
  const extensions = openTaxes();
  reports = runReports({
    ...{ db: database.db, now, extensions, seal: extensions.seal },
    onError: (error) => expect.unreachable(String(error)),
  });
  return reports;
}

test('a unit is registered step by step, and invoices are stamped, chained and reported from then on', async () => {
  const before = await placeOrder();
  await invoiceOf(before);
  const { id } = await makeUnit();
  expect((await call(`POST /admin/e-invoicing/units/${id}/activate`, { version: 1 })).body.code).toBe(
    'e_invoicing.wrong_step',
  );
  const refused = await call(`POST /admin/e-invoicing/units/${id}/enrol`, { code: '000000', version: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'e_invoicing.refused' } });
  expect(refused.body.message).toContain('Ask for a new code (Wrong code)');
  await call(`POST /admin/e-invoicing/units/${id}/enrol`, { code: '123456', version: 1 });
  expect((await call(`POST /admin/e-invoicing/units/${id}/activate`, { version: 2 })).body.code).toBe(
    'e_invoicing.checks_missing',
  );
  authority.answers.push(() => ({
    ...{ status: 'rejected', warnings: [] },
    errors: [{ code: 'BR-1', text: 'Wrong', help: { ar: 'أصلح', en: 'Mend it' } }],
  }));
  const failed = await call(`POST /admin/e-invoicing/units/${id}/checks/invoice`);
  expect(failed.body.data.checks[0]).toMatchObject({
    ...{ name: 'An invoice', state: 'failed' },
    notices: [{ code: 'BR-1', text: 'Wrong', help: 'Mend it' }],
  });
  for (const check of ['invoice', 'note']) await call(`POST /admin/e-invoicing/units/${id}/checks/${check}`);
  const { version } = await unitOf(id);
  const active = await call(`POST /admin/e-invoicing/units/${id}/activate`, { version });
  expect(active.body.data).toMatchObject({
    state: 'active',
    certificate_ends_at: '2031-11-26T00:00:00.000Z',
    documents: 0,
  });
  const [first, second] = [await placeOrder(), await placeOrder()];
  const { body } = await invoiceOf(first);
  expect(Buffer.from(body.data.qr, 'base64').toString()).toBe(`stamped ${body.data.number}`);
  await invoiceOf(second);
  startReports();
  await expect.poll(() => authority.received.length).toBe(2);
  expect(authority.received.map(({ xml }) => JSON.parse(xml.slice(7, -8))).map(({ counter }) => counter)).toEqual([
    1, 2,
  ]);
  await expect.poll(async () => (await overview()).queued).toBe(0);
  expect((await documents()).map((one: { state: string; counter: number }) => [one.counter, one.state])).toEqual([
    [2, 'accepted'],
    [1, 'accepted'],
  ]);
  const numbersOf = async (filter: string) =>
    (await call(`GET /admin/e-invoicing/documents?${filter}`)).body.data.data.map(
      (one: { number: string }) => one.number,
    );
  const { number } = body.data;
  expect(await numbersOf(`unit_id=${id}&state=accepted`)).toHaveLength(2);
  expect(await numbersOf('state=rejected')).toEqual([]);
  expect(await numbersOf(`q=${number.toLowerCase()}`)).toEqual([number]);
  // The one from before has no document, and its QR code stays.
  expect((await invoiceOf(before)).body.data.qr).not.toContain('stamped');
});

test('secrets of a unit are in no answer, no audit entry and not readable in the table', async () => {
  const id = await register();
  const { rows } = await sql.rows({ secrets: sql.bytea })`select secrets from tax_units where id = ${id}`.execute(
    database.db,
  );
  expect(rows[0]?.secrets.toString('latin1')).not.toContain('key of');
  expect(JSON.stringify(await overview())).not.toContain('key of');
  const { rows: audited } = await sql.rows({ told: sql.text })`
    select coalesce(before::text, '') || after::text as told from staff_audit where subject_kind = 'tax_unit'
  `.execute(database.db);
  expect(audited.length).toBeGreaterThan(3);
  expect(audited.map(({ told }) => told).join()).not.toContain('key of');
});

test('a rejected document keeps its place and says why; stamped again, a new one follows at the end of the chain', async () => {
  await register();
  const order = await placeOrder();
  await invoiceOf(order);
  authority.answers.push(() => ({
    status: 'rejected',
    errors: [{ code: 'BR-9', text: 'No', help: null }],
    warnings: [],
  }));
  startReports();
  await expect.poll(async () => (await overview()).rejected).toBe(1);
  expect((await documents())[0]).toMatchObject({
    state: 'rejected',
    notices: [{ code: 'BR-9', text: 'No' }],
    counter: 1,
  });
  const again = await Promise.all([1, 2].map(() => call('POST /admin/invoices/stamp', { order_id: order.id })));
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  reports?.wake();
  await expect.poll(async () => (await overview()).queued).toBe(0);
  expect((await overview()).rejected).toBe(0);
  const [later, former] = await documents();
  expect([later.counter, later.state, former.state]).toEqual([2, 'accepted', 'rejected']);
  expect(later.id).not.toBe(former.id);
});

test('without an answer the same bytes are sent again, in the order of the chain, after growing pauses', async () => {
  const id = await register();
  for (let turn = 0; turn < 3; turn += 1) await invoiceOf(await placeOrder());
  const away: TaxReport = {
    ...{ status: 'unanswered', problem: 'away', retryAfterMs: null },
    message: { code: '503', text: 'Service unavailable', help: null },
  };
  authority.answers.push(
    () => away,
    () => Promise.reject(new Error('socket hang up')),
    () => JSON.parse('{"status":"maybe"}'),
  );
  startReports();
  const pauses: number[] = [];
  for (let turn = 1; turn <= 3; turn += 1) {
    await expect.poll(() => authority.answers.length).toBe(3 - turn);
    await expect.poll(async () => (await unitOf(id)).problem?.kind).toBe('away');
    await expect.poll(async () => Date.parse((await unitOf(id)).held_until)).toBeGreaterThan(now());
    const until = Date.parse((await unitOf(id)).held_until);
    pauses.push(until - now());
    expect(authority.received).toHaveLength(0);
    aheadMs = until + 1 - Date.now();
    reports?.wake();
  }
  await expect.poll(() => authority.received.length).toBe(3);
  expect(pauses[2]).toBeGreaterThan((pauses[0] ?? 0) * 1.5);
  const { rows } = await sql.rows({
    xml: sql.text,
  })`select xml from tax_documents where unit_id = ${id} order by counter`.execute(database.db);
  expect(authority.received.map(({ xml }) => xml)).toEqual(rows.map(({ xml }) => xml));
  expect(await unitOf(id)).toMatchObject({ held_until: null, problem: null });
});

test('a document that breaks the authority stops those behind it for some attempts, not for ever', async () => {
  await register();
  const orders = [await placeOrder(), await placeOrder()];
  for (const order of orders) await invoiceOf(order);
  const [, poison] = await documents();
  const report = authority.provider.report.bind(authority.provider);
  authority.provider.report = async (document, unit) => {
    if (document.id === poison.id) throw new Error('500');
    return report(document, unit);
  };
  startReports();
  for (let turn = 0; authority.received.length === 0 && turn < 20; turn += 1) {
    await expect.poll(async () => (await overview()).units[0].held_until).not.toBeNull();
    aheadMs += 3_600_000;
    reports?.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(authority.received).toHaveLength(1);
});

test('a unit whose authority hangs delays no other', async () => {
  await register();
  await invoiceOf(await placeOrder());
  const [{ id: hanging }] = await documents();
  const next = await register();
  for (let turn = 0; turn < 3; turn += 1) await invoiceOf(await placeOrder());
  const { report } = authority.provider;
  const gate = Promise.withResolvers<void>();
  authority.provider.report = async (document, unit) => {
    if (document.id === hanging) await gate.promise;
    return report(document, unit);
  };
  startReports();
  await expect.poll(() => authority.received.length).toBe(3);
  expect((await unitOf(next)).documents).toBe(3);
  expect((await overview()).queued).toBe(1);
  gate.resolve();
  await expect.poll(async () => (await overview()).queued).toBe(0);
  expect(authority.received.at(-1)?.id).toBe(hanging);
});

test('a document that breaks the rules is not issued, takes no number, and says why', async () => {
  await register();
  const order = await placeOrder();
  const { stamp } = authority.provider;
  authority.provider.stamp = (document, place, unit) => stamp({ ...document, total: document.total + 1 }, place, unit);
  expect((await invoiceOf(order)).body.code).toBe('invoices.delayed');
  authority.provider.stamp = stamp;
  const later = await invoiceOf(await placeOrder());
  const mended = await invoiceOf(order);
  const serial = (answer: typeof later) => Number(answer.body.data.number.slice(4));
  expect(serial(mended)).toBe(serial(later) + 1);
});

test('a restored copy of the shop stamps nothing by its former unit; a new one heals it', async () => {
  const id = await register();
  await invoiceOf(await placeOrder());
  await sql`update tax_units set cluster = 'another' where id = ${id}`.execute(database.db);
  const order = await placeOrder();
  expect((await invoiceOf(order)).body.code).toBe('invoices.delayed');
  expect(await unitOf(id)).toMatchObject({ is_copy: true, documents: 1 });
  const next = await register();
  expect((await invoiceOf(order)).status).toBe(200);
  expect([(await unitOf(id)).state, (await unitOf(next)).documents]).toEqual(['closed', 1]);
});

test('a renewed certificate goes on with the chain; a unit that is ended stamps no more', async () => {
  const id = await register();
  await invoiceOf(await placeOrder());
  const { version } = await unitOf(id);
  const renewed = await call(`POST /admin/e-invoicing/units/${id}/renew`, { code: '1', version });
  expect(renewed.body.data).toMatchObject({
    state: 'active',
    documents: 1,
    certificate_ends_at: '2036-11-26T00:00:00.000Z',
  });
  expect((await call(`POST /admin/e-invoicing/units/${id}/renew`, { code: '1', version })).body.code).toBe(
    'conflict.changed',
  );
  await call(`POST /admin/e-invoicing/units/${id}/close`);
  const { body } = await invoiceOf(await placeOrder());
  expect(Buffer.from(body.data.qr, 'base64').toString()).not.toContain('stamped');
  startReports();
  await expect.poll(() => authority.received.length).toBe(1);
});

test('the stamped bytes are given as they are, and nobody changes them', async () => {
  await register();
  await invoiceOf(await placeOrder());
  const [{ id }] = await documents();
  const answer = await shop.app.server.inject({
    url: `/api/store/admin/e-invoicing/documents/${id}/xml`,
    headers: { 'x-api-key': 'waha-test-key', ...headers },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml']);
  expect(answer.payload).toMatch(/^<paper>/);
  for (const statement of ["update tax_documents set xml = '<a/>'", 'delete from tax_documents'])
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('never changed');
});

const told = (one: { xml: string }) => JSON.parse(one.xml.slice(7, -8));

test('a company gets a standard invoice once it is cleared, and its refund names the same company', async () => {
  await register();
  const order = await placeOrder({ company: aCompany });
  await call(`GET /admin/orders/${order.id}/invoice`);
  expect((await invoiceOf(order)).body.code).toBe('invoices.being_cleared');
  startReports();
  await expect.poll(async () => (await invoiceOf(order)).status).toBe(200);
  const { data } = (await invoiceOf(order)).body;
  const vat = { name: aCompany.name, vat_number: '399999999900003', registration: null };
  expect(data).toMatchObject({ buyer: aCompany.name, company: vat });
  const { postal_code: postalCode, ...place } = aCompany.address;
  const buyer = {
    ...{ name: { ar: aCompany.name, en: aCompany.name }, vatNumber: '399999999900003', registration: null },
    address: { ...place, building: '8121', postalCode: '12211', country: 'SA' },
  };
  expect(postalCode).toBe('١٢٢١١');
  expect((await documents())[0].mode).toBe('clear');
  expect(told(authority.received[0] ?? { xml: '' }).buyer).toEqual(buyer);
  await shop.call(`PATCH /orders/${order.id}/status?view_token=${order.view_token}`, { body: { status: 'cancelled' } });
  const extensions = openTaxes();
  const deps = { extensions, seal: extensions.seal, wakeReports: () => undefined };
  const stampTaxDocument: StampTaxDocument = (tx, of) => stampDocument(tx, deps, of);
  const background = backgroundDeps(database.db, { mails: [], messages: [] });
  await deliverEvents(database.db, subscribersOf({ ...background, stampTaxDocument }));
  reports?.wake();
  await expect.poll(() => authority.received.length).toBe(2);
  expect(told(authority.received[1] ?? { xml: '' })).toMatchObject({ kind: 'credit_note', buyer });
});

test('a shop whose unit is active stays registered for VAT', async () => {
  await register();
  const { version } = (await call('GET /admin/settings/taxes')).body.data;
  const refused = await call('PUT /admin/settings/taxes', { is_registered: false, version });
  expect(refused).toMatchObject({ status: 409, body: { code: 'shop_settings.tax_unit_active' } });
  expect((await call('GET /admin/settings/taxes')).body.data).toEqual({ is_registered: true, version });
});
