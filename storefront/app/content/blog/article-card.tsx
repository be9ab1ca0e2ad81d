import type { ArticleCard as Article } from '@waha/contract';
import { Link } from 'react-router';
import { useLanguage } from '../../shell/root-data.ts';
import { formatDate } from '../../ui/moment.ts';
import { Picture, type Pictured } from '../../ui/picture.tsx';

/** What a card shows and no more: it is sent with the page's data, for every card of the page. */
export interface ShownArticle {
  slug: string;
  title: string;
  category: string;
  date: string;
  image: Pictured | null;
}

export function shownArticle({ slug, title, category, published_at, image }: Article): ShownArticle {
  return { slug, title, category: category.name, date: published_at, image };
}

interface ArticleCardProps {
  article: ShownArticle;
  /** Among the first pictures of the page. */
  priority?: boolean;
  /** Level of the title among the headings of the page. */
  heading?: 'h2' | 'h3';
  /** A few words below the title. */
  text?: string;
}

const sizes = '(min-width: 1280px) 400px, (min-width: 640px) 46vw, 92vw';

/** Cover, category and date, title. The whole card is the link. */
export function ArticleCard({ article, priority = false, heading: Name = 'h3', text }: ArticleCardProps) {
  const date = formatDate(article.date, useLanguage());
  return (
    <article className="group relative flex h-full flex-col rounded-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-accent">
      <div className="overflow-hidden rounded-card bg-tint">
        {article.image ? (
          <Picture image={article.image} sizes={sizes} priority={priority} decorative className="h-auto w-full" />
        ) : null}
      </div>
      <p className="mt-3 text-sm text-soft">
        {article.category} · <time dateTime={article.date}>{date}</time>
      </p>
      <Name className="text-lg">
        <Link to={`/blog/${article.slug}`} prefetch="intent" className="after:absolute after:inset-0 hover:underline">
          {article.title}
        </Link>
      </Name>
      {text ? <p className="mt-1 line-clamp-2 text-soft">{text}</p> : null}
    </article>
  );
}
