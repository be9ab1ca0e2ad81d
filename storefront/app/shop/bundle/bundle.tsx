import type { Bundle } from '@waha/contract/types';
import { useState } from 'react';
import { lineOfBundle } from '../../cart/line-of.ts';
import { useCartActions } from '../../cart/use-cart-actions.ts';
import { found, idFromAddress, pageContext } from '../../page-context.ts';
import { Link } from '../../router/links.ts';
import { openOverlay } from '../../shell/floating/overlays.ts';
import { addressIn, breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Amount, Price } from '../../ui/product-card/price.tsx';
import type { Route } from './+types/bundle.ts';
import { BundleItems } from './bundle-items.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const bundle = await found(api('GET /bundles/{id}', { params: { id: idFromAddress(params.id) } }));
  return { bundle, language, origin };
}

const crumbsOf = (bundle: { name: string }, bundles: string): Crumb[] => [
  { name: bundles, to: '/bundles' },
  { name: bundle.name },
];

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { bundle, language, origin } = loaderData;
  const image = bundle.images[0] ?? bundle.bundle_items[0]?.image;
  return pageMeta(input, {
    title: bundle.name,
    description: bundle.description,
    image,
    imageAlt: bundle.name,
    type: 'product',
    structured: [
      {
        '@type': 'Product',
        name: bundle.name,
        description: bundle.description,
        ...(image && { image: new URL(image.url, origin).href }),
        offers: {
          '@type': 'Offer',
          price: bundle.bundle_price.toFixed(2),
          priceCurrency: 'SAR',
          url: addressIn(language, origin, `/bundle/${bundle.id}`),
          availability: `https://schema.org/${bundle.in_stock ? 'InStock' : 'OutOfStock'}`,
        },
      },
      breadcrumbList(origin, language, crumbsOf(bundle, textsOf(language, 'product')('bundles'))),
    ],
  });
}

/**
 * Buy bar of a phone, as on a product's page. A copy, because a shared one would be one more file to load, and home
 * lists all files.
 */
function BuyBar({ bundle, onBuy }: { bundle: Bundle; onBuy: () => void }) {
  const say = useText('product');
  const sayShell = useText('shell');
  return (
    <section
      aria-label={say('buyBar')}
      className="buy-bar fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-card px-4 py-2.5 lg:hidden"
    >
      <Price price={bundle.bundle_price} original={bundle.original_price} className="text-lg" />
      <button type="button" className="btn btn-primary flex-1 sm:max-w-xs" onClick={onBuy}>
        {sayShell('addToCart')}
      </button>
    </section>
  );
}

export default function BundlePage({ loaderData }: Route.ComponentProps) {
  const say = useText('product');
  const sayShop = useText('shop');
  const sayShell = useText('shell');
  const { bundle } = loaderData;
  const [quantity, setQuantity] = useState(1);
  const { add } = useCartActions();
  function addSet(): void {
    add(lineOfBundle(bundle, quantity));
    openOverlay('cart');
  }
  const image = bundle.images[0];
  return (
    <div className="container">
      <Breadcrumbs crumbs={crumbsOf(bundle, say('bundles'))} />
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
        {image ? (
          <Picture
            image={image}
            sizes="(min-width: 1280px) 640px, (min-width: 1024px) 50vw, 88vw"
            priority="first"
            className="aspect-4/3 w-full rounded-3xl object-cover object-[50%_65%]"
          />
        ) : (
          <ul className="grid grid-cols-2 gap-2 overflow-hidden rounded-3xl">
            {bundle.bundle_items.slice(0, 4).map((item) =>
              item.image ? (
                <li key={`${item.product_id}-${item.variant_id}`} className="last:odd:col-span-2">
                  <Picture
                    image={item.image}
                    sizes="(min-width: 1024px) 320px, 50vw"
                    className="aspect-4/3 h-full w-full object-cover"
                  />
                </li>
              ) : null,
            )}
          </ul>
        )}
        <div className="flex flex-col gap-5 self-center">
          <h1 className="text-3xl">{bundle.name}</h1>
          <p className="text-soft">{bundle.description}</p>
          <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-y-1">
            <dt className="text-soft">{say('bundleSeparately')}</dt>
            <dd className="text-soft">
              <s>
                <Amount riyals={bundle.original_price} />
              </s>
            </dd>
            <dt className="text-positive">{sayShop('bundleSaving')}</dt>
            <dd className="font-semibold text-positive">
              <Amount riyals={bundle.savings} />
            </dd>
            <dt className="self-end font-semibold">{say('bundlePrice')}</dt>
            <dd className="text-3xl">
              <Price price={bundle.bundle_price} />
            </dd>
          </dl>
          {bundle.in_stock ? (
            <div className="flex flex-wrap items-center gap-3">
              <QuantityStepper
                name={bundle.name}
                quantity={quantity}
                max={bundle.stock_quantity}
                onChange={setQuantity}
              />
              <button type="button" className="btn btn-primary min-h-12 flex-1 max-lg:hidden" onClick={addSet}>
                <Icon name="shopping-bag" />
                {sayShell('addToCart')}
              </button>
            </div>
          ) : (
            <p className="flex items-center gap-2 font-semibold text-negative">
              <Icon name="circle-alert" size={18} />
              {sayShell('outOfStock')}
            </p>
          )}
        </div>
        {bundle.in_stock ? <BuyBar bundle={bundle} onBuy={addSet} /> : null}
      </div>
      <BundleItems items={bundle.bundle_items} />
      <p className="mt-10">
        <Link to="/products" className="font-semibold text-link hover:underline">
          {sayShell('allProducts')}
        </Link>
      </p>
    </div>
  );
}
