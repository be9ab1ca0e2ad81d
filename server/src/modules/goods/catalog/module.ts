import {
  adminBundleEndpoints,
  adminCategoryEndpoints,
  adminProductEndpoints,
  brandEndpoints,
  catalogEndpoints,
  catalogEvents,
  tagEndpoints,
} from '@waha/contract';
import type { FeedItem } from '../../../extensions/index.ts';
import { defineModule } from '../../../manifest/index.ts';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { brandRoutes } from './brands/brand.routes.ts';
import { adminBundleRoutes } from './bundles/admin-bundles.routes.ts';
import { catalogInvariants } from './catalog.invariants.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { adminCategoryRoutes } from './categories/admin-categories.routes.ts';
import { foldCategoryCounts } from './categories/categories.store.ts';
import { type CategoryTrees, createCategoryTrees } from './categories/category-tree.ts';
import { type FeedReading, readFeedItems } from './feed/read-feed-items.ts';
import { readShareCard, type ShareCard } from './feed/share-card.ts';
import { markLeadingProducts } from './listing/leading-products.store.ts';
import { rewriteStaleDocuments } from './listing/rewrite-stale-documents.ts';
import { findMovedProduct } from './old-addresses.store.ts';
import { removeUnusedPictures } from './previews/shop-pictures.ts';
import { noteFirstPrices } from './prices/price-history.ts';
import type { PromotionsOf } from './prices/promotional-price.ts';
import { type PromotionsAt, repriceByStock } from './prices/reprice-products.ts';
import { adminProductRoutes } from './products/admin-products.routes.ts';
import { publishDue } from './products/product-status.ts';
import { catalogRefusalTexts } from './refusals.ts';
import { catalogSitemap } from './sitemap.store.ts';
import { countSales } from './stock/count-sales.ts';
import { refreshInStock } from './stock/stock.store.ts';
import { followTag } from './tags/follow-tag.ts';
import { tagRoutes } from './tags/tag.routes.ts';

const DAY_MS = 86_400_000;

declare module '../../../manifest/deps.ts' {
  interface Provided {
    categories: CategoryTrees;
    /** The present path of a product, by one it had in another shop. */
    findMovedProduct: (path: string) => Promise<string | undefined>;
    /** Items of product feeds, in a language; `changesAt` is told when one will change by itself. */
    feedItems: (reading: Pick<FeedReading, 'language' | 'changesAt'>) => AsyncIterable<FeedItem>;
    /** The picture for sharing of a product on sale, in a language. */
    shareCardOf: (id: number, language: Language) => Promise<ShareCard | undefined>;
    /** Provided by promotions, which import the catalogue. */
    promotionsOf: PromotionsOf;
    promotionsAt: PromotionsAt;
  }
}

export const catalog = defineModule({
  name: 'catalog',
  wing: 'goods',
  uses: ['search', 'sizing', 'staff'],
  endpoints: {
    ...catalogEndpoints,
    ...brandEndpoints,
    ...tagEndpoints,
    ...adminProductEndpoints,
    ...adminCategoryEndpoints,
    ...adminBundleEndpoints,
  },
  apiTags: {
    products: 'Products: lists, facets, details',
    categories: 'The tree of categories',
    bundles: 'Sets sold at one price',
    brands: 'Brands and their pages',
    tags: 'Tags of products and their pages',
  },
  refusals: catalogRefusalTexts,
  needs: ['search', 'categories', 'promotionsOf', 'promotionsAt'],
  provides: ({ db, now }) => {
    const categories = createCategoryTrees(db, now);
    return {
      categories,
      findMovedProduct: (path: string) => findMovedProduct(db, path),
      feedItems: (reading: Pick<FeedReading, 'language' | 'changesAt'>) =>
        readFeedItems(db, categories, { ...reading, now }),
      shareCardOf: (id: number, language: Language) => readShareCard(db, categories, { id, language, nowMs: now() }),
    };
  },
  sends: catalogEvents,
  handlers: (deps) => ({
    ...catalogRoutes(deps),
    ...brandRoutes(deps),
    ...tagRoutes(deps),
    ...adminProductRoutes(deps),
    ...adminCategoryRoutes(deps),
    ...adminBundleRoutes(deps),
  }),
  hears: ({ db, now, promotionsAt }) => [
    {
      name: 'catalog.follow-tag',
      event: 'tag.changed',
      limitMs: 10 * 60_000,
      handle: ({ tagId }) => followTag(db, tagId, (tx) => promotionsAt(new Date(now()))(tx)),
    },
    {
      name: 'catalog.in-stock',
      event: 'stock.flipped',
      async handle(payload) {
        const { productIds } = payload;
        await inTransaction(db, async (tx) => {
          await refreshInStock(tx, productIds);
          await repriceByStock(tx, productIds);
          await publishInvalidation(tx, ['products', ...productIds.map((id) => `product:${id}`)]);
          // A message must lead to a page that already shows the change: it is sent after the pages are invalidated,
          // never in parallel.
          await publish(tx, 'stock.shown', { productIds });
        });
      },
    },
  ],
  jobs: ({ db, storage, now }) => [
    {
      name: 'catalog.rewrite-stale-documents',
      cron: '* * * * *',
      run: async () => void (await rewriteStaleDocuments(db)),
    },
    { name: 'catalog.fold-category-counts', cron: '* * * * *', run: () => foldCategoryCounts(db) },
    { name: 'catalog.count-sales', cron: '13 * * * *', run: () => countSales(db) },
    { name: 'catalog.mark-leading-products', cron: '23 * * * *', run: () => markLeadingProducts(db) },
    { name: 'catalog.publish-due', cron: '* * * * *', run: () => publishDue(db, new Date(now())) },
    { name: 'catalog.note-first-prices', cron: '41 2 * * *', run: () => noteFirstPrices(db) },
    {
      name: 'catalog.remove-unused-pictures',
      cron: '17 */6 * * *',
      run: () => removeUnusedPictures(db, storage, new Date(now() - DAY_MS)),
    },
  ],
  sitemap: ({ db, categories }) => catalogSitemap(db, categories),
  invariants: catalogInvariants,
});
