import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  id,
  image,
  page,
  pageQuery,
  slug,
  text,
  textId,
  textInteger,
  timestamp,
  typedText,
} from '../platform/shapes.ts';

const blogCategory = z.object({ slug, name: text(120) });

/** An article as a list shows it. */
export const articleCard = z.object({
  id,
  slug,
  title: text(160),
  excerpt: text(400),
  category: blogCategory,
  author: z.object({ name: text(80), role: text(120) }),
  image: image.nullable().describe('The cover, 16:10'),
  tags: z.array(text(60)).max(10),
  reading_minutes: z.int(),
  is_featured: z.boolean(),
  published_at: timestamp,
});

export const article = articleCard.extend({
  keywords: text(300),
  html: z.string().max(200_000).describe('Sanitised HTML, ready for a page; its headings carry the anchors below'),
  headings: z
    .array(z.object({ id: text(120), text: text(300), level: z.int().min(2).max(3) }))
    .max(60)
    .describe('The table of contents'),
  product_ids: z.array(id).max(12).describe('Products it speaks of'),
  like_count: z.int(),
  share_count: z.int(),
  updated_at: timestamp,
  related: z.array(articleCard).max(6),
});

/** An article is found by its id, its slug and every former slug. */
const articleParams = z.object({ id: z.union([textId, slug]) });

export const blogCategoryInList = blogCategory.extend({ articles_count: z.int() });
export type BlogCategoryInList = z.infer<typeof blogCategoryInList>;

export const blogEndpoints = {
  'GET /blog': endpoint({
    access: 'public',
    summary: 'Articles, newest first, by category and words',
    query: z.object({ ...pageQuery, category: slug.optional(), search: typedText(80).optional() }),
    reply: page(articleCard),
    errors: ['content.blog_category_not_found'],
    cache: { tags: ['blog'] },
  }),
  'GET /blog/featured': endpoint({
    access: 'public',
    summary: 'Articles to show first: those staff chose, then the newest',
    query: z.object({ limit: textInteger(1, 12).optional() }),
    reply: z.array(articleCard).max(12),
    errors: [],
    cache: { tags: ['blog'] },
  }),
  'GET /blog/categories': endpoint({
    access: 'public',
    summary: 'Categories of articles, with how many each has',
    reply: z.array(blogCategoryInList).max(50),
    errors: [],
    cache: { tags: ['blog'] },
  }),
  'GET /blog/{id}': endpoint({
    access: 'public',
    summary: 'One article, by number or by any slug it ever had; `slug` is the one that stands',
    params: articleParams,
    reply: article,
    errors: ['content.article_not_found'],
    cache: { tags: ['blog'] },
  }),
  'POST /blog/{id}/like': endpoint({
    access: 'visitor',
    summary:
      'Likes an article, or takes the like back; once for each person however often it is sent; an address adds a few a week at most',
    params: articleParams,
    body: z.object({
      liked: z.boolean().default(true),
      visitor_id: z.uuid().optional().describe('Tells apart visitors behind one address; chosen by the browser'),
    }),
    reply: z.object({ liked: z.boolean(), like_count: z.int() }),
    errors: ['content.article_not_found'],
    limitPerMinute: 20,
  }),
  'POST /blog/{id}/share': endpoint({
    access: 'visitor',
    summary: 'Counts that an article was passed on',
    params: articleParams,
    reply: z.object({ share_count: z.int() }),
    errors: ['content.article_not_found'],
    limitPerMinute: 10,
  }),
};

export type ArticleCard = z.infer<typeof articleCard>;
export type Article = z.infer<typeof article>;
