import { type EndpointDefinition, type EndpointKey, endpoints, type StaffRole } from '@waha/contract';
import { callUrl } from '@waha/contract/client';
import {
  findActor,
  issueCode,
  issueLink,
  issueUndo,
  readCustomer,
  recordChange,
} from '../../modules/people/identity/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type FormFile,
  factories,
  formWith,
  makeArticle,
  makeCustomer,
  makePromotion,
  makeSellable,
  makeStaff,
  openFakeDomain,
  orderBody,
  readShopToken,
  SECRET_KEY,
  signInAgain,
  staffHeaders,
  TEST_STORE_KEY,
  testExtensions,
  testLinking,
  WEBHOOK_SECRET,
} from '../../testing/index.ts';

/** The parts of one call; absent ones are not sent. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The raw body, sent unchanged instead of `body`. */
  raw?: string;
  /** The content of the form field `file`. */
  file?: Buffer;
  /** Files sent in a form, unchanged. */
  files?: FormFile[];
  headers?: Record<string, string | undefined>;
}

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  /** The parsed body; undefined where there is none. */
  body: unknown;
}

export type World = Awaited<ReturnType<typeof openBareWorld>>;

/** A shop with products, and a way to send it any call of the contract, malformed ones included. */
export async function openBareWorld() {
  const database = await createTestDatabase();
  const settings = {
    ...{ DEMO: '1', TEST_CARRIER_URL: 'http://127.0.0.1:9', TEST_LINKING: '1' },
    ...{ TEST_PAY_URL: 'http://127.0.0.1:9', TEST_PAY_SECRET_KEY: SECRET_KEY, TEST_PAY_WEBHOOK_SECRET: WEBHOOK_SECRET },
  };
  const domains = await openFakeDomain(async () => ({ status: 200, text: await readShopToken(database.db) }));
  const extensions = [...testExtensions, testLinking];
  const shop = await createTestApp(database, { settings, extensions, webhookPolicy: domains.policy });
  const things = await fill(database.db);

  async function send(key: EndpointKey, parts: Parts = {}, method = methodOf(key)): Promise<Answered> {
    const mine = parts.headers ?? {};
    const headersOfCaller = 'authorization' in mine ? {} : await headersFor(key);
    const files = parts.files ?? parts.file;
    const form = files && (Array.isArray(files) ? formWith(...files) : formWith(files));
    const payload = form?.payload ?? parts.raw ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
    const headers = {
      'x-api-key': TEST_STORE_KEY,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...form?.headers,
      ...headersOfCaller,
      ...mine,
    };
    const response = await shop.app.server.inject({
      method,
      url: `/api/store${callUrl(key, parts)}`,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
      ...(payload !== undefined && { payload }),
    });
    const isText = response.payload !== '' && String(response.headers['content-type']).includes('json');
    const body: unknown = isText ? response.json() : response.payload || undefined;
    return { status: response.statusCode, headers: response.headers, body };
  }

  let customer = await makeCustomer(database.db, { email: 'world@example.com', isEmailVerified: true });
  const staffIds = new Map<StaffRole, string>();

  /** Headers of a permitted caller. */
  async function headersFor(key: EndpointKey): Promise<Record<string, string>> {
    const { access }: EndpointDefinition = endpoints[key];
    if (typeof access !== 'object') return access === 'customer' ? signedIn() : {};
    return access.customer ? signedIn() : staffOf(access.staff[0]);
  }

  /** The member of staff with a role in this world; each call uses a new session. */
  async function staffOf(role: StaffRole): Promise<{ authorization: string }> {
    const id = staffIds.get(role) ?? (await makeStaff(database.db, role)).id;
    staffIds.set(role, id);
    return staffHeaders(database.db, id);
  }

  /** The customer of this world with a valid session; another customer once this one has left. */
  async function signedIn(): Promise<{ authorization: string }> {
    if (await findActor(database.db, customer.token, new Date())) return customer.headers;
    if (await readCustomer(database.db, customer.id)) {
      const token = await signInAgain(database.db, customer.id);
      customer = { ...customer, token, headers: { authorization: `Bearer ${token}` } };
    } else customer = await makeCustomer(database.db, { email: 'world@example.com', isEmailVerified: true });
    return customer.headers;
  }

  /** The customer of the next call, with fresh headers. */
  async function whoCalls() {
    await signedIn();
    return customer;
  }

  /** A secret sent to the customer by mail or message: of a link, or a code. */
  async function proof(kind: 'reset' | 'verify_email' | 'code' | 'undo'): Promise<string> {
    const { id } = kind === 'undo' ? await makeCustomer(database.db) : await whoCalls();
    return inTransaction(database.db, async (tx) => {
      const row = await readCustomer(tx, id);
      if (!row?.phone) throw new Error('the customer of this world is gone');
      const at = new Date();
      if (kind === 'undo') {
        const undo = await issueUndo(tx, await recordChange(tx, row, 'password', at), 'phone', at);
        return undo?.secret ?? '';
      }
      const sentTo = row.phone;
      if (kind === 'code') return issueCode(tx, row, { purpose: 'prove_phone', sentTo }, at);
      return issueLink(tx, row, kind, at);
    });
  }

  /** Places an order of one piece; returns its id and the guest's view token. */
  async function placeOrder(): Promise<{ id: string; number: string; view_token: string; phone: string }> {
    const { body } = await shop.call('POST /orders', { body: things.order });
    return { ...body.data, phone: '0512345678' };
  }

  /** Starts the payment of a demo order; the address it is paid at ends with its id. */
  async function startPayment(): Promise<{ order: { id: string; view_token: string }; paymentId: string }> {
    const { body } = await shop.call('POST /orders', { body: things.cardOrder });
    const { id, view_token } = body.data;
    const started = await shop.call(`POST /orders/${id}/payment?view_token=${view_token}`);
    return { order: { id, view_token }, paymentId: String(started.body.data.url).split('/').at(-1) ?? '' };
  }

  return {
    db: database.db,
    /** The folder for the files of this shop. */
    dataDir: shop.config.dataDir,
    things,
    send,
    whoCalls,
    staffOf,
    proof,
    placeOrder,
    startPayment,
    async close() {
      await shop.close();
      await domains.close();
      await database.close();
    },
  };
}

