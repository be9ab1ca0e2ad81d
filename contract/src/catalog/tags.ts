import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { bilingual, id, orNothing, text, textId, version, written } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { MOST_PRODUCT_TAGS, productTag, tagName } from './tag-shapes.ts';
import { wordKey } from './word-key.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;

export const productTagDetail = productTag.extend({
  text: text(4_000).describe('What the shop says of it; may be empty'),
  seo_title: text(120).describe('For search engines; empty: its name'),
  seo_description: text(320).describe('Empty: its text'),
});
export type ProductTagDetail = z.infer<typeof productTagDetail>;

export const listedProductTag = z.object({
  id,
  key: text(120),
  name: bilingual(text(60)),
  products_count: z.int(),
});

export type ListedProductTag = z.infer<typeof listedProductTag>;

export const adminProductTag = listedProductTag.extend({
  version,
  text: bilingual(text(4_000)),
  seo_title: bilingual(text(120)),
  seo_description: bilingual(text(320)),
});
export type AdminProductTag = z.infer<typeof adminProductTag>;

export const productTagEdit = z.object({
  version,
  name: written(tagName),
  text: written(orNothing(2_000)),
  seo_title: written(orNothing(120)),
  seo_description: written(orNothing(320)),
});
export type ProductTagEdit = z.input<typeof productTagEdit>;

export const productTagMerge = z.object({ into: tagName.describe('A name of the other tag'), version });

export type ProductTagMerge = z.input<typeof productTagMerge>;

const params = z.object({ id: textId });

export const tagEndpoints = {
  'GET /tags': endpoint({
    access: 'public',
    summary: 'Tags of products that are sold, by their names',
    reply: z.array(productTag).max(MOST_PRODUCT_TAGS),
    errors: [],
    cache: { tags: ['products'] },
  }),
  'GET /tags/{key}': endpoint({
    access: 'public',
    summary: 'One tag, by its key or a former one; its products are those of the list with this tag',
    params: z.object({ key: wordKey }),
    reply: productTagDetail,
    errors: ['catalog.tag_not_found'],
    cache: { tags: ['products'] },
  }),
  'GET /admin/tags': endpoint({
    access: readers,
    summary: 'Tags of products, with the number of products of each',
    query: staffListQuery({
      sorts: ['name', '-products_count'],
      filters: { q: searched.describe('A part of a name') },
    }),
    reply: staffPage(listedProductTag),
    errors: [],
  }),
  'GET /admin/tags/{id}': endpoint({
    access: readers,
    summary: 'A tag with what its page says, in both languages',
    params,
    reply: adminProductTag,
    errors: ['catalog.tag_not_found'],
  }),
  'PUT /admin/tags/{id}': endpoint({
    access: managers,
    summary: 'Rename a tag at all its products, and write what its page says. Former addresses lead to the new one',
    params,
    body: productTagEdit,
    reply: adminProductTag,
    errors: ['catalog.tag_not_found', 'catalog.tag_taken', 'conflict.changed'],
  }),
  'POST /admin/tags/{id}/merge': endpoint({
    access: managers,
    summary: 'Make a tag part of another: its products get the other one, and its names lead there',
    params,
    body: productTagMerge,
    reply: adminProductTag,
    errors: ['catalog.tag_not_found', 'catalog.tag_unknown', 'conflict.changed'],
  }),
  'DELETE /admin/tags/{id}': endpoint({
    access: managers,
    summary: 'Remove a tag from all its products',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['catalog.tag_not_found'],
  }),
};
