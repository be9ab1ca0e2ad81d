import type { EndpointKey } from '@waha/contract';
import { type Handlers, pageOf } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { type CategoryTrees, presentProduct, readProducts } from '../catalog/index.ts';
import {
  addToWishlist,
  clearWishlist,
  countWishlist,
  isOnWishlist,
  listWishlist,
  removeFromWishlist,
} from './wishlist.store.ts';

type WishlistKey = Extract<EndpointKey, `${string} /wishlist${string}`>;

const PAGE_LENGTH = 15;
/** Limit per account. */
const MOST_PRODUCTS = 500;

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
        countWishlist(db, customerId),
        listWishlist(db, customerId, perPage, (page - 1) * perPage),
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
      const isRoom = await inTransaction(db, (tx) => addToWishlist(tx, customerId, product.id, MOST_PRODUCTS));
      if (!isRoom) refuse('wishlist.full', { maximum: MOST_PRODUCTS });
      return { count: await countWishlist(db, customerId) };
    },
    'DELETE /wishlist': async ({ body }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      await removeFromWishlist(db, customerId, body.product_id);
      return { count: await countWishlist(db, customerId) };
    },
    'DELETE /wishlist/clear': async (_, { actor }) => {
      await clearWishlist(db, requireCustomer(actor).customerId);
      return { count: 0 };
    },
    'GET /wishlist/check': async ({ query }, { actor }) => ({
      is_in_wishlist: await isOnWishlist(db, requireCustomer(actor).customerId, query.product_id),
    }),
    'GET /wishlist/count': async (_, { actor }) => ({
      count: await countWishlist(db, requireCustomer(actor).customerId),
    }),
  };
}