async function fill(db: Parameters<typeof factories>[0]) {
  const a = factories(db);
  await makeSellable(db);
  const category = await a.category({ slug: 'perfumes', nameAr: 'عطور', nameEn: 'Perfumes' });
  const child = await a.category({ parentId: category });
  const simple = await a.product({ categoryId: child, stock: 5_000, brand: 'Oasis', salePriceHalalas: 9_000 });
  const variable = await a.product({
    categoryId: category,
    variants: [
      { size: 'S', color: 'Blue', stock: 1_000 },
      { size: 'M', color: 'Red', stock: 0 },
    ],
  });
  const promoted = await a.product({ stock: 1_000 });
  const promotion = await makePromotion(db, { type: 'flash', productIds: [promoted.id], percent: 20, cap: 500 });
  const offer = await makePromotion(db, { type: 'buy_x_get_y', productIds: [simple.id], buy: 10, get: 1 });
  const bundle = await a.bundle({
    priceHalalas: 15_000,
    items: [{ variantId: simple.variantIds[0] ?? 0, quantity: 2 }],
  });
  const article = await makeArticle(db, { slug: 'an-article', category: 'guides' });
  // 90 + delivery 25 + cash on delivery 15, as makeSellable sets them.
  const order = orderBody([{ product_id: simple.id, quantity: 1 }], 130);
  const cardOrder = { ...order, payment_method: 'test-sandbox', expected_total: 115 };
  return { category, child, simple, variable, promoted, promotion, offer, bundle, order, cardOrder, article };
}

function methodOf(key: EndpointKey): 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  const [method] = key.split(' ');
  if (method === 'GET' || method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE')
    return method;
  throw new Error(`teach contract-world.fixture.ts the method of ${key}`);
}

/** Every key of the contract. */
export const allKeys = Object.keys(endpoints).filter((key): key is EndpointKey => key in endpoints);
