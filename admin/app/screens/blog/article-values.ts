import type { AdminArticle, ArticleStatus } from '@waha/contract/types';
import type { Tone } from '../../ui/parts.tsx';
import { type PictureValue, pictureValue, sentPicture } from '../goods/picture-value.ts';
import type { TargetProduct } from '../goods/targets-field.tsx';

interface Both {
  ar: string;
  en: string;
}

export interface ArticleValues {
  version: number;
  slug: string;
  category_id: string;
  title: Both;
  excerpt: Both;
  keywords: Both;
  author: Both;
  author_role: Both;
  /** Separated by commas, as typed. */
  tags: Both;
  body: Both;
  images: PictureValue[];
  products: TargetProduct[];
  is_featured: boolean;
}

export const articleTones: Record<ArticleStatus, Tone> = {
  draft: 'plain',
  scheduled: 'info',
  published: 'good',
  archived: 'bad',
};

const nothing: Both = { ar: '', en: '' };

export const emptyArticle: ArticleValues = {
  version: 0,
  slug: '',
  category_id: '',
  title: nothing,
  excerpt: nothing,
  keywords: nothing,
  author: nothing,
  author_role: nothing,
  tags: nothing,
  body: nothing,
  images: [],
  products: [],
  is_featured: false,
};

export function articleValues(article: AdminArticle): ArticleValues {
  const { version, slug, title, excerpt, keywords, author, author_role, body, products, is_featured } = article;
  return {
    ...{ version, slug, title, excerpt, keywords, author, author_role, body, products, is_featured },
    category_id: String(article.category_id),
    tags: { ar: article.tags.ar.join('، '), en: article.tags.en.join(', ') },
    images: article.image ? [pictureValue(article.image)] : [],
  };
}

const tagsOf = (typed: string) =>
  typed
    .split(/[,،\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export function articleBody({ version: _, images, products, tags, category_id: category, ...rest }: ArticleValues) {
  const [image] = images;
  return {
    ...rest,
    category_id: Number(category),
    tags: { ar: tagsOf(tags.ar), en: tagsOf(tags.en) },
    image: image ? sentPicture(image) : null,
    product_ids: products.map(({ id }) => id),
  };
}
