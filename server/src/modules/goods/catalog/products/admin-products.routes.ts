import type { AdminPicture, AdminProduct, AdminProductDraft, BulkProductOutcome, EndpointKey } from '@waha/contract';
import { type AdminContext, type Handlers, presentList } from '../../../../platform/bind/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { StoredImage } from '../../../../platform/media/index.ts';
import type { FileStorage } from '../../../../platform/storage/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import type { Search } from '../../search/index.ts';
import type { CategoryTrees } from '../categories/category-tree.ts';
import { readProductFilters } from '../listing/product-filters.ts';
import { makePreview, type Preview } from '../previews/product-previews.ts';
import { readShopPicture } from '../previews/shop-pictures.store.ts';
import { presentAdminPicture, sendShopPicture, withoutWords } from '../previews/shop-pictures.ts';
import { maySeeCosts, writableBy } from '../prices/costs.policy.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { changeStock } from '../stock/change-stock.ts';
import {
  type AdminProductRow,
  countProductTaxes,
  listAdminProducts,
  listBrands,
  listMovements,
  readAdminProduct,
} from './admin-products.store.ts';
import { type BulkResult, changeProducts } from './bulk-products.ts';
import { duplicateProduct } from './duplicate-product.ts';
import {
  auditedProduct,
  presentAdminProduct,
  presentBulk,
  presentListedProduct,
  presentMovement,
} from './present-admin-product.ts';
import { changeProductStatus } from './product-status.ts';
import { productsCsv } from './products-csv.ts';
import { writeProduct } from './write-product.ts';

type AdminProductKey = Extract<EndpointKey, `${string} /admin/products${string}`>;

export interface AdminCatalogDeps {
  db: Database;
  storage: FileStorage;
  search: Search;
  categories: CategoryTrees;
  now: () => number;
  promotionsAt: (at: Date) => LockPromotions;
}

const MOST_BRANDS = 200;

const products = auditedResource<number, AdminProductRow, AdminProduct>({
  read: async (where, id) => (await readAdminProduct(where, id)) ?? refuse('catalog.product_not_found'),
  subject: ({ id }) => ({ kind: 'product', id }),
  audited: auditedProduct,
  present: (_, row, { actor }) => presentAdminProduct(row, maySeeCosts(actor)),
});

const pictures = auditedResource<string, StoredImage, AdminPicture>({
  read: async (where, key) => (await readShopPicture(where, key)) ?? refuse('uploads.not_found'),
  subject: ({ key }) => ({ kind: 'shop_picture', id: key }),
  audited: ({ key, width, height }) => ({ key, width, height }),
  present: (_, image) => presentAdminPicture(withoutWords(image)),
});

/** Only the creator knows a preview link. */
const previews = auditedResource<Preview, Preview, { path: string; expires_at: string }>({
  read: async (_, preview) => preview,
  subject: ({ productId }) => ({ kind: 'product', id: productId }),
  audited: ({ until }) => ({ until }),
  present: (_, { path, until }) => ({ path, expires_at: until.toISOString() }),
});

/** A bulk change is one act, with the outcome of each row. */
const bulk = auditedResource<BulkResult[], BulkResult[], { done: number; rows: BulkProductOutcome[] }>({
  read: async (_, results) => results,
  subject: (results) => ({ kind: 'products', id: results.map(({ row }) => row.id).join(',') }),
  audited: (results) => results.map(({ row, refusal }) => ({ ...row, refused: refusal?.code ?? null })),
  present: (where, results, { language }) => presentBulk(where, results, language),
});

const asked = ({ actor, language }: AdminContext, draft: AdminProductDraft) => ({
  draft: writableBy(actor, draft),
  language,
});

export function adminProductRoutes(deps: AdminCatalogDeps): Handlers<AdminProductKey> {
  const { db, search, storage, categories, now, promotionsAt } = deps;
  const clock = () => new Date(now());
  const locking = () => ({ lockPromotions: promotionsAt(clock()), at: clock() });

  return {
    'GET /admin/products': async ({ query }) =>
      presentList(await listAdminProducts(db, await readProductFilters(search, query)), (rows) =>
        rows.map(presentListedProduct),
      ),
    'GET /admin/products.csv': async ({ query }, context) => ({
      bytes: productsCsv(db, await readProductFilters(search, query), await categories.read(), context),
    }),
    'GET /admin/products/brands': () => listBrands(db, MOST_BRANDS),
    'GET /admin/products/taxes': () => countProductTaxes(db),
    'GET /admin/products/{id}': ({ params }, context) => products.show(db, context, params.id),
    'POST /admin/products': ({ body: { status = 'draft', stock = 0, ...draft } }, context) =>
      products.create(db, context, 'catalog.product_created', (tx) => {
        const { lockPromotions, at } = locking();
        const made = { ...asked(context, draft), stock, isActive: status === 'published', at };
        return writeProduct(tx, lockPromotions, made);
      }),
    'PUT /admin/products/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      products.change(db, context, { id, action: 'catalog.product_changed' }, (tx) => {
        const { lockPromotions, at } = locking();
        return writeProduct(tx, lockPromotions, { ...asked(context, draft), existing: { id, version }, at });
      }),
    'POST /admin/products/{id}/preview': ({ params: { id } }, context) =>
      previews.create(db, context, 'catalog.product_previewed', async (tx) => {
        if (!(await readAdminProduct(tx, id))) refuse('catalog.product_not_found');
        return makePreview(tx, id, clock());
      }),
    'PUT /admin/products/{id}/status': ({ params: { id }, body }, context) =>
      products.change(db, context, { id, action: `catalog.product_${body.status}` }, (tx, before) =>
        changeProductStatus(
          tx,
          { id, version: body.version },
          {
            from: before.status,
            to: body.status,
            publishAt: body.publish_at == null ? null : new Date(body.publish_at),
            at: clock(),
            language: context.language,
          },
        ),
      ),
    'POST /admin/products/{id}/duplicate': ({ params: { id } }, context, tx) =>
      products.create(tx, context, 'catalog.product_duplicated', () =>
        duplicateProduct(tx, id, { ...locking(), language: context.language }),
      ),
    'POST /admin/products/bulk': ({ body }, context, tx) =>
      bulk.create(tx, context, 'catalog.products_changed', () =>
        changeProducts(tx, body.rows, { ...locking(), language: context.language, note: body.note ?? null }),
      ),
    'POST /admin/products/pictures': ({ file }, context) =>
      sendShopPicture(storage, file.path, (insert) => pictures.create(db, context, 'catalog.picture_sent', insert)),
    'GET /admin/products/{id}/stock': async ({ params: { id }, query }) => {
      if (!(await readAdminProduct(db, id))) refuse('catalog.product_not_found');
      return presentList(await listMovements(db, { ...query, product_id: id }), (rows) => rows.map(presentMovement));
    },
    'POST /admin/products/{id}/stock': ({ params: { id }, body }, context, tx) =>
      products.change(tx, context, { id, action: 'catalog.stock_changed' }, () =>
        changeStock(tx, {
          productId: id,
          variantId: body.variant_id,
          delta: body.delta,
          reason: body.cause,
          note: body.note ?? null,
        }),
      ),
  };
}
