import { type EndpointKey, endpoints } from '@waha/contract';
import { callUrl } from '@waha/contract/client';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeArticle,
  makeCoupon,
  makePage,
  makePromotion,
  makeQuestion,
  makeSellable,
  orderBody,
  TEST_STORE_KEY,
} from '../testing/index.ts';

/** The parts of one call. What is left out is not sent. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent as it stands instead of `body`. */
  raw?: string;
  headers?: Record<string, string | undefined>;
}

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  /** The parsed body; undefined where there is none. */
  body: unknown;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A shop with something of everything in it, and a way to send it any call of the contract, broken ones too. */
export async function openWorld() {
  const database = await createTestDatabase();
  const shop = await createTestApp(database);
  const things = await fill(database.db);

  async function send(key: EndpointKey, parts: Parts = {}): Promise<Answered> {
    const payload = parts.raw ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
    const headers = {
      'x-api-key': TEST_STORE_KEY,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...parts.headers,
    };
    const response = await shop.app.server.inject({
      method: methodOf(key),
      url: `/api/store${callUrl(key, parts)}`,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
      ...(payload !== undefined && { payload }),
    });
    const body: unknown = response.payload === '' ? undefined : response.json();
    return { status: response.statusCode, headers: response.headers, body };
  }

  /** Places an order of one piece and returns how its guest may see it. */
  async function placeOrder(): Promise<{ id: string; number: string; view_token: string; phone: string }> {
    const { body } = await shop.call('POST /orders', { body: things.order });
    return { ...body.data, phone: '0512345678' };
  }

  return {
    things,
    send,
    placeOrder,
    async close() {
      await shop.close();
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
  await makePage(db, 'returns');
  await makeQuestion(db, { group: 'orders', slug: 'how-to-order' });
  const article = await makeArticle(db, { slug: 'an-article', category: 'guides' });
  await makeCoupon(db, { code: 'SAVE10' });
  await makeCoupon(db, { code: 'LATER', startsAt: new Date(Date.now() + 86_400_000) });
  // 90 + delivery 25 + cash on delivery 15, as makeSellable sets them.
  const order = orderBody([{ product_id: simple.id, quantity: 1 }], 130);
  return { category, child, simple, variable, promoted, promotion, offer, bundle, order, article };
}

function methodOf(key: EndpointKey): 'GET' | 'POST' | 'PATCH' {
  const [method] = key.split(' ');
  if (method === 'GET' || method === 'POST' || method === 'PATCH') return method;
  throw new Error(`teach contract-world.fixture.ts the method of ${key}`);
}

/** Every key of the contract. */
export const allKeys = Object.keys(endpoints).filter((key): key is EndpointKey => key in endpoints);
