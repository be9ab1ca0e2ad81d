export { openPurgeFeed, type PurgeFeed, publishPurge } from './purge-feed.ts';
export { forgetOldPurges } from './purges.store.ts';
export { createRecompressor, type Recompressor } from './recompress.ts';
export { chooseEncoding, type StoredResponse, storeResponse } from './stored-response.ts';
export { type Filling, TaggedCache } from './tagged-cache.ts';
