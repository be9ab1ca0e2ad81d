import { type AnyExtension, defineExtension, type EventDelivery, setting } from '@waha/extend';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { readEventBacklog } from '../../../platform/events/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let headers: Record<string, string>;
let lines: { product_id: number; quantity: number }[];
const shops: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  headers = (await makeStaff(database.db, 'owner')).headers;
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 500 });
  lines = [{ product_id: id, quantity: 1 }];
});
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close();
});
afterAll(() => database.close());

const texts = { ar: { name: 'محاسب' }, en: { name: 'Accountant' } };

/** A shop whose background work runs: a new subscriber begins at the end of the log, so it has its place before anything happens. */
async function open(extension: AnyExtension) {
  const shop = await createTestApp(database, {
    extensions: [extension],
    background: true,
    log: createLog({ level: 'silent' }),
  });
  shops.push(shop);
  const places = async () => {
    const { rows } = await sql.rows({ subscriber: sql.text })`
      select subscriber from event_positions where subscriber like ${`ext:${extension.name}/%`}`.execute(database.db);
    return rows.length;
  };
  await expect.poll(places).toBe(extension.hears?.length);
  return shop;
}
type Shop = Awaited<ReturnType<typeof open>>;

async function place({ call }: Shop): Promise<string> {
  const { body } = await call('POST /orders', { body: orderBody(lines, 140, { payment_method: 'cash_on_delivery' }) });
  return body.data.id;
}

const failuresOf = async (queue: string) => {
  const { rows } = await sql.rows({ state: sql.text, error: sql.text, attempts: sql.int4 })`
    select state, error, attempts from job_failures where queue = ${queue}`.execute(database.db);
  return rows;
};

test('an extension hears of an order, reads and changes it by calls, and the audit names the extension', async () => {
  const heard: { id: string; status: string; eventId: number; at: Date }[] = [];
  const shop = await open(
    defineExtension({
      ...{ name: 'accountant', api: 1, settings: {}, texts },
      scopes: ['orders:read', 'orders:write'],
      hears: [
        {
          name: 'pack',
          event: 'order.placed',
          async handle({ orderId }, { eventId, happenedAt }, { call }) {
            const { status } = await call('GET /admin/orders/{id}', { params: { id: orderId } });
            heard.push({ id: orderId, status, eventId, at: happenedAt });
            await call('POST /admin/orders/pack', { body: { ids: [orderId] } });
          },
        },
      ],
    }),
  );
  const id = await place(shop);
  await expect
    .poll(() => heard)
    .toEqual([{ id, status: 'confirmed', eventId: expect.any(Number), at: expect.any(Date) }]);
  const audited = async () => {
    const { body } = await shop.call(`GET /admin/audit?subject_id=${id}`, { headers });
    return body.data.data.map(({ actor, action }: { actor: object; action: string }) => ({ ...actor, action }));
  };
  await expect.poll(audited).toMatchObject([{ kind: 'extension', name: 'accountant' }]);
  const { body } = await shop.call(`GET /admin/orders/${id}`, { headers });
  expect(body.data.status).toBe('processing');
});

test('a handler that throws is tried again with the same event, and its failure is shown under its name', async () => {
  const deliveries: number[] = [];
  const shop = await open(
    defineExtension({
      ...{ name: 'forgetful', api: 1, settings: {}, texts },
      hears: [
        {
          name: 'remember',
          event: 'order.placed',
          handle(_, { eventId }) {
            deliveries.push(eventId);
            if (deliveries.length === 1) throw new Error('forgot it');
          },
        },
      ],
    }),
  );
  await place(shop);
  const shown = async () => {
    const { body } = await shop.call('GET /admin/failed-jobs', { headers });
    return body.data.jobs.filter(({ job }: { job: string }) => job === 'ext:forgetful/remember');
  };
  await expect.poll(shown).toMatchObject([{ state: 'retrying', error: expect.stringContaining('forgot it') }]);
  await expect.poll(() => deliveries.length).toBe(2);
  expect(new Set(deliveries).size, 'the event keeps its number').toBe(1);
  await expect.poll(shown).toEqual([]);
});

test('a handler that hangs costs its own attempt: others go on, and what it does afterwards is refused', async () => {
  const goneOn: string[] = [];
  let late: Promise<unknown> = Promise.resolve();
  let delivery: EventDelivery | undefined;
  const shop = await open(
    defineExtension({
      ...{ name: 'sleeper', api: 1, settings: {}, texts },
      hears: [
        {
          name: 'sleep',
          event: 'order.placed',
          limitMs: 50,
          handle(_, given, { call }) {
            delivery = given;
            const over = new Promise((resolve) => given.signal.addEventListener('abort', resolve));
            late = over.then(() => call('GET /products')).catch((error: unknown) => error);
            return new Promise<void>(() => undefined);
          },
        },
        { name: 'wake', event: 'order.placed', handle: ({ orderId }) => void goneOn.push(orderId) },
      ],
    }),
  );
  const [first, second] = [await place(shop), await place(shop)];
  await expect.poll(() => goneOn).toEqual([first, second]);
  await expect
    .poll(() => failuresOf('ext:sleeper/sleep'))
    .toMatchObject([{ error: expect.stringContaining('sleeper slow at hears.sleep') }, {}]);
  expect(await failuresOf('ext:sleeper/wake')).toEqual([]);
  expect(delivery?.signal.aborted).toBe(true);
  expect(await late).toMatchObject({ name: 'CallError', status: 503 });
});

test('one that is not set up hears nothing; set up in the admin, it hears from then on', async () => {
  const heard: string[] = [];
  const shop = await open(
    defineExtension({
      ...{ name: 'keyed', api: 1, texts },
      settings: { key: setting.secret('KEYED_KEY') },
      hears: [
        {
          name: 'hear',
          event: 'order.placed',
          handle: ({ orderId }, _, { settings }) => void heard.push(`${orderId} ${settings.key}`),
        },
      ],
    }),
  );
  await place(shop);
  const body = { values: [{ name: 'KEYED_KEY', value: 'a-key-for-hearing' }], version: 1 };
  expect((await shop.call('PUT /admin/extensions/keyed', { headers, body })).body.data.state).toBe('on');
  const id = await place(shop);
  await expect.poll(() => heard).toEqual([`${id} a-key-for-hearing`]);
});

test('nothing waits for an extension that was taken off the list; put back, it hears what happened meanwhile', async () => {
  const heard: string[] = [];
  const counter = defineExtension({
    ...{ name: 'counter', api: 1, settings: {}, texts },
    hears: [{ name: 'count', event: 'order.placed', handle: ({ orderId }) => void heard.push(orderId) }],
  });
  await (await open(counter)).close();
  shops.splice(0);
  const other = await open(
    defineExtension({
      ...{ name: 'other', api: 1, settings: {}, texts },
      hears: [{ name: 'count', event: 'order.placed', handle: ({ orderId }) => void heard.push(orderId) }],
    }),
  );
  const id = await place(other);
  await expect.poll(() => heard).toEqual([id]);
  await expect.poll(() => readEventBacklog(database.db)).toEqual([]);
  await other.close();
  shops.splice(0);
  await open(counter);
  await expect.poll(() => heard).toEqual([id, id]);
});
