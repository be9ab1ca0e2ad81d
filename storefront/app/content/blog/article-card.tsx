import { Link } from '../../router/links.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ShownArticle } from './shown-article.ts';

interface ArticleCardProps {
  article: Omit<ShownArticle, 'excerpt'> & { excerpt?: string };
  /** Level of the title among the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** Cover, category, date, title and, if there is one, an excerpt. The whole card is the link. */
export function ArticleCard({ article, heading: Name = 'h3' }: ArticleCardProps) {
  const { slug, title, excerpt, category, date, day, image } = article;
  return (
    <article
      aria-label={title}
      className="group relative flex h-full flex-col rounded-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-accent"
    >
      <div className="overflow-hidden rounded-card bg-tint">
        {image ? (
          <Picture
            image={image}
            sizes="(min-width: 1280px) 400px, (min-width: 640px) 46vw, 92vw"
            decorative
            className="h-auto w-full"
          />
        ) : null}
      </div>
      <p className="mt-3 text-sm text-soft">
        {category} · <time dateTime={date}>{day}</time>
      </p>
      <Name className="text-lg">
        <Link to={`/blog/${slug}`} prefetch="intent" className="outline-none after:absolute after:inset-0">
          {title}
        </Link>
      </Name>
      {excerpt ? <p className="mt-1 line-clamp-2 text-soft">{excerpt}</p> : null}
    </article>
  );
}
