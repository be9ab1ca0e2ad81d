import type { FeedDelivery, FeedProduct } from '@waha/extend';
import type { Bilingual, Language } from '../../platform/text/index.ts';

/** A variant as a feed lists it; addresses are paths of the shop. */
export type FeedItem = Omit<FeedProduct, 'url' | 'imageUrls'> & { path: string; imagePaths: readonly string[] };

/** Values of modules that feeds are made of. */
export interface FeedSource {
  feedItems: (reading: { language: Language; changesAt: (atMs: number) => void }) => AsyncIterable<FeedItem>;
  standardDelivery: () => Promise<FeedDelivery | null>;
  storeIdentity: () => Promise<{ name: Bilingual }>;
}
