export {
  type InvalidationFeed,
  onInvalidation,
  openInvalidationFeed,
  publishInvalidation,
} from './invalidation-feed.ts';
export { deleteOldInvalidations } from './invalidations.store.ts';
export { createRecompressor, type Recompressor } from './recompress.ts';
export { chooseEncoding, type StoredResponse, storeResponse } from './stored-response.ts';
export { type CacheEntry, TaggedCache } from './tagged-cache.ts';
