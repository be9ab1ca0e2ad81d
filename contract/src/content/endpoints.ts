import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { slug, text, timestamp } from '../platform/shapes.ts';

/** Staff write Markdown; it is converted to HTML and sanitised when it is saved. */
const html = z.string().max(100_000).describe('Sanitised HTML, ready for a page');

export const informationPage = z.object({
  slug,
  title: text(160),
  description: text(300),
  keywords: text(300),
  html,
  updated_at: timestamp,
});

const faqQuestion = z.object({ slug: slug.describe('Its anchor on the page'), question: text(300), answer_html: html });

export const faqGroup = z.object({
  slug,
  name: text(120),
  questions: z.array(faqQuestion).max(100),
});

export const contentEndpoints = {
  'GET /pages/{slug}': endpoint({
    access: 'public',
    summary: 'An information page: about, privacy, returns and the like',
    params: z.object({ slug }),
    reply: informationPage,
    errors: ['content.page_not_found'],
    cache: { tags: ['content'] },
  }),
  'GET /faq': endpoint({
    access: 'public',
    summary: 'Questions shoppers ask, with their answers, in groups',
    reply: z.array(faqGroup).max(50),
    errors: [],
    cache: { tags: ['content'] },
  }),
};

export type InformationPage = z.infer<typeof informationPage>;
export type FaqGroup = z.infer<typeof faqGroup>;
