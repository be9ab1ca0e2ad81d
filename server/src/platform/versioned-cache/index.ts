export { type VersionedCache, versionedCacheOf, versionedCacheWithin } from './versioned-cache.ts';
