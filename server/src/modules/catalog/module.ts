import { catalogEndpoints } from '@waha/contract';
import { z } from 'zod';
import { defineModule } from '../../module.ts';
import { publishPurge } from '../../platform/cache/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { catalogInvariants } from './catalog.invariants.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { catalogRefusalTexts } from './refusals.ts';
import { rewriteStaleDocuments } from './rewrite-stale-documents.ts';
import { catalogSitemap } from './sitemap.store.ts';
import { refreshInStock } from './stock.store.ts';

const flipped = z.object({ productIds: z.array(z.int()) });

export const catalog = defineModule({
  name: 'catalog',
  uses: ['search', 'sizing'],
  endpoints: catalogEndpoints,
  areas: {
    products: 'Products: lists, facets, details',
    categories: 'The tree of categories',
    bundles: 'Sets sold at one price',
  },
  refusals: catalogRefusalTexts,
  handlers: catalogRoutes,
  subscribers: ({ db }) => [
    {
      name: 'catalog.in-stock',
      event: 'stock.flipped',
      async handle(payload) {
        const { productIds } = flipped.parse(payload);
        await inTransaction(db, async (tx) => {
          await refreshInStock(tx, productIds);
          await publishPurge(tx, ['products', ...productIds.map((id) => `product:${id}`)]);
        });
      },
    },
  ],
  jobs: ({ db }) => [
    {
      name: 'catalog.rewrite-stale-documents',
      cron: '* * * * *',
      run: async () => void (await rewriteStaleDocuments(db)),
    },
  ],
  sitemap: ({ db, categories }) => catalogSitemap(db, categories),
  invariants: catalogInvariants,
});
