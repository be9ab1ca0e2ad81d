import type { ArticleCard } from '@waha/contract/types';
import type { Language } from '@waha/kit/language';
import { formatDate } from '@waha/kit/moment';
import { asDecoration, type Pictured } from '../../ui/picture.tsx';

/** Fields that a card shows, and no more: they are sent with the page's data, for every card. */
export interface ShownArticle {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  /** The date as text, formatted by the loader: a browser that only shows cards needs no calendar. */
  day: string;
  image: Pictured | null;
}

export function shownArticle(article: ArticleCard, language: Language): ShownArticle {
  const { slug, title, excerpt, category, published_at } = article;
  const day = formatDate(published_at, language);
  const image = asDecoration(article.image);
  return { slug, title, excerpt, category: category.name, date: published_at, day, image };
}
