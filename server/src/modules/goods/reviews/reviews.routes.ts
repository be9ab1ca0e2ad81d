import type { EndpointKey, Review } from '@waha/contract';
import { type Handlers, pageOf } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { presentImage } from '../../../platform/media/index.ts';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import { readProducts } from '../catalog/index.ts';
import { rate } from './moderate-review.ts';
import { type ModerationDeps, moderationRoutes } from './moderation.routes.ts';
import { type OwnReviewDeps, ownReviewRoutes } from './own-reviews.routes.ts';
import { countByStars, listPublished, type ReviewRow } from './reviews.store.ts';

const DEFAULT_PER_PAGE = 15;
const FIVE_FIRST = [5, 4, 3, 2, 1];

const texts = createTexts({ ar: { photo: 'صورة من {author}' }, en: { photo: 'Photo by {author}' } });

/** Reviews of members are listed by `discovery`. */
type ReviewKey = Exclude<Extract<EndpointKey, `${string}/reviews${string}`>, `${string} /community/${string}`>;

export function reviewRoutes(deps: OwnReviewDeps & ModerationDeps): Handlers<ReviewKey> {
  return { ...readingRoutes(deps), ...ownReviewRoutes(deps), ...moderationRoutes(deps) };
}

function readingRoutes({ db }: { db: Database }): Handlers<'GET /reviews'> {
  return {
    'GET /reviews': async ({ query }, context) => {
      const productId = query.product_id;
      const [page, perPage] = [query.page ?? 1, query.per_page ?? DEFAULT_PER_PAGE];
      const rating = query.rating ?? null;
      const window = { productId, rating, sort: query.sort ?? 'newest', limit: perPage, offset: (page - 1) * perPage };
      const [products, stars, rows] = await db.onOneConnection((one) =>
        Promise.all([readProducts(one, [productId]), countByStars(one, productId), listPublished(one, window)]),
      );
      if (products.length === 0) refuse('catalog.product_not_found');
      context.tag(`reviews:${productId}`, `product:${productId}`);
      const histogram = FIVE_FIRST.map((given) => ({
        rating: given,
        count: stars.find((one) => one.rating === given)?.count ?? 0,
      }));
      const all = rate(stars);
      const total = rating === null ? all.count : (stars.find((one) => one.rating === rating)?.count ?? 0);
      return {
        data: rows.map((row) => present(row, context.language)),
        ...pageOf(page, perPage, total),
        rating_average: all.average,
        rating_count: all.count,
        histogram,
      };
    },
  };
}

function present(row: ReviewRow, language: Language): Review {
  return {
    id: row.id,
    rating: row.rating,
    fit: row.fit,
    title: row.title,
    text: row.body,
    author: row.author,
    city: language === 'ar' ? row.city_ar : row.city_en,
    is_verified: row.is_verified,
    helpful_count: row.helpful_count,
    photos: row.photos.map((photo) => presentImage(photo, texts.say(language, 'photo', { author: row.author }))),
    created_at: row.created_at.toISOString(),
  };
}
