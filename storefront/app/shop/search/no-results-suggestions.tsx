import { Link } from '../../router/links.ts';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Card } from '../../ui/product-card/card-of.ts';
import { ProductGrid } from '../product-grid.tsx';

/** Departments that have products, as chips. */
export function CategoryChips({ title }: { title: string }) {
  const { categories } = useRootData();
  if (!categories[0]) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.slug}>
            <Link to={`/categories/${category.slug}`} className="chip min-h-11 hover:border-line-strong">
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Help for an empty result: search hints, popular categories and best sellers. */
export function NoResultsSuggestions({ best }: { best: Card[] }) {
  const say = useText('find');
  const hints = [say('hintSpelling'), say('hintShorter'), say('hintOther')];
  return (
    <div>
      <section className="rounded-2xl bg-tint p-5">
        <h2 className="mb-2 text-lg">{say('hints')}</h2>
        <ul className="grid gap-1.5">
          {hints.map((hint) => (
            <li key={hint} className="flex items-start gap-2">
              <Icon name="check" size={16} className="mt-1.5 text-secondary" />
              {hint}
            </li>
          ))}
        </ul>
      </section>
      <CategoryChips title={say('popularCategories')} />
      {best.length > 0 ? (
        <section className="mt-10">
          <h2 className="mb-5 text-lg">{say('bestSellers')}</h2>
          <ProductGrid cards={best} />
        </section>
      ) : null}
    </div>
  );
}
