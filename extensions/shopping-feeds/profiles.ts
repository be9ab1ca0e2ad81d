import type { FeedAvailability } from '@waha/extend';

/** Names and rules of one service, over one list of fields. */
export interface Profile {
  format: 'rss' | 'csv';
  /** Words of the service for each availability. */
  availability: Readonly<Record<FeedAvailability, string>>;
  /** Names of fields that are called otherwise than in `fields.ts`. */
  names: Readonly<Record<string, string>>;
  /** Fields that the service does not know. */
  without: ReadonlySet<string>;
  most: { id: number; title: number; description: number; brand: number; pictures: number };
  /** The shop's name stands for a brand that is not given, because the service refuses a product without one. */
  needsBrand: boolean;
  /** A product that is ordered before it is there needs its day. */
  needsDate: boolean;
  /** Symbols like ☀ are taken out of texts. */
  withoutEmoji: boolean;
}

const spoken = {
  ...{ in_stock: 'in stock', out_of_stock: 'out of stock', preorder: 'preorder', backorder: 'available for order' },
} as const;

/** Google Merchant Center, product data specification: support.google.com/merchants/answer/7052112. */
export const googleProfile: Profile = {
  format: 'rss',
  availability: {
    ...{ in_stock: 'in_stock', out_of_stock: 'out_of_stock', preorder: 'preorder', backorder: 'backorder' },
  },
  names: {},
  without: new Set(),
  most: { id: 50, title: 150, description: 5_000, brand: 70, pictures: 11 },
  ...{ needsBrand: false, needsDate: true, withoutEmoji: false },
};

/** Catalogues of Meta, fields of ads and commerce: developers.facebook.com/docs/marketing-api/catalog/reference. */
export const metaProfile: Profile = {
  ...{ format: 'rss', availability: spoken, names: {} },
  without: new Set(['identifier_exists', 'availability_date', 'shipping_weight', 'shipping']),
  most: { id: 100, title: 150, description: 5_000, brand: 100, pictures: 11 },
  ...{ needsBrand: true, needsDate: false, withoutEmoji: false },
};

/** TikTok, catalogue product parameters: ads.tiktok.com/help/article/catalog-product-parameters. */
export const tiktokProfile: Profile = {
  ...{ format: 'csv', availability: spoken, names: { id: 'sku_id' } },
  without: new Set(['identifier_exists', 'availability_date', 'shipping_weight', 'shipping']),
  most: { id: 50, title: 150, description: 5_000, brand: 70, pictures: 11 },
  ...{ needsBrand: true, needsDate: false, withoutEmoji: true },
};

/** Snapchat, product catalogue specification: businesshelp.snapchat.com. */
export const snapchatProfile: Profile = {
  ...{ format: 'rss', availability: spoken, names: {} },
  without: new Set(['identifier_exists', 'availability_date', 'shipping_weight', 'shipping']),
  most: { id: 50, title: 150, description: 5_000, brand: 70, pictures: 11 },
  ...{ needsBrand: true, needsDate: false, withoutEmoji: false },
};
