import { unpack, useUnpacked } from '../../packed.ts';
import { pageContext } from '../../page-context.ts';
import { breadcrumbList, itemList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { KeyedListing } from '../listing/keyed-listing.tsx';
import { readKeyedList } from '../listing/read-keyed-list.ts';
import type { Route } from './+types/brand.ts';

const pageOf = ({ key }: { key: string }) => `/brands/${encodeURIComponent(key)}` as const;

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const read = () => api('GET /brands/{key}', { params: { key } });
  const { thing: brand, ...list } = await readKeyedList(api, request, { by: 'brand', key, read, pageOf });
  return { language, origin, brand, ...list };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin, state, brand } = loaderData;
  const page = unpack(loaderData.page);
  const say = textsOf(language, 'listing');
  const title = brand.name;
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
        { name: brand.name, to: pageOf(brand) },
      ]),
    ],
  });
}

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const say = useText('listing');
  const { brand, state } = loaderData;
  const page = useUnpacked(loaderData.page);
  return (
    <KeyedListing
      all={{ name: say('brandsTitle'), to: '/brands' }}
      name={brand.name}
      text={brand.text}
      path={pageOf(brand)}
      state={state}
      page={page}
    />
  );
}
