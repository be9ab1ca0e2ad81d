import type { wishlistRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const wishlistRefusalTexts = {
  ar: {
    'wishlist.full': 'المفضلة ممتلئة: {maximum} منتج على الأكثر',
  },
  en: {
    'wishlist.full': 'Your wishlist is full: at most {maximum} products',
  },
} satisfies TextsFor<keyof typeof wishlistRefusals>;
