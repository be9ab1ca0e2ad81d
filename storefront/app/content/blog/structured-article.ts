import type { Article } from '@waha/contract/types';
import { absolute } from '../../shell/absolute.ts';

/** schema.org Article; the publisher is the shop, which every page carries. */
export function structuredArticle(
  article: Omit<Article, 'related'>,
  { origin, url, language, publisher }: { origin: string; url: string; language: 'ar' | 'en'; publisher: string },
): Record<string, unknown> {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    inLanguage: language,
    articleSection: article.category.name,
    keywords: article.tags.join(', '),
    ...(article.image && { image: [absolute(origin, article.image.url)] }),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    author: { '@type': 'Person', name: article.author.name, jobTitle: article.author.role },
    publisher: { '@type': 'OnlineStore', name: publisher, url: `${origin}/` },
    mainEntityOfPage: url,
  };
}
