import { type AdminBrandTexts, type EndpointKey, MOST_BRANDS } from '@waha/contract';
import type { Handlers } from '../../../../platform/bind/index.ts';
import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { listSoldBrands, readAnyBrand, readBrandTexts, readSoldBrand, saveBrandTexts } from './brands.store.ts';
import { inOrderOfNames } from './in-order-of-names.ts';

type BrandKey = Extract<EndpointKey, `GET /brands${string}` | `${string} /admin/brands${string}`>;

async function readTexts(where: Database | Tx, key: string): Promise<AdminBrandTexts> {
  const row = (await readAnyBrand(where, key)) ?? refuse('catalog.brand_not_found');
  const texts = await readBrandTexts(where, key);
  return {
    key: row.key,
    name: { ar: row.name_ar, en: row.name_en },
    text: { ar: texts?.text_ar ?? '', en: texts?.text_en ?? '' },
    version: texts?.version ?? 0,
  };
}

const brands = auditedResource<string, AdminBrandTexts, AdminBrandTexts>({
  read: readTexts,
  subject: ({ key }) => ({ kind: 'brand', id: key }),
  audited: ({ text, version }) => ({ text, version }),
  present: (_, row) => row,
});

/** Brands as visitors find them, and what staff write on their pages. */
export function brandRoutes({ db }: { db: Database }): Handlers<BrandKey> {
  return {
    'GET /brands': async (_, { language }) => inOrderOfNames(await listSoldBrands(db, MOST_BRANDS), language),
    'GET /brands/{key}': async ({ params: { key } }, { language }) => {
      const row = (await readSoldBrand(db, key)) ?? refuse('catalog.brand_not_found');
      const texts = await readBrandTexts(db, key);
      return { key: row.key, name: row[`name_${language}`], text: texts?.[`text_${language}`] ?? '' };
    },
    'GET /admin/brands/{key}': ({ params }, context) => brands.show(db, context, params.key),
    'PUT /admin/brands/{key}': ({ params: { key }, body }, context) =>
      brands.change(db, context, { id: key, action: 'catalog.brand_changed' }, async (tx) => {
        if (!(await saveBrandTexts(tx, key, body))) refuse('conflict.changed');
        await publishInvalidation(tx, ['products']);
      }),
  };
}
