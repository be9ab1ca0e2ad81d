import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const wishlistProcessing: readonly Processing[] = [
  {
    name: 'wishlist',
    title: { ar: 'المفضلة', en: 'Wishlists' },
    purpose: { ar: 'حفظ ما أعجب العميل', en: 'Keep what a customer likes' },
    persons: ['customers'],
    data: ['activity'],
    basis: 'contract',
    from: 'person',
    retention: [{ table: 'wishlist_items', until: 'account' }],
  },
];
