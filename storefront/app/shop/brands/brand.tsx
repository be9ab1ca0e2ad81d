import { useUnpacked } from '../../packed.ts';
import { pageContext } from '../../page-context.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { KeyedListing } from '../listing/keyed-listing.tsx';
import { keyedMeta } from '../listing/keyed-meta.ts';
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
  const { language, brand } = loaderData;
  const say = textsOf(language, 'listing');
  return keyedMeta(input, loaderData, {
    title: brand.name,
    description: brand.text.slice(0, 300) || say('brandDescription', { brand: brand.name }),
    crumbs: [
      { name: say('brandsTitle'), to: '/brands' },
      { name: brand.name, to: pageOf(brand) },
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
