import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { orderBody } from '../../server/src/testing/factories/selling-factories.ts';

/**
 * Orders and pages, as one machine of the cluster asks for them: `load.main.ts ADDRESS ORDERS_A_SECOND SHOPS`. Each order
 * has a key and is sent again with it until it is answered for good. A product is taken back and published again by the
 * shops in turn, and both are asked until they show it. A line of JSON for each answer, until SIGTERM.
 */
const [, , address = '', perSecond = '3', doors = ''] = process.argv;
const shops = doors.split(',');
const TOKEN = process.env.WAHA_TOKEN ?? '';
const STORE_KEY = 'waha-demo-key';
const PRODUCTS = 60;
/** An order that nobody answers for this long is given up; whether it was placed is then open. */
const GIVE_UP_AFTER_MS = 120_000;

const UNDER_WAY = 'request.idempotency_in_flight';
/** A product that nobody orders. */
const CHANGED = 61;
const CHANGE_EVERY_MS = 2_000;

const replies = z.object({ data: z.object({ id: z.string().optional(), total: z.number().optional() }) });
const refusals = z.object({ code: z.string() });
let isStopping = false;
process.once('SIGTERM', () => {
  isStopping = true;
});

const say = (line: object) => void process.stdout.write(`${JSON.stringify({ at: Date.now(), ...line })}\n`);

async function post(path: string, body: unknown, { key = randomUUID(), from = '10.9.9.9' } = {}) {
  const response = await fetch(`${address}/api/store${path}`, {
    method: 'POST',
    headers: {
      'x-api-key': STORE_KEY,
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const json: unknown = await response.json().catch(() => ({}));
  return { status: response.status, json, retryAfterS: Number(response.headers.get('retry-after') ?? 0) };
}

/** The total of one piece of each product that can be bought. */
async function quote(): Promise<{ product: number; total: number }[]> {
  const found: { product: number; total: number }[] = [];
  for (let product = 1; product <= PRODUCTS; product += 1) {
    const {
      address: _,
      contact: __,
      expected_total: ___,
      ...cart
    } = orderBody([{ product_id: product, quantity: 1 }], 0);
    const { status, json } = await post('/orders/quote', { ...cart, city_id: 1 });
    const { data } = replies.safeParse(json).data ?? { data: {} };
    // Without a choice of colour or size some cost nothing, and cannot be ordered.
    if (status === 200 && data.total) found.push({ product, total: data.total });
  }
  return found;
}

let products = await quote();
say({ kind: 'quoted', products: products.length });
let turn = Math.floor(Date.now() / 1000) % 1_000_000;

async function order(): Promise<void> {
  turn += 1;
  const { product, total } = products[turn % products.length] ?? { product: 1, total: 0 };
  const key = randomUUID();
  const phone = `05${10_000_000 + turn}`;
  const email = `order-${turn}@example.com`;
  const from = `11.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  const body = orderBody([{ product_id: product, quantity: 1 }], total, {
    contact: { first_name: 'نورة', last_name: 'العتيبي', phone, email },
    address: { city_id: 1, district: 'الملقا', street: `شارع العليا ${turn}`, building_no: '1234' },
  });
  const startedAt = Date.now();
  let tries = 0;
  for (; Date.now() - startedAt < GIVE_UP_AFTER_MS; tries += 1) {
    const answer = await post('/orders', body, { key, from }).catch(() => undefined);
    const code = refusals.safeParse(answer?.json).data?.code;
    if (answer?.status === 201) {
      const id = replies.safeParse(answer.json).data?.data.id;
      return say({ kind: 'placed', key, id, phone, email, tries, ms: Date.now() - startedAt });
    }
    // A refusal of its content is final; what is busy, away or under way is asked again.
    if (answer && answer.status < 500 && answer.status !== 429 && code !== UNDER_WAY) {
      products = products.filter((one) => one.product !== product);
      return say({ kind: 'refused', key, phone, status: answer.status, code });
    }
    say({ kind: answer?.status === 500 ? 'fault' : 'again', key, status: answer?.status ?? 0, code });
    // A browser waits as it is told, and longer each time; repeated attempts are counted.
    await sleep(1_000 * Math.max(answer?.retryAfterS ?? 0, Math.min(1 + tries, 5)));
  }
  say({ kind: 'open', key, phone, tries });
}

async function page(): Promise<void> {
  const startedAt = Date.now();
  const status = await fetch(`${address}/`, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  say({ kind: 'page', status, ms: Date.now() - startedAt });
}

const product = z.object({ data: z.object({ version: z.int(), status: z.string() }) });
const asProgram = { 'x-api-key': STORE_KEY, authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };

/** Changes the product through one shop, and waits until all show it. */
async function change(by: string): Promise<void> {
  const from = Date.now();
  const path = `${by}/api/store/admin/products/${CHANGED}`;
  const signal = () => AbortSignal.timeout(5_000);
  const read = await fetch(path, { headers: asProgram, signal: signal() });
  const { version, status } = product.parse(await read.json()).data;
  const next = status === 'published' ? 'draft' : 'published';
  const body = JSON.stringify({ version, status: next });
  const written = await fetch(`${path}/status`, { method: 'PUT', headers: asProgram, body, signal: signal() });
  if (written.status !== 200) return say({ kind: 'purge', from, by, status: written.status, ms: null });
  const since = Date.now();
  const shown = await Promise.all(shops.map((shop) => shows(shop, next === 'published' ? 200 : 404)));
  say({ kind: 'purge', from, by, status: 200, ms: shown.every(Boolean) ? Date.now() - since : null });
}

async function shows(shop: string, status: number): Promise<boolean> {
  const headers = { 'x-api-key': STORE_KEY, 'x-forwarded-for': '11.200.1.1' };
  for (const until = Date.now() + 5_000; Date.now() < until; await sleep(25)) {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`${shop}/api/store/products/${CHANGED}`, { headers, signal }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.status === status) return true;
  }
  return false;
}

async function changeInTurn(): Promise<void> {
  for (let one = 0; !isStopping; one += 1) {
    const by = shops[one % shops.length] ?? '';
    const from = Date.now();
    // A failed attempt is expected while a shop or the database is away.
    await change(by).catch(() => say({ kind: 'purge', from, by, ms: null, status: 0 }));
    await sleep(CHANGE_EVERY_MS);
  }
}

const underWay = new Set<Promise<void>>();
const begin = (work: Promise<void>) => {
  const noted = work.catch((error: unknown) => say({ kind: 'broken', error: String(error) }));
  const kept = noted.then(() => void underWay.delete(kept));
  underWay.add(kept);
};
begin(changeInTurn());
const pauseMs = 1_000 / Number(perSecond);
for (let beat = 0; !isStopping; beat += 1) {
  begin(order());
  if (beat % 2 === 0) begin(page());
  await sleep(pauseMs);
}
await Promise.race([Promise.all([...underWay]), sleep(GIVE_UP_AFTER_MS + 10_000)]);
// Kept connections would hold the process.
process.exit(0);
