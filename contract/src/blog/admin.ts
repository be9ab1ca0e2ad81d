import { z } from 'zod';
import { namedPicture, shownPicture } from '../catalog/admin-product-shapes.ts';
import { namedProduct } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  bilingual,
  id,
  orNothing,
  slug,
  text,
  textId,
  timestamp,
  typedLines,
  typedText,
  version,
  written,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { articleStatuses, settableStatuses } from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;

/** Markdown, above any readable length. */
const MOST_WORDS = 50_000;
const MOST_TAGS = 10;

const tags = z.array(typedText(60)).max(MOST_TAGS);
const shownTags = z.array(text(60)).max(MOST_TAGS);

/** A slug contains a letter, which distinguishes it from an id in addresses. */
const articleSlug = slug.regex(/[a-z]/, 'validation.slug');

export const draft = z.object({
  slug: articleSlug,
  category_id: id,
  title: written(typedText(160)),
  excerpt: written(typedLines(400)),
  keywords: written(orNothing(300)),
  author: written(typedText(80)),
  author_role: written(orNothing(120)),
  tags: bilingual(tags),
  body: written(typedLines(MOST_WORDS)).describe('Markdown'),
  image: namedPicture.nullable().describe('The cover, shown 16:10'),
  product_ids: z.array(id).max(12).describe('Products it speaks of'),
  is_featured: z.boolean(),
});
export type AdminArticleDraft = z.infer<typeof draft>;

export const listed = z.object({
  id,
  slug: text(120),
  title: bilingual(text(160)),
  category: z.object({ id, name: bilingual(text(120)) }),
  status: z.enum(articleStatuses),
  is_featured: z.boolean(),
  published_at: timestamp.nullable().describe('When readers see it, or saw it first; null: never'),
  updated_at: timestamp.describe('When its words last changed'),
});
export type AdminArticleRow = z.infer<typeof listed>;

export const adminArticle = listed.extend({
  version,
  category_id: id,
  excerpt: bilingual(text(400)),
  keywords: bilingual(text(300)),
  author: bilingual(text(80)),
  author_role: bilingual(text(120)),
  tags: bilingual(shownTags),
  body: bilingual(text(MOST_WORDS)),
  image: shownPicture.nullable(),
  products: z.array(namedProduct).max(12),
});
export type AdminArticle = z.infer<typeof adminArticle>;

export const category = z.object({
  slug: text(120),
  id: id.nullable().describe('null: it is not there'),
  name: bilingual(text(120)),
  position: z.int(),
  articles_count: z.int().describe('Published or not'),
  version: z.int().min(0),
});
export type AdminBlogCategory = z.infer<typeof category>;

const params = z.object({ id: textId });
const bySlug = z.object({ slug });

export const adminArticleEdit = draft.extend({ version });
export type AdminArticleEdit = z.input<typeof adminArticleEdit>;

export const articleStatusChange = z.object({
  version,
  status: z.enum(settableStatuses),
  publish_at: timestamp.nullish().describe('Of one that is published: when, if not now'),
});
export type ArticleStatusChange = z.input<typeof articleStatusChange>;

export const blogCategoryEdit = z.object({
  name: written(typedText(120)),
  position: z.int().min(0).max(1_000),
  version: z.int().min(0).max(2_147_483_647).describe('That was seen; 0: it was not there'),
});
export type BlogCategoryEdit = z.input<typeof blogCategoryEdit>;

export const blogAdminEndpoints = {
  'GET /admin/articles': endpoint({
    access: managers,
    summary: 'All articles, published or not',
    query: staffListQuery({
      sorts: ['-published_at', '-updated_at', 'title'],
      filters: {
        q: searched.describe('Words of its title or text'),
        status: z.enum(articleStatuses).optional(),
        category_id: textId.optional(),
      },
    }),
    reply: staffPage(listed),
    errors: [],
  }),
  'GET /admin/articles/{id}': endpoint({
    access: managers,
    summary: 'An article as it is written',
    params,
    reply: adminArticle,
    errors: ['content.article_not_found'],
  }),
  'POST /admin/articles': endpoint({
    access: managers,
    summary: 'Write an article: a draft, until it is published',
    body: draft,
    reply: adminArticle,
    status: 201,
    errors: [],
  }),
  'PUT /admin/articles/{id}': endpoint({
    access: managers,
    summary: 'Change an article. An address it gives up goes on leading to it',
    params,
    body: adminArticleEdit,
    reply: adminArticle,
    errors: ['content.article_not_found', 'conflict.changed'],
  }),
  'PUT /admin/articles/{id}/status': endpoint({
    access: managers,
    summary: 'Publish an article, now or by itself at a time; take it back; archive it',
    params,
    body: articleStatusChange,
    reply: adminArticle,
    errors: ['content.article_not_found', 'conflict.changed'],
  }),
  'GET /admin/blog-categories': endpoint({
    access: managers,
    summary: 'Categories of articles in their order, empty ones too',
    reply: z.array(category).max(50),
    errors: [],
  }),
  'PUT /admin/blog-categories/{slug}': endpoint({
    access: managers,
    summary: 'Write a category of articles, or change it',
    params: bySlug,
    body: blogCategoryEdit,
    reply: category,
    errors: ['content.blog_categories_full', 'conflict.changed'],
  }),
  'DELETE /admin/blog-categories/{slug}': endpoint({
    access: managers,
    summary: 'Remove a category without articles',
    params: bySlug,
    reply: z.object({ done: z.literal(true) }),
    errors: ['content.blog_category_not_found', 'content.blog_category_in_use'],
  }),
};
