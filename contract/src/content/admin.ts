import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { bilingual, orNothing, slug, text, timestamp, typedLines, typedText, written } from '../platform/shapes.ts';
import { informationPages } from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;

const seen = z.int().min(0).max(2_147_483_647).describe('That was seen; 0: it was not written yet');

const shown = bilingual(text(60_000));

/** Markdown, above any readable length. */
const MOST_WORDS = 50_000;
const MOST_ANSWER = 5_000;

export const pageBody = z.object({
  title: written(typedText(160)),
  description: written(orNothing(300)).describe('For search engines and for those who pass it on'),
  keywords: written(orNothing(300)),
  body: written(typedLines(MOST_WORDS)).describe('Markdown'),
});
export type PageBody = z.infer<typeof pageBody>;

export const pageInList = z.object({
  slug: z.enum(informationPages),
  title: shown.nullable().describe('null: not written yet'),
  updated_at: timestamp.nullable(),
});
export type PageInList = z.infer<typeof pageInList>;

export const adminPage = z.object({
  slug: z.enum(informationPages),
  title: shown,
  description: shown,
  keywords: shown,
  body: shown,
  updated_at: timestamp.nullable().describe('When its words last changed; null: not written yet'),
  version: seen,
});
export type AdminPage = z.infer<typeof adminPage>;

const question = z.object({
  slug: slug.describe('Its anchor on the page; people share it, so it stays'),
  question: written(typedText(300)),
  answer: written(typedLines(MOST_ANSWER)).describe('Markdown'),
  is_active: z.boolean(),
});

export const groupBody = z.object({
  name: written(typedText(120)),
  position: z.int().min(0).max(1_000),
  questions: z
    .array(question)
    .max(100)
    .refine(
      (all: { slug: string }[]) => new Set(all.map((one) => one.slug)).size === all.length,
      'validation.anchor_twice',
    ),
});
export type FaqGroupBody = z.infer<typeof groupBody>;

export const adminGroup = z.object({
  slug,
  name: shown,
  position: z.int(),
  questions: z.array(z.object({ slug, question: shown, answer: shown, is_active: z.boolean() })).max(100),
  version: seen,
});
export type AdminFaqGroup = z.infer<typeof adminGroup>;

export const pageEdit = pageBody.extend({ version: seen });
export type PageEdit = z.input<typeof pageEdit>;

export const faqGroupEdit = groupBody.extend({ version: seen });
export type FaqGroupEdit = z.input<typeof faqGroupEdit>;

export const contentAdminEndpoints = {
  'GET /admin/pages': endpoint({
    access: managers,
    summary: 'The information pages, written or not',
    reply: z.array(pageInList).max(20),
    errors: [],
  }),
  'GET /admin/pages/{slug}': endpoint({
    access: managers,
    summary: 'A page in both languages as it was written',
    params: z.object({ slug: z.enum(informationPages) }),
    reply: adminPage,
    errors: [],
  }),
  'PUT /admin/pages/{slug}': endpoint({
    access: managers,
    summary: 'Write a page, or rewrite it',
    params: z.object({ slug: z.enum(informationPages) }),
    body: pageEdit,
    reply: adminPage,
    errors: ['conflict.changed'],
  }),
  'GET /admin/faq': endpoint({
    access: managers,
    summary: 'All groups of questions, those put aside too',
    reply: z.array(adminGroup).max(50),
    errors: [],
  }),
  'PUT /admin/faq/{slug}': endpoint({
    access: managers,
    summary: 'Write a group with exactly these questions in this order',
    params: z.object({ slug }),
    body: faqGroupEdit,
    reply: adminGroup,
    errors: ['content.anchor_taken', 'content.groups_full', 'conflict.changed'],
  }),
  'DELETE /admin/faq/{slug}': endpoint({
    access: managers,
    summary: 'Remove a group with its questions',
    params: z.object({ slug }),
    reply: z.object({ done: z.literal(true) }),
    errors: ['content.group_not_found'],
  }),
  'POST /admin/markdown': endpoint({
    access: managers,
    summary: 'How Markdown will look: the HTML the shop makes of it. Nothing is kept',
    body: z.object({ markdown: z.string().max(MOST_WORDS) }),
    reply: z.object({ html: z.string().max(400_000) }),
    errors: [],
    limitPerMinute: 240,
  }),
};
