import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type StoredResponse } from '../cache/stored-response.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import { type Language, readLanguage } from '../text/index.ts';

export const API_PREFIX = '/api/store';

export type ResponseCache = TaggedCache<StoredResponse>;

/** The key an answer is kept under: what else than the address decides its bytes. */
export function responseKey(language: Language, url: string): string {
  return `${language} ${url}`;
}

/** The language of a page: English under `/en`, else the visitor's choice in the cookie `locale`, else Arabic. */
export function pageLanguage(url: string, cookie: string | undefined): Language {
  if (url === '/en' || url.startsWith('/en/') || url.startsWith('/en?') || url.startsWith('/en.')) return 'en';
  return cookie !== undefined && /(?:^|;\s*)locale=en(?:;|$)/.test(cookie) ? 'en' : 'ar';
}

/**
 * Answers a GET from what is kept, before any routing: a kept answer needs no actor, no policy and no parsing. True when
 * it answered. The store key is still asked for where the API asks for it.
 */
export function createFront(responses: ResponseCache, storeKey: string) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || request.url === undefined) return false;
    const stored = responses.get(keyOf(request, request.url, storeKey));
    if (!stored) return false;
    sendStored(request, response, stored);
    return true;
  };
}

function keyOf(request: IncomingMessage, url: string, storeKey: string): string {
  if (!url.startsWith(API_PREFIX)) return responseKey(pageLanguage(url, request.headers.cookie), url);
  if (request.headers['x-api-key'] !== storeKey) return '';
  return responseKey(readLanguage(request.headers['accept-language']), url);
}

/** Sends a kept answer in the encoding the client likes best, or 304 when it has it already. */
export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredResponse): void {
  if (stored.status === 200 && matches(request.headers['if-none-match'], stored.etag)) {
    response.writeHead(304, stored.notModifiedHeaders).end();
    return;
  }
  const variant = stored.variants[chooseEncoding(request.headers['accept-encoding'])];
  response.writeHead(stored.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** `If-None-Match` compares weakly (RFC 9110 §13.1.2): a proxy that recompressed has made ours weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
