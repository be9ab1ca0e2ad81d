import type { Article, ArticleCard } from '@waha/contract';
import { presentImage } from '../../../platform/media/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import type { ArticleCardRow, ArticleRow } from './article-row.ts';

export function presentCard(row: ArticleCardRow, language: Language): ArticleCard {
  const { id, slug, title, excerpt, image, tags, is_featured } = row;
  return {
    id,
    slug,
    title,
    excerpt,
    category: { slug: row.category_slug, name: row.category_name },
    author: { name: row.author, role: row.author_role },
    image: image && presentImage(image, image[`alt_${language}`]),
    tags,
    reading_minutes: row.minutes,
    is_featured,
    published_at: row.published_at.toISOString(),
  };
}

export function presentArticle(row: ArticleRow, related: readonly ArticleCardRow[], language: Language): Article {
  const { keywords, html, headings, product_ids, like_count, share_count } = row;
  return {
    ...presentCard(row, language),
    keywords,
    html,
    headings,
    product_ids,
    like_count,
    share_count,
    updated_at: row.updated_at.toISOString(),
    related: related.map((other) => presentCard(other, language)),
  };
}
