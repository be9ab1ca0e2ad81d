import { type EndpointKey, type Promotion, toRiyals } from '@waha/contract';
import type { CallContext, Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { inLanguage } from '../../../platform/text/index.ts';
import {
  type CategoryTrees,
  type PromotionsOf,
  presentProduct,
  presentPromotionRef,
  readProducts,
} from '../../goods/catalog/index.ts';
import { reachesProduct, toRunning } from './choose-promotion.ts';
import { listPromotedProductIds, listRunning, type PromotionRow } from './promotions.store.ts';

type PromotionKey = Extract<EndpointKey, `GET /promotions${string}`>;

export interface PromotionDeps {
  db: Database;
  categories: CategoryTrees;
  now: () => number;
}

/** A promotion shows at most this many products; the list of all is a product list. */
const SHOWN_PRODUCTS = 24;

/** Reads every running promotion that reaches a product, the strongest first. */
export function runningPromotionsAt(now: () => number): PromotionsOf {
  return async (db, product) => {
    const running = await listRunning(db, new Date(now()));
    return running.filter((promotion) => reachesProduct(promotion, product)).map(toRunning);
  };
}

export function promotionRoutes({ db, categories, now }: PromotionDeps): Handlers<PromotionKey> {
  async function present(row: PromotionRow, context: CallContext): Promise<Promotion> {
    const { language } = context;
    const products = await readProducts(db, await listPromotedProductIds(db, row, SHOWN_PRODUCTS));
    const reader = { language, nowMs: now(), categories: await categories.read() };
    context.cacheUntil(row.ends_at);
    context.tag(...products.map((product) => `product:${product.id}`));
    return {
      ...presentPromotionRef(toRunning(row), language),
      description: inLanguage(row, 'description', language),
      starts_at: row.starts_at.toISOString(),
      percent: row.percent === null ? null : Number(row.percent),
      fixed_price: row.price_halalas === null ? null : toRiyals(row.price_halalas),
      buy_quantity: row.buy_quantity,
      get_quantity: row.get_quantity,
      quantity_cap: row.quantity_cap,
      quantity_sold: row.quantity_sold,
      licence_number: row.licence_number,
      stackable: row.stackable,
      products: products.map((product) => presentProduct(product, reader)),
    };
  }

  async function list(context: CallContext, keep: (row: PromotionRow) => boolean): Promise<Promotion[]> {
    const rows = await listRunning(db, new Date(now()));
    return Promise.all(rows.filter(keep).map((row) => present(row, context)));
  }

  return {
    'GET /promotions': (_, context) => list(context, () => true),
    'GET /promotions/flash': (_, context) => list(context, (row) => row.type === 'flash'),
    'GET /promotions/type/{type}': ({ params }, context) => list(context, (row) => row.type === params.type),
    'GET /promotions/{id}': async ({ params }, context) => {
      const [promotion] = await list(context, (row) => row.id === params.id);
      return promotion ?? refuse('promotions.not_found');
    },
  };
}
