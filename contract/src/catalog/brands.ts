import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { bilingual, orNothing, text, written } from '../platform/shapes.ts';
import { wordKey } from './word-key.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;

/** Most brands on the page of all brands; those of products that sell come before. */
export const MOST_BRANDS = 500;

export const brand = z.object({ key: text(120), name: text(120) });
export type Brand = z.infer<typeof brand>;

export const brandDetail = brand.extend({ text: text(4_000).describe('What the shop says of it; may be empty') });
export type BrandDetail = z.infer<typeof brandDetail>;

export const adminBrandTexts = z.object({
  key: text(120),
  name: bilingual(text(120)),
  text: bilingual(text(4_000)),
  version: z.int().min(0).describe('0: nothing was written yet'),
});
export type AdminBrandTexts = z.infer<typeof adminBrandTexts>;

const params = z.object({ key: wordKey });

export const brandEndpoints = {
  'GET /brands': endpoint({
    access: 'public',
    summary: 'Brands of products that are sold, by their names',
    reply: z.array(brand).max(MOST_BRANDS),
    errors: [],
    cache: { tags: ['products'] },
  }),
  'GET /brands/{key}': endpoint({
    access: 'public',
    summary: 'One brand; its products are those of the list with this brand',
    params,
    reply: brandDetail,
    errors: ['catalog.brand_not_found'],
    cache: { tags: ['products'] },
  }),
  'GET /admin/brands/{key}': endpoint({
    access: readers,
    summary: 'A brand with what its page says, in both languages',
    params,
    reply: adminBrandTexts,
    errors: ['catalog.brand_not_found'],
  }),
  'PUT /admin/brands/{key}': endpoint({
    access: managers,
    summary: 'Write what the page of a brand says',
    params,
    body: z.object({ text: written(orNothing(2_000)), version: z.int().min(0).max(2_147_483_647) }),
    reply: adminBrandTexts,
    errors: ['catalog.brand_not_found', 'conflict.changed'],
  }),
};
