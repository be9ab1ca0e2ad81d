import { z } from 'zod';
import { type Row, sql } from '../../../platform/database/index.ts';
import { storedImage } from '../../../platform/media/index.ts';

/** A stored cover picture with its alternative texts. */
export const articleImage = z.strictObject({
  ...storedImage.shape,
  alt_ar: z.string(),
  alt_en: z.string(),
});
export type ArticleImage = z.infer<typeof articleImage>;

/** The columns of an article card, in one language. */
export const articleCardRow = {
  id: sql.int4,
  slug: sql.text,
  title: sql.text,
  excerpt: sql.text,
  category_slug: sql.text,
  category_name: sql.text,
  author: sql.text,
  author_role: sql.text,
  image: sql.jsonb.of(articleImage).orNull,
  tags: sql.textArray,
  minutes: sql.int4,
  is_featured: sql.bool,
  published_at: sql.timestamptz,
};
export type ArticleCardRow = Row<typeof articleCardRow>;

export const articleRow = {
  ...articleCardRow,
  keywords: sql.text,
  html: sql.text,
  headings: sql.jsonb.of(z.array(z.strictObject({ id: z.string(), text: z.string(), level: z.number() }))),
  product_ids: sql.int4Array,
  like_count: sql.int4,
  share_count: sql.int4,
  updated_at: sql.timestamptz,
};
export type ArticleRow = Row<typeof articleRow>;
