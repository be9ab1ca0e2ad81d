import type { Bundle, Image } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/product-card/price.tsx';
import { ShowAll } from '../section.tsx';

interface FoundCategory {
  name: string;
  slug: string;
  products_count: number;
}

export function FoundCategories({ categories }: { categories: FoundCategory[] }) {
  const say = useText('find');
  const sayShell = useText('shell');
  if (categories.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{say('categories')}</h2>
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.slug} className="max-w-full">
            <Link
              to={`/categories/${category.slug}`}
              className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-card px-4 hover:border-line-strong"
            >
              <Icon name="grid-2x2" size={18} className="text-secondary" />
              <span className="min-w-0">
                <span className="block leading-tight font-semibold">{category.name}</span>
                <span className="block text-xs text-soft">
                  {sayShell('productsCount', { count: category.products_count })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FoundBundles({ bundles }: { bundles: Bundle[] }) {
  const say = useText('find');
  if (bundles.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="flex items-baseline justify-between gap-6">
        <h2 className="mb-3 text-lg">{say('bundles')}</h2>
        <ShowAll to="/bundles" of={say('bundles')} />
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {bundles.map((bundle) => (
          <li key={bundle.id} className="relative flex items-center gap-4 rounded-2xl border border-line bg-card p-3">
            {bundle.images[0] ? (
              <Picture
                image={bundle.images[0]}
                sizes="80px"
                decorative
                className="size-18 max-w-none rounded-xl object-cover"
              />
            ) : null}
            <span className="min-w-0">
              <Link to={`/bundle/${bundle.id}`} className="line-clamp-2 font-semibold after:absolute after:inset-0">
                {bundle.name}
              </Link>
              <Price price={bundle.bundle_price} original={bundle.original_price} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FoundArticle {
  slug: string;
  title: string;
  image: Image | null;
}

export function FoundArticles({ articles }: { articles: FoundArticle[] }) {
  const say = useText('find');
  if (articles.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="mb-4 text-lg">{say('articles')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li
            key={article.slug}
            className="relative flex items-center gap-4 rounded-2xl border border-line bg-card p-3"
          >
            {article.image ? (
              <Picture
                image={article.image}
                sizes="96px"
                decorative
                className="size-18 max-w-none rounded-xl object-cover"
              />
            ) : null}
            <Link to={`/blog/${article.slug}`} className="line-clamp-2 font-semibold after:absolute after:inset-0">
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
