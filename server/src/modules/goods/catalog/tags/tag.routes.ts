import { type AdminProductTag, type EndpointKey, MOST_PRODUCT_TAGS } from '@waha/contract';
import { type Handlers, presentList } from '../../../../platform/bind/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { inLanguage } from '../../../../platform/text/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { inOrderOfNames } from '../brands/in-order-of-names.ts';
import type { PromotionsAt } from '../prices/reprice-products.ts';
import { changeTag, mergeTag, removeTag } from './change-tag.ts';
import { tagKey } from './tag-key.ts';
import { listSoldTags, listTags, readSoldTag, readTag, type TagRow } from './tags.store.ts';

type TagRouteKey = Extract<EndpointKey, `GET /tags${string}` | `${string} /admin/tags${string}`>;

const both = (ar: string, en: string) => ({ ar, en });

function presentTag(row: TagRow): AdminProductTag {
  return {
    id: row.id,
    key: row.key,
    version: row.version,
    products_count: row.products_count,
    name: both(row.name_ar, row.name_en),
    text: both(row.text_ar, row.text_en),
    seo_title: both(row.seo_title_ar, row.seo_title_en),
    seo_description: both(row.seo_description_ar, row.seo_description_en),
  };
}

const tags = auditedResource<number, TagRow, AdminProductTag>({
  read: async (where, id) => (await readTag(where, id)) ?? refuse('catalog.tag_not_found'),
  subject: ({ id }) => ({ kind: 'tag', id }),
  audited: presentTag,
  present: (_, row) => presentTag(row),
});

interface Merged {
  id: number;
  into: TagRow;
}

/** A merge is one act on the tag that is left. */
const merges = auditedResource<Merged, Merged, AdminProductTag>({
  read: async (_, merged) => merged,
  subject: ({ into }) => ({ kind: 'tag', id: into.id }),
  audited: ({ id, into }) => ({ merged_id: id, into: into.key, products_count: into.products_count }),
  present: (_, { into }) => presentTag(into),
});

interface TagDeps {
  db: Database;
  now: () => number;
  promotionsAt: PromotionsAt;
}

/** Tags as visitors find them, and what staff do with them. */
export function tagRoutes({ db, now, promotionsAt }: TagDeps): Handlers<TagRouteKey> {
  const locking = () => promotionsAt(new Date(now()));
  return {
    'GET /tags': async (_, { language }) => inOrderOfNames(await listSoldTags(db, MOST_PRODUCT_TAGS), language),
    'GET /tags/{key}': async ({ params: { key } }, { language }) => {
      const row = (await readSoldTag(db, tagKey(key))) ?? refuse('catalog.tag_not_found');
      return {
        key: row.key,
        name: inLanguage(row, 'name', language),
        text: inLanguage(row, 'text', language),
        seo_title: inLanguage(row, 'seo_title', language),
        seo_description: inLanguage(row, 'seo_description', language),
      };
    },
    'GET /admin/tags': async ({ query: { q, ...query } }) =>
      presentList(await listTags(db, { ...query, q: q === undefined ? undefined : tagKey(q) }), (rows) =>
        rows.map(({ name_ar: ar, name_en: en, ...row }) => ({ ...row, name: both(ar, en) })),
      ),
    'GET /admin/tags/{id}': ({ params }, context) => tags.show(db, context, params.id),
    'PUT /admin/tags/{id}': ({ params: { id }, body }, context) =>
      tags.change(db, context, { id, action: 'catalog.tag_changed' }, (tx) =>
        changeTag(tx, id, body, { lockPromotions: locking(), language: context.language }),
      ),
    'POST /admin/tags/{id}/merge': ({ params: { id }, body }, context) =>
      merges.create(db, context, 'catalog.tag_merged', async (tx) => {
        const target = await mergeTag(tx, { id, ...body }, locking());
        return { id, into: (await readTag(tx, target)) ?? refuse('catalog.tag_not_found') };
      }),
    'DELETE /admin/tags/{id}': async ({ params: { id } }, context) => {
      await tags.remove(db, context, { id, action: 'catalog.tag_removed' }, (tx) => removeTag(tx, id, locking()));
      return { done: true } as const;
    },
  };
}
