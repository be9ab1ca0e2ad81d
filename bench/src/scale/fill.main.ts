import { mkdir } from 'node:fs/promises';
import { createApp } from '../../../server/src/app.ts';
import { type Config, readConfig } from '../../../server/src/config.ts';
import { type Database, openDatabase, sql } from '../../../server/src/platform/database/index.ts';
import { createLog, type Log } from '../../../server/src/platform/log/index.ts';
import { deliverWithInvoice } from '../../../server/src/testing/factories/order-factories.ts';
import { makeSellable, orderBody } from '../../../server/src/testing/factories/selling-factories.ts';
import { fillCatalogue } from '../fill-catalogue.ts';
import { fillOrders } from './fill-orders.ts';
import { openScaleStore, SLOW } from './scale-store.ts';

const PRODUCTS = 2_000;
/** Marks a database that this program filled: it writes into no other. */
const MARK = 'filled by scale:fill';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** `npm run scale:fill -- N`: fills DATABASE_URL, or a PostgreSQL of its own in DATA_DIR, until it has N orders. */
async function main(): Promise<void> {
  const total = Number(process.argv[2]);
  if (!Number.isSafeInteger(total) || total < 1) throw new Error('Say how many orders: npm run scale:fill -- 1000000');
  const config = readConfig({ ...process.env, DEMO: '0' });
  const log = createLog({ level: 'warn' });
  await mkdir(config.dataDir, { recursive: true });
  const store = await openScaleStore(config, log);
  const database = openDatabase({ url: store.url, poolSize: 4, timeouts: SLOW });
  try {
    const templateId = await prepare(database.db, () => placeTemplate(database, { config, log, url: store.url }));
    const startedAt = performance.now();
    await fillOrders(database.db, {
      templateId,
      products: PRODUCTS,
      total,
      onChunk: (filled) => say(`${filled} orders after ${Math.round((performance.now() - startedAt) / 1_000)} s`),
    });
    await sql`analyze`.execute(database.db);
  } finally {
    await database.close();
    await store.stop();
  }
}

/** The id of the order that all others are like, in a database that is empty or was filled before. */
async function prepare(db: Database, place: () => Promise<string>): Promise<string> {
  const { rows } = await sql.rows({ mark: sql.text.orNull, first: sql.uuid.orNull })`
    select obj_description('orders'::regclass) as mark, (select id from orders order by created_at limit 1) as first
  `.execute(db);
  const template = /^filled by scale:fill like (\S+)$/.exec(rows[0]?.mark ?? '')?.[1];
  if (template !== undefined) return template;
  if (rows[0]?.first) throw new Error('This database has orders of a shop: name an empty one.');
  await makeSellable(db);
  await fillCatalogue(db, PRODUCTS);
  const id = await place();
  await sql`comment on table orders is ${sql.raw(`'${MARK} like ${id}'`)}`.execute(db);
  return id;
}

/** Places an order through the shop, delivers it and issues its invoice. */
async function placeTemplate(
  database: ReturnType<typeof openDatabase>,
  { config, log, url }: { config: Config; log: Log; url: string },
): Promise<string> {
  const alone = { limits: false, bulkheads: false, storefront: null, background: false } as const;
  const app = await createApp({ config, log, database: { ...database, url }, ...alone });
  await app.server.ready();
  const call = async (path: string, payload: object) => {
    const headers = { 'x-api-key': config.storeApiKey, 'idempotency-key': crypto.randomUUID() };
    const answer = await app.server.inject({ method: 'POST', url: `/api/store${path}`, headers, payload });
    return answer.json();
  };
  const { lines, city_id, shipping_method, payment_method } = {
    city_id: 1,
    ...orderBody([{ product_id: 1, quantity: 1 }], 0),
  };
  const quote = await call('/orders/quote', { lines, city_id, shipping_method, payment_method });
  const placed = await call('/orders', orderBody([{ product_id: 1, quantity: 1 }], quote.data.total));
  await deliverWithInvoice(database.db, placed.data.id);
  await app.close();
  return placed.data.id;
}

main().catch((error: unknown) => {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
});
