import type { CategoryWithChildren } from '@waha/contract/types';
import { pageContext } from '../../page-context.ts';
import { Link } from '../../router/links.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture, type PicturePriority } from '../../ui/picture.tsx';
import { backdropClass } from '../backdrop.ts';
import type { Route } from './+types/categories.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  return { language, origin, categories: (await api('GET /categories/root')).map(departmentOf) };
}

/** Children shown below a department; the others are on its own page. */
const SHOWN_CHILDREN = 12;
type Department = ReturnType<typeof departmentOf>;

function departmentOf({ id, name, slug, image, backdrop, products_count, children }: CategoryWithChildren) {
  return {
    ...{ id, name, slug, image, backdrop, products_count },
    children: children.slice(0, SHOWN_CHILDREN).map((child) => ({ name: child.name, slug: child.slug })),
    more: Math.max(0, children.length - SHOWN_CHILDREN),
  };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const say = textsOf(language, 'listing');
  const title = say('categoriesTitle');
  return pageMeta(input, {
    title,
    description: say('categoriesDescription'),
    structured: [breadcrumbList(origin, language, [{ name: title }])],
  });
}

function Department({ category, priority }: { category: Department; priority: PicturePriority }) {
  const say = useText('shell');
  const sayListing = useText('listing');
  return (
    <li className={`group relative flex flex-col overflow-hidden rounded-3xl ${backdropClass(category.backdrop)}`}>
      {category.image ? (
        <Picture
          image={category.image}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 88vw"
          priority={priority}
          decorative
          className="aspect-4/3 w-full object-cover object-[50%_65%]"
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-1 p-5">
        <h2 className="text-xl">
          <Link
            to={`/categories/${category.slug}`}
            prefetch="intent"
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {category.name}
          </Link>
        </h2>
        <p className="text-sm text-soft">{say('productsCount', { count: category.products_count })}</p>
        <ul className="relative mt-3 flex flex-wrap gap-2">
          {category.children.map((child) => (
            <li key={child.slug}>
              <Link to={`/categories/${child.slug}`} className="chip hover:border-line-strong">
                {child.name}
              </Link>
            </li>
          ))}
          {category.more > 0 ? (
            <li>
              <Link to={`/categories/${category.slug}`} className="chip hover:border-line-strong">
                {sayListing('moreCategories', { count: category.more })}
              </Link>
            </li>
          ) : null}
        </ul>
      </div>
    </li>
  );
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const say = useText('listing');
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('categoriesTitle') }]} />
      <h1 className="mb-6 text-3xl">{say('categoriesTitle')}</h1>
      {loaderData.categories[0] ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {loaderData.categories.map((category, index) => (
            <Department key={category.id} category={category} priority={index === 0 ? 'first' : 'near'} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="package" title={say('noCategories')} />
      )}
      <p className="mt-8">
        <Link to="/brands" className="btn btn-quiet">
          {say('allBrands')}
        </Link>
      </p>
    </div>
  );
}
