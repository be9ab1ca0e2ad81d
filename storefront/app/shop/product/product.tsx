import type { ProductDetail } from '@waha/contract/types';
import { pack, unpack, useUnpacked } from '../../packed.ts';
import { found, idFromAddress, pageContext } from '../../page-context.ts';
import { redirect } from '../../router/links.ts';
import { addressIn, breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { readRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { cardOf } from '../../ui/product-card/card-of.ts';
import { ProductRail } from '../product-grid.tsx';
import { Section } from '../section.tsx';
import { PurchaseNoteLater } from '../social-proof/purchase-note-later.tsx';
import type { Route } from './+types/product.ts';
import { BundleOffers } from './bundle-offers.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductView } from './product-view.tsx';
import { QuestionsLater } from './questions/questions-later.tsx';
import { RailsLater } from './rails-later.tsx';
import { readReviewChoice, reviewQuery } from './reviews/review-query.ts';
import { Reviews } from './reviews/reviews.tsx';
import { deliveryFacts, offerTerms } from './structured-offer.ts';
import { structuredProduct } from './structured-product.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const id = idFromAddress(params.id);
  const choice = readReviewChoice(url.searchParams);
  const [{ related, ...product }, reviews, delivery] = await found(
    Promise.all([
      api('GET /products/{id}', { params: { id } }),
      api('GET /reviews', { query: reviewQuery(id, choice) }),
      api('GET /shipping/costs').then(deliveryFacts, () => null),
    ]),
  );
  // An old or mistyped slug redirects to the current address; an address without a slug shows the page too.
  if (params.slug && params.slug !== product.slug) {
    throw redirect(`/product/${id}/${product.slug}${url.search}`, 301);
  }
  const variant = Number(url.searchParams.get('variant'));
  const variantId = product.variants.some(({ id }) => id === variant) ? variant : undefined;
  const shown = { product, related: related.map(cardOf), reviews, choice, delivery, variantId };
  return { language, origin, shown: pack(shown) };
}

/** The minimum by law, if the shop's own number is unknown (as in useReturnDays). */
const LEAST_RETURN_DAYS = 7;

function crumbsOf(product: Pick<ProductDetail, 'name' | 'breadcrumbs'>): Crumb[] {
  return [
    ...product.breadcrumbs.map((category): Crumb => ({ name: category.name, to: `/categories/${category.slug}` })),
    { name: product.name },
  ];
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const { product, reviews, delivery } = unpack(loaderData.shown);
  const root = readRootData(input.matches.find((match) => match?.id === 'root')?.loaderData);
  const terms = offerTerms(product.delivery === 'digital' ? null : delivery, {
    isReturnable: product.is_returnable,
    days: root?.settings?.return_days ?? LEAST_RETURN_DAYS,
    paidBy: root?.settings?.return_paid_by ?? undefined,
  });
  const path = `/product/${product.id}/${product.slug}`;
  const crumbs = crumbsOf(product);
  return pageMeta(
    { ...input, location: { pathname: path } },
    {
      title: product.seo_title || product.name,
      description: product.seo_description || product.short_description || product.name,
      keywords: product.keywords,
      image: { url: product.share_picture, width: 1200, height: 630 },
      imageAlt: product.images[0]?.alt ?? product.name,
      type: 'product',
      structured: [
        structuredProduct(product, reviews.data, { origin, url: addressIn(language, origin, path), terms }),
        breadcrumbList(origin, language, crumbs),
      ],
    },
  );
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const say = useText('product');
  const { product, related, reviews, choice, variantId } = useUnpacked(loaderData.shown);
  return (
    <>
      <div className="container">
        <Breadcrumbs crumbs={crumbsOf(product)} />
        {/* State of the choice belongs to one product, so another product remounts it. */}
        <ProductView key={`${product.id} ${variantId}`} product={product} variantId={variantId} />
        <ProductDetails product={product} />
      </div>
      <Reviews product={product} reviews={reviews} choice={choice} />
      <QuestionsLater key={`questions ${product.id}`} product={product} />
      {product.bundles.length > 0 ? <BundleOffers bundles={product.bundles} /> : null}
      {related.length > 0 ? (
        <Section title={say('related')}>
          <ProductRail cards={related} label={say('related')} morph={false} />
        </Section>
      ) : null}
      <RailsLater id={product.id} />
      <PurchaseNoteLater />
    </>
  );
}
