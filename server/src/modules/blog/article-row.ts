import type { StoredImage } from '../../platform/media/index.ts';

/** A cover as it is stored, with its words. */
export interface ArticleImage extends StoredImage {
  alt_ar: string;
  alt_en: string;
}

/** What a list needs of an article, in one language. */
export interface ArticleCardRow {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category_slug: string;
  category_name: string;
  author: string;
  author_role: string;
  image: ArticleImage | null;
  tags: string[];
  minutes: number;
  is_featured: boolean;
  published_at: Date;
}

export interface ArticleRow extends ArticleCardRow {
  keywords: string;
  html: string;
  headings: { id: string; text: string; level: number }[];
  product_ids: number[];
  like_count: number;
  share_count: number;
  updated_at: Date;
}
