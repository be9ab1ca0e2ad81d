import type { Category } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { backdropClass } from '../backdrop.ts';
import { Section } from '../section.tsx';

type Tile = Pick<Category, 'name' | 'slug' | 'image' | 'backdrop'>;

export function CategoryTiles({ categories }: { categories: Tile[] }) {
  const say = useText('shop');
  return (
    <Section title={say('shopByCategory')} more="/categories">
      <ul className="rail -mx-4 auto-cols-[31vw] gap-3 scroll-px-4 px-4 py-1.5 sm:-mx-6 sm:grid-flow-row sm:grid-cols-4 sm:gap-5 sm:px-6 lg:grid-cols-6">
        {categories.map((category) => (
          <li key={category.slug} className="group relative">
            <span className={`block overflow-hidden rounded-card ${backdropClass(category.backdrop)}`}>
              {category.image ? (
                <Picture
                  image={category.image}
                  sizes="(min-width: 1024px) 200px, (min-width: 640px) 23vw, 31vw"
                  decorative
                  className="aspect-square w-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.03]"
                />
              ) : (
                <span className="block aspect-square" />
              )}
            </span>
            <Link
              to={`/categories/${category.slug}`}
              prefetch="intent"
              className="mt-2.5 block rounded-lg text-center text-sm font-semibold after:absolute after:inset-0 group-hover:text-link"
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
