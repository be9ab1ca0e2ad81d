import type { HomeSceneName } from '../artwork/home/home-scenes.ts';

/** Photographs that customers added to a product's first review, by its key. */
export const reviewScenes: Readonly<Record<string, HomeSceneName>> = {
  'barr-hiking-boots': 'boots-on-the-rock',
  'ceramic-teapot': 'tea-in-the-garden',
  'granite-frying-pan': 'friday-kitchen',
  'indoor-potted-plant': 'plant-by-the-books',
  'khatwa-running-shoes': 'shoes-after-the-run',
  'miqat-classic-watch': 'watch-beside-the-cup',
  'rasalan-dallah': 'coffee-corner',
  'sada-pro-headphones': 'three-headphones',
  'sukkari-dates': 'dates-for-the-guests',
};
