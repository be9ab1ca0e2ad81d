import { pack, unpack, useUnpacked } from '../../packed.ts';
import { found, notFound, pageContext } from '../../page-context.ts';
import { Link, redirect } from '../../router/links.ts';
import { breadcrumbList, itemList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { cardOf } from '../../ui/product-card/card-of.ts';
import type { Route } from './+types/category.ts';
import { Listing } from './listing.tsx';
import { listingQuery, readListing } from './listing-state.ts';
import { turnBackBeyondLast } from './turn-back.ts';

/** As the contract's `anySlug`. */
const slugPattern = /^[a-z0-9\u0621-\u063a\u0641-\u064a]+(?:-[a-z0-9\u0621-\u063a\u0641-\u064a]+)*$/;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  if (!slugPattern.test(params.slug) || params.slug.length > 120) throw notFound();
  const { search, searchParams } = new URL(request.url);
  const state = readListing(searchParams);
  const { category_id: _, ...query } = listingQuery(state);
  const [category, page] = await found(
    Promise.all([
      api('GET /categories/{id}', { params: { id: params.slug } }),
      api('GET /categories/{id}/products', { params: { id: params.slug }, query }),
    ]),
  );
  // The API also finds a category by its earlier addresses.
  if (category.slug !== params.slug) throw redirect(`/categories/${category.slug}${search}`, 301);
  turnBackBeyondLast(`/categories/${params.slug}`, state, page.last_page);
  const shown = { ...category, children: category.children.map(({ id, name, slug }) => ({ id, name, slug })) };
  return { language, origin, state, category: shown, page: pack({ ...page, data: page.data.map(cardOf) }) };
}

function crumbsOf({ category }: Route.ComponentProps['loaderData'], all: string): Crumb[] {
  const above = category.breadcrumbs.filter((crumb) => crumb.id !== category.id);
  return [
    { name: all, to: '/categories' },
    ...above.map((crumb): Crumb => ({ name: crumb.name, to: `/categories/${crumb.slug}` })),
    { name: category.name },
  ];
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin, state, category } = loaderData;
  const page = unpack(loaderData.page);
  const title = category.name;
  return pageMeta(input, {
    title: state.page > 1 ? textsOf(language, 'listing')('titleOfPage', { title, page: state.page }) : title,
    description: category.description,
    image: category.image ?? page.data[0]?.image,
    canonicalSearch: state.page > 1 ? `?page=${state.page}` : '',
    noIndex: state.search !== '',
    structured: [
      itemList(origin, language, page.data),
      breadcrumbList(
        origin,
        language,
        [...category.breadcrumbs.filter((crumb) => crumb.id !== category.id), category].map((crumb) => ({
          name: crumb.name,
          to: `/categories/${crumb.slug}`,
        })),
      ),
    ],
  });
}

/** Number of subcategories shown above the products; a button opens the others. */
const SHOWN_BELOW = 12;

function Below({ all }: { all: Route.ComponentProps['loaderData']['category']['children'] }) {
  const say = useText('listing');
  const list = (label: string, shown: typeof all) => (
    <ul aria-label={label} className="mt-5 flex flex-wrap gap-2">
      {shown.map((child) => (
        <li key={child.id}>
          <Link to={`/categories/${child.slug}`} prefetch="intent" className="chip min-h-11 hover:border-line-strong">
            {child.name}
          </Link>
        </li>
      ))}
    </ul>
  );
  const more = all.slice(SHOWN_BELOW);
  const rest = say('moreCategories', { count: more.length });
  return (
    <>
      {list(say('subcategories'), all.slice(0, SHOWN_BELOW))}
      {more.length > 0 ? (
        <details className="mt-2">
          <summary className="chip min-h-11 cursor-pointer hover:border-line-strong">{rest}</summary>
          {list(rest, more)}
        </details>
      ) : null}
    </>
  );
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const say = useText('listing');
  const { category, state } = loaderData;
  const page = useUnpacked(loaderData.page);
  return (
    <div className="container">
      <Breadcrumbs crumbs={crumbsOf(loaderData, say('categoriesTitle'))} />
      <h1 className="text-2xl">{category.name}</h1>
      {category.description ? <p className="mt-2 max-w-2xl text-soft">{category.description}</p> : null}
      {category.children.length > 0 ? <Below key={category.id} all={category.children} /> : null}
      <div className="mt-5">
        <Listing path={`/categories/${category.slug}`} state={state} page={page} />
      </div>
    </div>
  );
}
