import { type EndpointKey, taxCategoryOf } from '@waha/contract';
import type { CallContext, Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import type { Search } from '../search/index.ts';
import { readSizeAdvice, sizeTableFor } from '../sizing/index.ts';
import {
  type BundleRow,
  listBundles,
  listBundlesWithProduct,
  readBundleBySlug,
  readBundles,
} from './bundles/bundles.store.ts';
import { presentBundle } from './bundles/present-bundle.ts';
import { presentBuyerField } from './buyer-fields/buyer-fields.ts';
import { categoryHandlers } from './categories/category.routes.ts';
import type { CategoryTrees } from './categories/category-tree.ts';
import { dependOnProducts } from './depend-on-products.ts';
import { gtinsOf } from './feed/gtins-of.ts';
import { shareAddress, shareCard } from './feed/share-card.ts';
import { EVERYTHING } from './listing/list-filter.store.ts';
import { createProductLister } from './listing/list-products.ts';
import { previewedBy } from './previews/product-previews.ts';
import { priorPrices } from './prices/price-history.ts';
import { isRunning, isShown, type PromotionsOf } from './prices/promotional-price.ts';
import { hasWornSizes } from './products/choices.ts';
import {
  presentCategoryRef,
  presentProduct,
  presentPromotionRef,
  presentVariants,
} from './products/present-product.ts';
import type { ProductRow } from './products/product-row.ts';
import {
  listFeatured,
  listProducts,
  listRelated,
  type ProductTexts,
  readProduct,
  readProductsWithTexts,
  readUnpublishedProduct,
} from './products/products.store.ts';
import { pageOfTag } from './tags/change-tag.ts';

export interface CatalogDeps {
  db: Database;
  search: Search;
  categories: CategoryTrees;
  now: () => number;
  promotionsOf: PromotionsOf;
  /** Totals and the tree are cached in memory. */
  onInvalidation(listener: (tags: readonly string[]) => void): void;
}

type CatalogKey = Extract<EndpointKey, `GET /products${string}` | `GET /categories${string}` | `GET /bundles${string}`>;

function sizesOf(row: ProductRow): string[] {
  return row.variants.flatMap((variant) => variant.size ?? []);
}

function presentSpecifications(lines: ProductTexts['specifications'], language: Language) {
  return lines.map((line) => ({
    label: inLanguage(line, 'label', language),
    value: inLanguage(line, 'value', language),
  }));
}

const RAIL_LENGTH = 12;
const RELATED_LENGTH = 8;
export function catalogRoutes(deps: CatalogDeps): Handlers<CatalogKey> {
  const { db, categories, now } = deps;
  const lister = createProductLister(deps);

  async function present(rows: readonly ProductRow[], context: CallContext) {
    const reader = { language: context.language, nowMs: now(), categories: await categories.read() };
    dependOnProducts(rows, context, now());
    return rows.map((row) => presentProduct(row, reader));
  }

  async function requireProduct(on: Database, id: number) {
    return (await readProduct(on, id)) ?? refuse('catalog.product_not_found');
  }

  function presentBundles(rows: readonly BundleRow[], context: CallContext) {
    context.tag('bundles', ...rows.flatMap((row) => row.parts.map((part) => `product:${part.product_id}`)));
    return rows.map((row) => presentBundle(row, context.language, now()));
  }

  /** Data of a product page, read on one connection: run in parallel it would take four of the twenty of a process. */
  async function readShown(one: Database, find: (one: Database) => Promise<ProductRow & ProductTexts>) {
    const row = await find(one);
    const [related, bundles, promotions, sizeTable, sizeAdvice, prior] = await Promise.all([
      listRelated(one, row, RELATED_LENGTH),
      listBundlesWithProduct(one, row.id),
      deps.promotionsOf(one, row),
      sizeTableFor(one, { categoryIds: row.category_ids, sizes: sizesOf(row) }),
      readSizeAdvice(one, row.id),
      priorPrices(one, row, now()),
    ]);
    return { row, related, bundles, promotions, sizeTable, sizeAdvice, prior };
  }

  /** A product with everything its page shows. */
  async function detail(find: (one: Database) => Promise<ProductRow & ProductTexts>, context: CallContext) {
    const { language } = context;
    // Usually cached. A miss takes a connection, and a holder of a connection must not wait for another.
    const tree = await categories.read();
    const shown = await db.onOneConnection((one) => readShown(one, find));
    const { row, related, bundles, promotions, sizeTable, sizeAdvice, prior } = shown;
    context.tag('promotions', 'categories', 'size-guide', ...row.tags.map(({ id }) => pageOfTag(id)));
    const [product, ...others] = await present([row, ...related], context);
    if (!product) throw new Error('presenting a product gave nothing');
    return {
      ...product,
      description: inLanguage(row, 'description', language),
      brand_key: row.brand_key,
      tags: row.tags.map((tag) => ({ key: tag.key, name: inLanguage(tag, 'name', language) })),
      keywords: inLanguage(row, 'keywords', language),
      seo_title: inLanguage(row, 'seo_title', language),
      seo_description: inLanguage(row, 'seo_description', language),
      tax: taxCategoryOf(row.tax),
      buyer_fields: row.buyer_fields.map((field) => presentBuyerField(field, language)),
      size_guide: sizeTable,
      size_advice: hasWornSizes(row) ? sizeAdvice : null,
      prior_prices: prior,
      gtins: gtinsOf(row),
      share_picture: shareAddress(row.id, language, shareCard(row, product, language)),
      specifications: presentSpecifications(row.specifications, language),
      related: others,
      bundles: presentBundles(bundles, context).slice(0, 4),
      // Only the effective one of the promotions that lower the unit price.
      promotions: promotions
        .filter(({ id, type }) => type === 'buy_x_get_y' || id === row.promotion?.id)
        .filter((promotion) => isShown(promotion, row, row.variants))
        .map((promotion) => presentPromotionRef(promotion, language)),
      breadcrumbs: tree.pathTo(row.category_id).map((category) => presentCategoryRef(category, language)),
    };
  }

  deps.onInvalidation((tags) => {
    lister.invalidate(tags);
    categories.invalidate(tags);
  });

  return {
    'GET /products': ({ query }, context) => lister.list(query, context),
    'GET /products/featured': async ({ query }, context) =>
      present(await listFeatured(db, query.limit ?? RAIL_LENGTH), context),
    'GET /products/new-arrivals': async ({ query }, context) => {
      const window = { sort: 'newest', limit: query.limit ?? RAIL_LENGTH, offset: 0 } as const;
      return present(await listProducts(db, EVERYTHING, window), context);
    },
    'GET /products/best-sellers': async ({ query }, context) => {
      const window = { sort: 'best_selling', limit: query.limit ?? RAIL_LENGTH, offset: 0 } as const;
      return present(await listProducts(db, EVERYTHING, window), context);
    },
    'GET /products/compared': async ({ query: { ids } }, context) => {
      const wanted = ids.split(',').map(Number);
      // Products that are not sold now may be later.
      context.tag('promotions', 'categories', ...wanted.map((id) => `product:${id}`));
      const rows = await readProductsWithTexts(db, wanted);
      const products = await present(rows, context);
      return rows.flatMap(({ specifications }, at) => {
        const product = products[at];
        return product ? [{ ...product, specifications: presentSpecifications(specifications, context.language) }] : [];
      });
    },
    'GET /products/{id}': ({ params }, context) => detail((one) => requireProduct(one, params.id), context),
    'GET /products/preview/{token}': ({ params }, context) =>
      detail(async (one) => {
        const id = await previewedBy(one, params.token, new Date(now()));
        const row = id === undefined ? undefined : await readUnpublishedProduct(one, id);
        return row ?? refuse('catalog.preview_over');
      }, context),
    'GET /products/{id}/variants': async ({ params }, context) => {
      const row = await requireProduct(db, params.id);
      dependOnProducts([row], context, now());
      const promotion = row.promotion && isRunning(row.promotion, now()) ? row.promotion : null;
      return presentVariants(row, promotion, context.language).variants;
    },
    ...categoryHandlers(categories, lister.list),
    'GET /bundles': async (_, context) => presentBundles(await listBundles(db), context),
    'GET /bundles/{id}': async ({ params }, context) => {
      const [bundle] = presentBundles(await readBundles(db, [params.id]), context);
      return bundle ?? refuse('catalog.bundle_not_found');
    },
    'GET /bundles/slug/{slug}': async ({ params }, context) => {
      const row = (await readBundleBySlug(db, params.slug)) ?? refuse('catalog.bundle_not_found');
      const [bundle] = presentBundles([row], context);
      return bundle ?? refuse('catalog.bundle_not_found');
    },
  };
}
