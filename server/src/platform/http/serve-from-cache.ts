import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  chooseEncoding,
  etagsIn,
  type StoredResponse,
  upgradeCompression,
  type Variant,
  variantIn,
} from '../cache/stored-response.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import { type Language, readLanguage } from '../text/index.ts';
import { API_PREFIX } from './api-path.ts';

export type ResponseCache = TaggedCache<StoredResponse>;

/** The cache key of an answer: its bytes depend on the language and the address alone. */
export function responseKey(language: Language, url: string): string {
  return `${language} ${url}`;
}

/** The language of a page: English under `/en`, else Arabic. */
export function pageLanguage(url: string): Language {
  return /^\/en(?:[/?.]|$)/.test(url) ? 'en' : 'ar';
}

/** True where a visitor chose English; the storefront stores the choice in a cookie. */
export function choseEnglish(cookie: string | undefined): boolean {
  return cookie !== undefined && /(?:^|;\s*)locale=en(?:;|$)/.test(cookie);
}

/** Counts of responses sent from the cache. */
export interface CacheHitCounts {
  api: number;
  pages: number;
}

export interface ServeFromCacheOptions {
  responses: ResponseCache;
  storeKey: string;
  /** Counters to increase. */
  counts?: CacheHitCounts;
  /** The canonical spelling of a page's address that has a query. */
  spellingOf?: ((url: string) => string) | undefined;
}

/**
 * The full-page cache: answers a GET or HEAD from stored responses before any routing, because a cached answer needs no
 * actor, policy or parsing. True when it answered. Calls of the API still need the store key.
 */
export function createServeFromCache({
  responses,
  storeKey,
  spellingOf,
  counts = { api: 0, pages: 0 },
}: ServeFromCacheOptions) {
  const find = ({ url = '/', headers }: IncomingMessage): StoredResponse | undefined => {
    if (url.startsWith(API_PREFIX)) {
      if (headers['x-api-key'] !== storeKey) return undefined;
      return responses.get(responseKey(readLanguage(headers['accept-language']), url));
    }
    const language = pageLanguage(url);
    // A visitor with English as the chosen language is redirected instead.
    if (language === 'ar' && choseEnglish(headers.cookie)) return undefined;
    const stored = responses.get(responseKey(language, url));
    if (stored || !spellingOf || !url.includes('?')) return stored;
    return responses.get(responseKey(language, spellingOf(url)));
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const stored = request.method === 'GET' || request.method === 'HEAD' ? find(request) : undefined;
    if (!stored) return false;
    if (request.url?.startsWith(API_PREFIX)) counts.api += 1;
    else counts.pages += 1;
    sendStored(request, response, stored);
    // A second request shows that the answer is worth a better compression.
    if (stored.compression === 'quick') upgradeCompression(stored, 'good').catch(() => undefined);
    return true;
  };
}

/** Sends a cached answer in the client's preferred encoding, or 304 when the client has it. */
export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredResponse): void {
  // Node would add `Connection: keep-alive` and its timeout: 48 bytes that HTTP/1.1 implies, in a page limited to ten
  // packets.
  response.removeHeader('connection');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const ifNoneMatch = request.headers['if-none-match'];
  const held = stored.status === 200 && etagsIn(stored, encoding).find((etag) => hasSameTag(ifNoneMatch, etag));
  if (held) {
    response.writeHead(304, [...stored.notModifiedHeaders, 'etag', held]).end();
    return;
  }
  const send = ({ headers, body }: Variant) => {
    response.writeHead(stored.status, headers).end(request.method === 'HEAD' ? undefined : body);
  };
  const variant = variantIn(stored, encoding);
  if (variant instanceof Promise) void variant.then(send);
  else send(variant);
}

/** `If-None-Match` compares weakly (RFC 9110 §13.1.2): a recompressing proxy turns a strong tag into a weak one. */
export function hasSameTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
