import type { Bundle } from '@waha/contract/types';
import { pageContext } from '../../page-context.ts';
import { Link } from '../../router/links.ts';
import { addressIn, breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Badge } from '../../ui/product-card/badge.tsx';
import { Amount, Price } from '../../ui/product-card/price.tsx';
import type { Route } from './+types/bundles.ts';

const PICTURES = 4;

/** Fields of a bundle that a card shows, and no more: they are sent with the page. */
function cardOfBundle(bundle: Bundle) {
  const { id, name, bundle_price: price, original_price: original, savings, in_stock, images, bundle_items } = bundle;
  const parts = images[0] ? [] : bundle_items.flatMap(({ image }) => image ?? []);
  const pieces = bundle_items.reduce((sum, item) => sum + item.quantity, 0);
  return {
    ...{ id, name, price, original, savings, inStock: in_stock, image: images[0] ?? null, pieces },
    // Two or four, so that they fill a square.
    parts: parts.slice(0, parts.length < PICTURES ? 2 : PICTURES),
  };
}
type BundleCardData = ReturnType<typeof cardOfBundle>;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const bundles = await api('GET /bundles');
  // Available bundles come first, each group in the shop's own order.
  const sorted = [...bundles.filter((one) => one.in_stock), ...bundles.filter((one) => !one.in_stock)];
  return { language, origin, bundles: sorted.map(cardOfBundle) };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin, bundles } = loaderData;
  const say = textsOf(language, 'bundles');
  return pageMeta(input, {
    title: say('title'),
    description: say('description'),
    image: bundles[0]?.image ?? undefined,
    structured: [
      breadcrumbList(origin, language, [{ name: say('title') }]),
      ...(bundles.length > 0
        ? [
            {
              '@type': 'ItemList',
              itemListElement: bundles.map(({ id, name }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                url: addressIn(language, origin, `/bundle/${id}`),
              })),
            },
          ]
        : []),
    ],
  });
}

function NoBundles() {
  const say = useText('bundles');
  return (
    <EmptyState icon="gift" title={say('empty')}>
      <p className="max-w-md text-soft">{say('emptyText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/offers" className="btn btn-primary">
          {say('offers')}
        </Link>
        <Link to="/products" className="btn btn-quiet">
          {say('all')}
        </Link>
      </div>
    </EmptyState>
  );
}

export default function Bundles({ loaderData: { bundles } }: Route.ComponentProps) {
  const say = useText('bundles');
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <h1 className="text-3xl">{say('title')}</h1>
      <p className="mt-2 max-w-2xl text-soft">{say('intro')}</p>
      {bundles.length === 0 ? <NoBundles /> : null}
      {bundles.length > 0 ? (
        <ul aria-label={say('list')} className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {bundles.map((bundle, index) => (
            <li key={bundle.id}>
              <BundleCard bundle={bundle} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 92vw';

function BundleCard({ bundle, isFirst }: { bundle: BundleCardData; isFirst: boolean }) {
  const say = useText('bundles');
  const sayShell = useText('shell');
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-3xl border border-line bg-card hover:border-line-strong">
      {bundle.image ? (
        <Picture
          image={bundle.image}
          sizes={SIZES}
          decorative
          {...(isFirst && { priority: 'first' as const })}
          className="aspect-4/3 w-full object-cover object-[50%_65%]"
        />
      ) : (
        <span className="grid grid-cols-2 gap-2 p-4">
          {bundle.parts.map((part) => (
            <Picture
              key={part.url}
              image={part}
              sizes="200px"
              decorative
              className="aspect-square h-full w-full rounded-card object-cover"
            />
          ))}
        </span>
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h2 className="text-lg">
          <Link to={`/bundle/${bundle.id}`} prefetch="intent" className="after:absolute after:inset-0">
            {bundle.name}
          </Link>
        </h2>
        <p className="text-sm text-soft">{say('holds', { count: bundle.pieces })}</p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Price price={bundle.price} original={bundle.original} className="text-lg" />
          {bundle.savings > 0 ? (
            <span className="text-sm font-semibold text-positive">
              {say('saves')} <Amount riyals={bundle.savings} />
            </span>
          ) : null}
        </div>
        {bundle.inStock ? null : (
          <p>
            <Badge tone="negative">{sayShell('outOfStock')}</Badge>
          </p>
        )}
      </div>
    </article>
  );
}
