import type { wishlistRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const wishlistRefusalTexts = {
  ar: {
    'wishlist.full': 'المفضلة ممتلئة: {maximum} منتج على الأكثر',
  },
  en: {
    'wishlist.full': 'Your wishlist is full: at most {maximum} products',
  },
} satisfies TextsFor<keyof typeof wishlistRefusals>;
