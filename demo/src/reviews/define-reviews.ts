import type { DemoReview } from '../shop-types.ts';

/** Reviewer (first name and initial), the Arabic name of the city, stars, days ago, text, helpful votes, how it fitted. */
type Line = readonly [
  author: string,
  city: string,
  rating: DemoReview['rating'],
  daysAgo: number,
  text: string,
  helpful?: number,
  fit?: DemoReview['fit'],
];

/** Reviews by product key, written one a line. */
export function defineReviews(byProduct: Readonly<Record<string, readonly Line[]>>): DemoReview[] {
  return Object.entries(byProduct).flatMap(([product, lines]) =>
    lines.map(([author, city, rating, daysAgo, text, helpful = 0, fit]) => ({
      product,
      author,
      city,
      rating,
      daysAgo,
      text,
      helpful,
      ...(fit && { fit }),
    })),
  );
}
