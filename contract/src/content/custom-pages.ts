import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  anySlug,
  bilingual,
  id,
  onceRight,
  orNothing,
  text,
  textId,
  timestamp,
  typedLines,
  version,
} from '../platform/shapes.ts';
import { customPageStatuses, languages } from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;

/** Markdown, above any readable length. */
const MOST_WORDS = 50_000;
/** The longest HTML that is made of it. */
const MOST_SHOWN = 200_000;

const both = (most: number) => bilingual(text(most));

const draftFields = {
  slug: anySlug.describe('Its address: `/pages/{slug}`'),
  title: bilingual(orNothing(160)),
  description: bilingual(orNothing(300)).describe('For search engines and for those who pass it on'),
  body: bilingual(z.union([typedLines(MOST_WORDS), z.literal('')])).describe('Markdown'),
  status: z.enum(customPageStatuses),
  shows_date: z.boolean().describe('Readers see when its words last changed'),
};

interface Words {
  title: { ar: string; en: string };
  body: { ar: string; en: string };
}
const once = onceRight('title', 'body');
const lacks = (path: readonly string[]) => ({ ...once, path: [...path], error: 'validation.required' });

/** A page is whole in one language at least; a language has a title and a text, or neither. */
const inALanguage = <Schema extends z.ZodType<Words>>(schema: Schema) =>
  schema
    .refine(({ title, body }: Words) => title.ar !== '' || (body.ar === '' && title.en !== ''), lacks(['title', 'ar']))
    .refine(({ title, body }: Words) => body.ar !== '' || title.ar === '', lacks(['body', 'ar']))
    .refine(({ title, body }: Words) => title.en !== '' || body.en === '', lacks(['title', 'en']))
    .refine(({ title, body }: Words) => body.en !== '' || title.en === '', lacks(['body', 'en']));

export const customPageDraft = inALanguage(z.object(draftFields));
export type CustomPageDraft = z.infer<typeof customPageDraft>;

export const customPageEdit = inALanguage(z.object({ ...draftFields, version }));
export type CustomPageEdit = z.input<typeof customPageEdit>;

export const listedCustomPage = z.object({
  id,
  slug: text(120),
  title: both(160).describe('Empty in a language that it is not written in'),
  status: z.enum(customPageStatuses),
  updated_at: timestamp.describe('When its words last changed'),
});
export type ListedCustomPage = z.infer<typeof listedCustomPage>;

export const adminCustomPage = listedCustomPage.extend({
  version,
  description: both(300),
  body: both(MOST_WORDS),
  shows_date: z.boolean(),
});
export type AdminCustomPage = z.infer<typeof adminCustomPage>;

export const customPage = z.object({
  slug: text(120).describe('The one that stands; a former one finds the page, too'),
  language: z.enum(languages).describe('That its words are in: the other one, where it is not written in yours'),
  languages: z.array(z.enum(languages)).max(2).describe('That it is written in'),
  title: text(160),
  description: text(300),
  html: z.string().max(MOST_SHOWN).describe('Sanitised HTML, ready for a page'),
  date: timestamp.nullable().describe('When its words last changed; null: it shows no date'),
});
export type CustomPage = z.infer<typeof customPage>;

export const customPageEndpoints = {
  'GET /custom-pages/{slug}': endpoint({
    access: 'public',
    summary: 'A page of the shop’s own, by any slug it ever had',
    params: z.object({ slug: anySlug }),
    reply: customPage,
    errors: ['content.page_not_found'],
    cache: { tags: ['content'] },
  }),
};

const params = z.object({ id: textId });

export const customPageAdminEndpoints = {
  'GET /admin/custom-pages': endpoint({
    access: managers,
    summary: 'The pages of the shop’s own, drafts too, by title',
    reply: z.array(listedCustomPage).max(200),
    errors: [],
  }),
  'GET /admin/custom-pages/{id}': endpoint({
    access: managers,
    summary: 'A page of the shop’s own as it was written',
    params,
    reply: adminCustomPage,
    errors: ['content.page_not_found'],
  }),
  'POST /admin/custom-pages': endpoint({
    access: managers,
    summary: 'Write a page of the shop’s own',
    body: customPageDraft,
    reply: adminCustomPage,
    status: 201,
    errors: ['content.pages_full'],
  }),
  'PUT /admin/custom-pages/{id}': endpoint({
    access: managers,
    summary: 'Change a page of the shop’s own. An address it gives up goes on leading to it',
    params,
    body: customPageEdit,
    reply: adminCustomPage,
    errors: ['content.page_not_found', 'conflict.changed'],
  }),
  'DELETE /admin/custom-pages/{id}': endpoint({
    access: managers,
    summary: 'Remove a page of the shop’s own; menus leave out their links to it',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['content.page_not_found'],
  }),
};
