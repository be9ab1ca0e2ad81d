import type { ArticleCard } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { Picture } from '../../ui/picture.tsx';
import { Byline } from './byline.tsx';

/** The first article of a list, across the page. */
export function LeadArticle({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, image } = article;
  return (
    <article
      aria-label={title}
      className="group relative grid overflow-hidden rounded-3xl bg-tint has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-accent lg:grid-cols-2"
    >
      {image ? (
        <Picture
          image={image}
          sizes="(min-width: 1024px) 640px, 88vw"
          priority="first"
          decorative
          className="h-full w-full object-cover"
        />
      ) : null}
      <div className="flex flex-col items-start justify-center gap-4 p-6 lg:p-14">
        <p className="text-sm font-semibold text-link">{category.name}</p>
        <h2 className="text-2xl">
          <Link to={`/blog/${slug}`} prefetch="intent" className="after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-soft">{excerpt}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}
