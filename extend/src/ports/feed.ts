import type { Halalas } from './payment.ts';

/** A variant of a product as a shopping service lists it. */
export interface FeedProduct {
  readonly id: string;
  /** The id that variants of one product share. */
  readonly groupId: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly imageUrls: readonly string[];
  readonly price: Halalas;
  /** The lower price while a promotion runs. */
  readonly salePrice: Halalas | null;
  readonly isAvailable: boolean;
  readonly brand: string | null;
  readonly gtin: string | null;
  readonly category: string;
}

export interface FeedShop {
  readonly name: string;
  readonly url: string;
  readonly language: 'ar' | 'en';
}

/** A list of products for a shopping service, written as it is read: a million products are never in memory together. */
export interface FeedProvider {
  readonly contentType: string;
  write(products: AsyncIterable<FeedProduct>, shop: FeedShop): AsyncIterable<string>;
}
