import { type AdminBundle, type EndpointKey, toRiyals } from '@waha/contract';
import { type Handlers, presentList } from '../../../../platform/bind/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { presentAdminPicture } from '../previews/shop-pictures.ts';
import type { AdminCatalogDeps } from '../products/admin-products.routes.ts';
import { type AdminBundleRow, listAdminBundles, readAdminBundle } from './admin-bundles.store.ts';
import { writeBundle } from './write-bundle.ts';

type AdminBundleKey = Extract<EndpointKey, `${string} /admin/bundles${string}`>;

function presentAdminBundle(row: AdminBundleRow): AdminBundle {
  const { position: _, price_halalas, parts_halalas, images, ...rest } = row;
  return {
    ...rest,
    price: toRiyals(price_halalas),
    parts_price: toRiyals(parts_halalas),
    images: images.map(presentAdminPicture),
  };
}

const bundles = auditedResource<number, AdminBundleRow, AdminBundle>({
  read: async (where, id) => (await readAdminBundle(where, id)) ?? refuse('catalog.bundle_not_found'),
  subject: ({ id }) => ({ kind: 'bundle', id }),
  audited: ({ images, items, ...row }) => ({
    ...row,
    pictures: images.map(({ key }) => key),
    items: items.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
  }),
  present: (_, row) => presentAdminBundle(row),
});

export function adminBundleRoutes({ db }: AdminCatalogDeps): Handlers<AdminBundleKey> {
  return {
    'GET /admin/bundles': async ({ query }) =>
      presentList(await listAdminBundles(db, query), (rows) => rows.map(presentAdminBundle)),
    'GET /admin/bundles/{id}': ({ params }, context) => bundles.show(db, context, params.id),
    'POST /admin/bundles': ({ body: draft }, context) =>
      bundles.create(db, context, 'catalog.bundle_created', (tx) =>
        writeBundle(tx, { draft, language: context.language }),
      ),
    'PUT /admin/bundles/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      bundles.change(db, context, { id, action: 'catalog.bundle_changed' }, (tx) =>
        writeBundle(tx, { draft, existing: { id, version }, language: context.language }),
      ),
  };
}
