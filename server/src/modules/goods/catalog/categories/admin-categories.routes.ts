import type { AdminCategory, EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../../platform/bind/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { presentAdminPicture } from '../previews/shop-pictures.ts';
import type { AdminCatalogDeps } from '../products/admin-products.routes.ts';
import { type AdminCategoryRow, listAdminCategories, readAdminCategory } from './admin-categories.store.ts';
import { placeCategory, writeCategory } from './write-category.ts';

type AdminCategoryKey = Extract<EndpointKey, `${string} /admin/categories${string}`>;

function presentAdminCategory({ position: _, image, ...row }: AdminCategoryRow): AdminCategory {
  return { ...row, image: image && presentAdminPicture(image) };
}

const categories = auditedResource<number, AdminCategoryRow, AdminCategory>({
  read: async (where, id) => (await readAdminCategory(where, id)) ?? refuse('catalog.category_not_found'),
  subject: ({ id }) => ({ kind: 'category', id }),
  audited: ({ image, ...row }) => ({ ...row, picture: image?.key ?? null }),
  present: (_, row) => presentAdminCategory(row),
});

export function adminCategoryRoutes({ db, now, promotionsAt }: AdminCatalogDeps): Handlers<AdminCategoryKey> {
  const promotions = () => promotionsAt(new Date(now()));
  return {
    'GET /admin/categories': () => listAdminCategories(db),
    'GET /admin/categories/{id}': ({ params }, context) => categories.show(db, context, params.id),
    'POST /admin/categories': ({ body: draft }, context) =>
      categories.create(db, context, 'catalog.category_created', (tx) =>
        writeCategory(tx, promotions(), { draft, language: context.language }),
      ),
    'PUT /admin/categories/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      categories.change(db, context, { id, action: 'catalog.category_changed' }, (tx) =>
        writeCategory(tx, promotions(), { draft, existing: { id, version }, language: context.language }),
      ),
    'PUT /admin/categories/{id}/place': ({ params: { id }, body }, context) =>
      categories.change(db, context, { id, action: 'catalog.category_moved' }, (tx) => {
        const place = { parentId: body.parent_id, beforeId: body.before_id, language: context.language };
        return placeCategory(tx, promotions(), { id, version: body.version }, place);
      }),
  };
}
