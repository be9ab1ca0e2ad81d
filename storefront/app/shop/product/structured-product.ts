import type { ProductDetail, Review } from '@waha/contract';
import { absolute } from '../../shell/page-meta.ts';

type Described = Omit<ProductDetail, 'related'>;

function availability(inStock: boolean): string {
  return `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;
}

function offers(product: Described, url: string): Record<string, unknown> {
  const shared = { priceCurrency: 'SAR', url, availability: availability(product.in_stock) };
  const prices = product.variants.map((variant) => variant.sale_price ?? variant.price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length === 0 || low === high) {
    return { '@type': 'Offer', ...shared, price: (product.sale_price ?? product.price).toFixed(2) };
  }
  return {
    '@type': 'AggregateOffer',
    ...shared,
    lowPrice: low.toFixed(2),
    highPrice: high.toFixed(2),
    offerCount: prices.length,
  };
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

/** schema.org Product with its offers and, once somebody has rated it, its rating. */
export function structuredProduct(
  product: Described,
  reviews: readonly Review[],
  origin: string,
  url: string,
): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.short_description,
    sku: product.sku,
    image: product.images.map((image) => absolute(origin, image.url)),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category.name,
    offers: offers(product, url),
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
