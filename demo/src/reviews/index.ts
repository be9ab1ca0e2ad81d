import type { DemoReview } from '../shop-types.ts';
import { reviewsOfFashion } from './fashion.ts';
import { reviewsOfHome } from './home.ts';
import { reviewsOfTechnology } from './technology.ts';
import { reviewsOfTreats } from './treats.ts';

export const demoReviews: readonly DemoReview[] = [
  ...reviewsOfTreats,
  ...reviewsOfFashion,
  ...reviewsOfTechnology,
  ...reviewsOfHome,
];
