import { pack, unpack, useUnpacked } from '../../packed.ts';
import { pageContext } from '../../page-context.ts';
import { breadcrumbList, itemList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { findParts } from '../search/find-parts.ts';
import { findSearchSuggestions } from '../search/find-search-suggestions.ts';
import { NoResultsSuggestions } from '../search/no-results-suggestions.tsx';
import type { Route } from './+types/products.ts';
import { listedPage } from './listed-page.ts';
import { Listing } from './listing.tsx';
import { listingQuery, readListing } from './listing-state.ts';
import { turnBackBeyondLast } from './turn-back.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const state = readListing(new URL(request.url).searchParams);
  const page = await api('GET /products', { query: listingQuery(state) });
  turnBackBeyondLast('/products', state, page.last_page);
  const [best, parts] = await Promise.all([findSearchSuggestions(api, state, page.total), findParts(api, state, page)]);
  const listed = await listedPage(api, page);
  return { language, origin, shown: pack({ state, page: listed, best, parts: parts[0] ? parts : undefined }) };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const { state, page } = unpack(loaderData.shown);
  const say = textsOf(language, 'listing');
  const title = state.search ? say('searchTitle', { search: state.search }) : say('productsTitle');
  return pageMeta(input, {
    title: state.page > 1 ? say('titleOfPage', { title, page: state.page }) : title,
    description: say('productsDescription'),
    image: page.data[0]?.image,
    canonicalSearch: state.page > 1 ? `?page=${state.page}` : '',
    noIndex: state.search !== '',
    structured: [
      breadcrumbList(origin, language, [{ name: say('productsTitle') }]),
      itemList(origin, language, page.data),
    ],
  });
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const say = useText('listing');
  const { state, page, best, parts } = useUnpacked(loaderData.shown);
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('productsTitle') }]} />
      <Listing
        path="/products"
        state={state}
        page={page}
        heading={<h1>{state.search ? say('searchTitle', { search: state.search }) : say('productsTitle')}</h1>}
        {...(parts ? { parts } : {})}
        suggestions={<NoResultsSuggestions best={best} />}
      />
    </div>
  );
}
