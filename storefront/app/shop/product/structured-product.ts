import type { ProductDetail, Review } from '@waha/contract/types';
import { absolute } from '../../shell/absolute.ts';
import { piecesBeyond } from './backorder.ts';

type Described = Omit<ProductDetail, 'related'>;

const kinds = { preorder: 'PreOrder', backorder: 'BackOrder' } as const;

/** Availability of a product or variant; pieces that are ordered before they are there say from when. */
function availability(inStock: boolean, backorder: Described['backorder'], left: number): Record<string, string> {
  if (inStock || !backorder || left === 0) {
    return { availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}` };
  }
  return { availability: `https://schema.org/${kinds[backorder.kind]}`, availabilityStarts: backorder.ships_from };
}

interface OfferPlace extends Pick<Described, 'backorder' | 'promotion'> {
  url: string;
  terms: Record<string, unknown>;
  /** Pieces that can be ordered before they are there. */
  left: number;
}

interface Offered {
  price: number;
  sale_price: number | null;
  in_stock: boolean;
}

function offer({ price, sale_price, in_stock }: Offered, { url, terms, backorder, promotion, left }: OfferPlace) {
  const until = sale_price === null ? null : promotion?.ends_at;
  return {
    '@type': 'Offer',
    priceCurrency: 'SAR',
    price: (sale_price ?? price).toFixed(2),
    // JSON leaves out what is undefined.
    priceValidUntil: until?.slice(0, 10),
    url,
    ...availability(in_stock, backorder, left),
    itemCondition: 'https://schema.org/NewCondition',
    ...terms,
  };
}

/** The page opens on the variant that its address names. */
const addressOf = (url: string, { id }: { id: number }) => `${url}?variant=${id}`;

function gtinOf({ gtins }: Described, variantId: number | null): { gtin?: string } {
  const named = gtins.find((one) => one.variant_id === variantId);
  return named ? { gtin: named.gtin } : {};
}

/** More than any product is likely to have; more would make the page longer without any benefit. */
const MOST_VARIANTS = 50;

/**
 * A product with several variants as schema.org's ProductGroup: the options they differ in, and each with its own
 * offer.
 */
function asGroup(product: Described, { origin, url, terms }: Where): Record<string, unknown> {
  const { variants } = product;
  const variesBy = (['size', 'color'] as const).filter((name) => new Set(variants.map((one) => one[name])).size > 1);
  return {
    '@type': 'ProductGroup',
    // Feeds of products name the group so, too.
    productGroupID: String(product.id),
    variesBy: variesBy.map((name) => `https://schema.org/${name}`),
    hasVariant: variants.slice(0, MOST_VARIANTS).map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      ...gtinOf(product, variant.id),
      url: addressOf(url, variant),
      name: [product.name, ...variant.choices].filter(Boolean).join(' · '),
      image: absolute(origin, (variant.image ?? product.images[0])?.url ?? ''),
      ...(variant.size !== null && { size: variant.size }),
      ...(variant.color !== null && { color: variant.color }),
      offers: offer(variant, { ...product, url: addressOf(url, variant), terms, left: piecesBeyond(product, variant) }),
    })),
  };
}

interface Where {
  origin: string;
  url: string;
  /** Delivery and return terms; see offerTerms. */
  terms: Record<string, unknown>;
}

const SHOWN_REVIEWS = 3;

function structuredReview(review: Review): Record<string, unknown> {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    datePublished: review.created_at.slice(0, 10),
    reviewBody: review.text,
    reviewRating: { '@type': 'Rating', ratingValue: review.rating },
  };
}

/** schema.org Product, or a group of variants, with offers and, if it has ratings, its rating. */
export function structuredProduct(
  product: Described,
  reviews: readonly Review[],
  where: Where,
): Record<string, unknown> {
  const isGroup = product.variants.length > 1;
  return {
    ...(isGroup
      ? asGroup(product, where)
      : {
          '@type': 'Product',
          sku: product.sku,
          ...gtinOf(product, product.variants[0]?.id ?? null),
          offers: offer(product, { ...product, ...where, left: piecesBeyond(product, null) }),
        }),
    name: product.name,
    description: product.short_description,
    url: where.url,
    image: product.images.map((image) => absolute(where.origin, image.url)),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    category: product.category.name,
    ...(product.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating_average,
        reviewCount: product.rating_count,
      },
      review: reviews.slice(0, SHOWN_REVIEWS).map(structuredReview),
    }),
  };
}
