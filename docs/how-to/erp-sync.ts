/** An ERP's half of the work: reads orders page by page, and sets what is in stock. Runs on Node. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Api, type CallReply, createHttpApi } from '@waha/contract/client';

export interface ShopAccess {
  origin: string;
  /** `STORE_API_KEY` of the shop; it is no secret. */
  storeKey: string;
  /** The API key an owner made, from the environment and never from the source. */
  token: string;
}

export type Order = CallReply<'GET /admin/orders'>['data'][number];

const MOST_TRIES = 10;

/** The API with the rights of the key. What is refused as too much or too busy is asked again when the shop says so. */
export function connectShop({ origin, storeKey, token }: ShopAccess): Api {
  return createHttpApi({
    baseUrl: origin,
    apiKey: storeKey,
    token: () => token,
    language: () => 'en',
    async fetch(...request) {
      for (let tries = 1; ; tries += 1) {
        const response = await fetch(...request);
        const isBusy = response.status === 429 || response.status === 503;
        if (!isBusy || tries === MOST_TRIES) return response;
        await wait(Number(response.headers.get('retry-after') ?? 2) * 1_000);
      }
    },
  });
}

/** Orders since a day, the oldest first: one that comes in meanwhile is added to the end and moves no other. */
export async function* readOrders(api: Api, from: string): AsyncGenerator<Order> {
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const reply = await api('GET /admin/orders', { query: { from, sort: 'placed_at', page, per_page: 50 } });
    yield* reply.data;
    lastPage = reply.last_page;
  }
}

/**
 * Sets the level of a SKU by the difference to what the shop has: pieces sold in between are not given back. `count` names
 * the stocktaking; one that was entered before changes nothing again, and with another difference it is refused.
 */
export async function setStock(api: Api, { sku, level, count }: { sku: string; level: number; count: string }) {
  const { data: found } = await api('GET /admin/products', { query: { q: sku } });
  for (const { id } of found) {
    const { default_variant_id: ofSimple, ...product } = await api('GET /admin/products/{id}', { params: { id } });
    // A simple product has no variants to choose from; it is counted by its default one.
    const simple = ofSimple === null ? [] : [{ ...product, id: ofSimple }];
    const variant = [...product.variants, ...simple].find((one) => one.sku === sku);
    if (!variant) continue;
    const delta = level - variant.stock_quantity;
    if (delta === 0) return;
    await api('POST /admin/products/{id}/stock', {
      params: { id },
      body: { variant_id: variant.id, delta, cause: 'counted', note: count },
      idempotencyKey: `${count}-${variant.id}`,
    });
    return;
  }
  throw new Error(`The shop has no SKU ${sku}`);
}
