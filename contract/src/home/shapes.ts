import { z } from 'zod';
import { namedPicture, shownPicture } from '../catalog/admin-product-shapes.ts';
import { category, product } from '../catalog/shapes.ts';
import { bilingual, id, image, orNothing, text, typedText, written } from '../platform/shapes.ts';
import { plainHomeParts } from '../vocabulary/index.ts';

const plain = z.enum(plainHomeParts);

const MOST_PARTS = 20;
const MOST_PICKED = 12;

/** A page of the shop, without the language. */
const path = z
  .string()
  .max(300)
  .regex(/^\/(?:[\w\-.?=&%#+][\w\-./?=&%#+]*)?$/, 'validation.home_link');

/** Empty in a language: the storefront's own words in that language. */
const heroWords = {
  title: bilingual(orNothing(80)),
  text: bilingual(orNothing(200)),
  action: bilingual(orNothing(30)),
};
const is_on = z.boolean().describe('Whether the home shows it, where there is something to show');

export const draftPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    is_on,
    ...heroWords,
    link: z.union([path, z.literal('')]),
    image: namedPicture.nullable(),
  }),
  z.object({
    kind: z.literal('categories'),
    is_on,
    category_ids: z.array(id).max(MOST_PICKED).describe('In this order; none: those at the root'),
  }),
  z.object({
    kind: z.literal('picks'),
    is_on,
    title: written(typedText(80)),
    text: written(orNothing(160)),
    product_ids: z.array(id).max(MOST_PICKED).describe('In this order'),
  }),
  z.object({ kind: plain, is_on }),
]);
export type HomePartDraft = z.infer<typeof draftPart>;

/** One part of each kind, except picked products. */
export const homeDraft = z.object({
  parts: z
    .array(draftPart)
    .max(MOST_PARTS)
    .superRefine((parts, context) => {
      const seen = new Set<string>();
      // Every error of a part is reported with this text, so the part may have any content.
      for (const [at, part] of parts.entries()) {
        const kind = String(Object(part).kind);
        if (kind !== 'picks' && seen.has(kind)) {
          context.addIssue({ code: 'custom', path: [at, 'kind'], message: 'validation.home_part_twice', input: part });
        }
        seen.add(kind);
      }
    }),
});

export const named = z.object({
  id,
  name_ar: text(200),
  name_en: text(200),
  is_shown: z.boolean().describe('false: archived or not published, so that the home leaves it out'),
});
export type HomeChoice = z.infer<typeof named>;

export const adminPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    is_on: z.boolean(),
    title: bilingual(text(80)),
    text: bilingual(text(200)),
    action: bilingual(text(30)),
    link: text(300),
    image: shownPicture.nullable(),
  }),
  z.object({ kind: z.literal('categories'), is_on: z.boolean(), categories: z.array(named).max(MOST_PICKED) }),
  z.object({
    kind: z.literal('picks'),
    is_on: z.boolean(),
    title: bilingual(text(80)),
    text: bilingual(text(160)),
    products: z.array(named).max(MOST_PICKED),
  }),
  z.object({ kind: plain, is_on: z.boolean() }),
]);
export type AdminHomePart = z.infer<typeof adminPart>;

const version = z.int().min(0).max(2_147_483_647);
export const seenHomeVersion = version.describe('That was seen; 0: nobody changed it yet');
export const adminHome = z.object({
  version: version.describe('0: nobody changed it yet'),
  parts: z.array(adminPart).max(MOST_PARTS + plainHomeParts.length + 2),
});
export type AdminHome = z.infer<typeof adminHome>;

const tile = category.pick({ name: true, slug: true, image: true, backdrop: true });

/** Parts that are on, in their order; words and pictures that are null are the storefront's own. */
export const homeParts = z.object({
  parts: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('hero'),
          title: text(80).nullable(),
          text: text(200).nullable(),
          action: text(30).nullable(),
          link: text(300).nullable(),
          image: image.nullable(),
        }),
        z.object({
          kind: z.literal('categories'),
          categories: z.array(tile).max(MOST_PICKED).nullable().describe('null: those at the root'),
        }),
        z.object({
          kind: z.literal('picks'),
          title: text(80),
          text: text(160),
          products: z.array(product).max(MOST_PICKED),
        }),
        z.object({ kind: plain }),
      ]),
    )
    .max(MOST_PARTS + plainHomeParts.length + 2),
});
export type HomeParts = z.infer<typeof homeParts>;
export type HomePart = HomeParts['parts'][number];
