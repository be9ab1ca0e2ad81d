import type { EndpointKey } from '@waha/contract';
import { type Handlers, pageOf } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { type CategoryTrees, presentProduct, readProducts } from '../catalog/index.ts';
import { countKept, dropAll, dropProduct, isKept, keepProduct, listKept } from './wishlist.store.ts';

type WishlistKey = Extract<EndpointKey, `${string} /wishlist${string}`>;

const PAGE_LENGTH = 15;
/** A bound on what one account can fill. */
const MOST_KEPT = 500;

export interface WishlistDeps {
  db: Database;
  categories: CategoryTrees;
  now: () => number;
}

export function wishlistRoutes({ db, categories, now }: WishlistDeps): Handlers<WishlistKey> {
  return {
    'GET /wishlist': async ({ query }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const { page = 1, per_page: perPage = PAGE_LENGTH } = query;
      const [total, ids, tree] = await Promise.all([
        countKept(db, customerId),
        listKept(db, customerId, perPage, (page - 1) * perPage),
        categories.read(),
      ]);
      const reader = { language, nowMs: now(), categories: tree };
      const rows = new Map((await readProducts(db, ids)).map((row) => [row.id, row]));
      const data = ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [{ product_id: id, product: presentProduct(row, reader) }] : [];
      });
      return {
        data,
        ...pageOf(page, perPage, total),
      };
    },
    'POST /wishlist': async ({ body }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      const [product] = await readProducts(db, [body.product_id]);
      if (!product) refuse('catalog.product_not_found');
      const isRoom = await inTransaction(db, (tx) => keepProduct(tx, customerId, product.id, MOST_KEPT));
      if (!isRoom) refuse('wishlist.full', { maximum: MOST_KEPT });
      return { count: await countKept(db, customerId) };
    },
    'DELETE /wishlist': async ({ body }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      await dropProduct(db, customerId, body.product_id);
      return { count: await countKept(db, customerId) };
    },
    'DELETE /wishlist/clear': async (_, { actor }) => {
      await dropAll(db, requireCustomer(actor).customerId);
      return { count: 0 };
    },
    'GET /wishlist/check': async ({ query }, { actor }) => ({
      is_in_wishlist: await isKept(db, requireCustomer(actor).customerId, query.product_id),
    }),
    'GET /wishlist/count': async (_, { actor }) => ({
      count: await countKept(db, requireCustomer(actor).customerId),
    }),
  };
}
