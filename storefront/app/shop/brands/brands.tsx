import { pageContext } from '../../page-context.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ByLetter } from '../listing/by-letter.tsx';
import type { Route } from './+types/brands.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  return { language, origin, brands: await api('GET /brands') };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const say = textsOf(language, 'listing');
  const title = say('brandsTitle');
  return pageMeta(input, {
    title,
    description: say('brandsDescription'),
    structured: [breadcrumbList(origin, language, [{ name: title }])],
  });
}

/** All brands, by their first letters. */
export default function Brands({ loaderData: { brands } }: Route.ComponentProps) {
  const say = useText('listing');
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('brandsTitle') }]} />
      <h1 className="mb-5 text-3xl">{say('brandsTitle')}</h1>
      {brands[0] ? (
        <ByLetter things={brands} pageOf={({ key }) => `/brands/${encodeURIComponent(key)}`} />
      ) : (
        <EmptyState icon="package" title={say('noBrands')} />
      )}
    </div>
  );
}
