import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type CategoryTrees, dependOnProducts, presentProduct, readProducts } from '../../goods/catalog/index.ts';
import { listBoughtTogether } from './bought-together.store.ts';

type BoughtTogetherKey = Extract<EndpointKey, 'GET /bought-together'>;

const MOST_SHOWN = 6;
/** Some of them may be sold out or taken off sale. */
const LOOKED_THROUGH = 24;
/** Fewer say nothing of others, and might tell what somebody bought. */
const LEAST_BUYERS = 3;

export interface BoughtTogetherDeps {
  db: Database;
  categories: CategoryTrees;
  now: () => number;
}

export function boughtTogetherRoutes({ db, categories, now }: BoughtTogetherDeps): Handlers<BoughtTogetherKey> {
  return {
    'GET /bought-together': async ({ query: { product_id: id } }, context) => {
      const tree = await categories.read();
      const rows = await db.onOneConnection(async (one) => {
        const others = await listBoughtTogether(one, id, { least: LEAST_BUYERS, limit: LOOKED_THROUGH });
        return readProducts(one, [id, ...others]);
      });
      const [self, ...others] = rows;
      if (self?.id !== id) refuse('catalog.product_not_found');
      dependOnProducts(rows, context, now());
      const reader = { language: context.language, nowMs: now(), categories: tree };
      return others
        .map((row) => presentProduct(row, reader))
        .filter((product) => product.in_stock)
        .slice(0, MOST_SHOWN);
    },
  };
}
