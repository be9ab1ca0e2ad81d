import type { DemoTag } from '../shop-types.ts';

/** Tags over several categories, each with a page of its own. */
export const demoTags: readonly DemoTag[] = [
  {
    name: { ar: 'هدايا', en: 'Gifts' },
    products: [
      'ajwa-al-madinah-dates',
      'eid-perfume-gift-set',
      'classic-fountain-pen',
      'finjan-cup-set',
      'engraved-brass-mabkhara',
    ],
  },
  {
    name: { ar: 'ضيافة القهوة', en: 'Coffee for guests' },
    products: [
      'sukkari-dates',
      'khawlani-coffee-beans',
      'saudi-coffee-cardamom-saffron',
      'date-maamoul',
      'rasalan-dallah',
      'finjan-cup-set',
    ],
  },
];
