import { pack, unpack, useUnpacked } from '../../packed.ts';
import { found, notFound, pageContext } from '../../page-context.ts';
import { breadcrumbList, itemList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { listedPage } from '../listing/listed-page.ts';
import { Listing } from '../listing/listing.tsx';
import { listingQuery, readListing } from '../listing/listing-state.ts';
import { turnBackBeyondLast } from '../listing/turn-back.ts';
import type { Route } from './+types/brand.ts';

/** As the contract's key of a brand. */
const keyPattern = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const LONGEST_KEY = 120;

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  if (!keyPattern.test(key) || key.length > LONGEST_KEY) throw notFound();
  // The page is one brand: the list has no choice of others.
  const state = { ...readListing(new URL(request.url).searchParams), brand: [] };
  const [brand, page] = await found(
    Promise.all([
      api('GET /brands/{key}', { params: { key } }),
      api('GET /products', { query: { ...listingQuery(state), brand: key } }),
    ]),
  );
  turnBackBeyondLast(`/brands/${encodeURIComponent(key)}`, state, page.last_page);
  const listed = await listedPage(api, { ...page, facets: page.facets && { ...page.facets, brands: [] } });
  return { language, origin, state, brand, page: pack(listed) };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin, state, brand } = loaderData;
  const page = unpack(loaderData.page);
  const say = textsOf(language, 'listing');
  const title = brand.name;
  const at = `/brands/${encodeURIComponent(brand.key)}`;
  return pageMeta(input, {
    title: state.page > 1 ? say('titleOfPage', { title, page: state.page }) : title,
    description: brand.text === '' ? say('brandDescription', { brand: brand.name }) : brand.text.slice(0, 300),
    image: page.data[0]?.image,
    canonicalSearch: state.page > 1 ? `?page=${state.page}` : '',
    noIndex: state.search !== '',
    structured: [
      itemList(origin, language, page.data),
      breadcrumbList(origin, language, [
        { name: say('brandsTitle'), to: '/brands' },
        { name: brand.name, to: at },
      ]),
    ],
  });
}

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const say = useText('listing');
  const { brand, state } = loaderData;
  const page = useUnpacked(loaderData.page);
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('brandsTitle'), to: '/brands' }, { name: brand.name }]} />
      <h1 className="text-2xl">
        <bdi>{brand.name}</bdi>
      </h1>
      {brand.text ? <p className="mt-2 max-w-2xl whitespace-pre-line text-soft">{brand.text}</p> : null}
      <div className="mt-5">
        <Listing path={`/brands/${encodeURIComponent(brand.key)}`} state={state} page={page} />
      </div>
    </div>
  );
}
