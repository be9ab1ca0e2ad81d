import type { Halalas } from './payment.ts';

export type FeedAvailability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';

/** A variant of a product as a shopping service lists it, with the price and availability of its page. */
export interface FeedProduct {
  readonly id: string;
  /** The id that variants of one product share; null for a product without variants. */
  readonly groupId: string | null;
  /** As carts name it. */
  readonly item: { readonly productId: number; readonly variantId: number | null };
  readonly sku: string;
  readonly title: string;
  /** May hold HTML. */
  readonly description: string;
  /** The page, which opens on this variant. */
  readonly url: string;
  readonly imageUrls: readonly string[];
  readonly price: Halalas;
  /** The lower price that is paid now. */
  readonly salePrice: Halalas | null;
  /** The time of the promotion that makes the lower price, ISO 8601; null where it has no end. */
  readonly saleWindow: { readonly startsAt: string; readonly endsAt: string } | null;
  readonly availability: FeedAvailability;
  /** The day from which pieces beyond stock are sent: `2026-12-05`. */
  readonly availableFrom: string | null;
  readonly brand: string | null;
  /** 8, 12, 13 or 14 digits with a right check digit. */
  readonly gtin: string | null;
  /** Names of the shop's categories, from the root to its own. */
  readonly categoryPath: readonly string[];
  /** The number of its category in the taxonomy of product feeds; null where staff chose none. */
  readonly taxonomy: string | null;
  readonly size: string | null;
  readonly color: string | null;
  readonly weightGrams: number;
  /** False for digital goods, which have no delivery. */
  readonly isSent: boolean;
}

/** Standard delivery: its highest price anywhere in the kingdom, and the days that it takes. */
export interface FeedDelivery {
  readonly price: Halalas;
  readonly minDays: number;
  readonly maxDays: number;
}

export interface FeedShop {
  readonly name: string;
  readonly url: string;
  readonly language: 'ar' | 'en';
  /** Null where the shop delivers nowhere. */
  readonly delivery: FeedDelivery | null;
}

/** Reasons for which a service would refuse a product. */
export const feedFaults = ['no_title', 'no_picture', 'no_price', 'no_date', 'too_long'] as const;
export type FeedFault = (typeof feedFaults)[number];

/** Counts a product that is left out of a feed. */
export type LeaveOut = (product: FeedProduct, fault: FeedFault) => void;

/** A list of products for a shopping service, written as it is read: a million products are never in memory together. */
export interface FeedProvider {
  readonly contentType: string;
  /** Ending of the feed's address: `xml`. */
  readonly fileEnding: string;
  /** A key that the address has to hold; null where everybody may read the feed. */
  readonly key: string | null;
  write(products: AsyncIterable<FeedProduct>, shop: FeedShop, leaveOut: LeaveOut): AsyncIterable<string>;
}
