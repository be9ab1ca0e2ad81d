import { createHash } from 'node:crypto';
import type { Api } from '@waha/contract/client';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { type Answer, type Calls, createInProcessApi, type ErrorTexts } from '../platform/bind/index.ts';
import type { CacheEntry, StoredResponse } from '../platform/cache/index.ts';
import { storeResponse } from '../platform/cache/index.ts';
import { type FailureLog, pageSecurityHeaders, toRefusal } from '../platform/http/index.ts';
import type { Language } from '../platform/text/index.ts';
import { createPageAddresses, formAddresses, type PageRow, type ReadPageAddress } from './page-addresses.ts';

/** The exports that the storefront's server entry adds to React Router's own; see storefront/app/entry.server.tsx. */
interface StorefrontEntry {
  pages: Readonly<Record<string, PageRow>>;
  createPageContext(input: {
    api: Api;
    language: Language;
    origin: string;
    path: string;
    storeKey: string;
    demo: boolean;
    onError: (error: unknown) => void;
  }): RouterContextProvider;
}

export interface PageRendererOptions {
  build: ServerBuild;
  calls: Calls;
  texts: ErrorTexts;
  origin: string;
  storeKey: string;
  demo: boolean;
  now: () => number;
  /** Additional header lines for pages; see transportHeaders. */
  headers: Record<string, string>;
  /** The base URL of pictures; the page's policy must allow it. */
  mediaUrl: string;
  /** The log of pages, or parts of them, that could not be rendered. */
  failures: FailureLog;
  /** React Router's handling of errors: details in development, none in production. */
  mode?: 'development' | 'production';
}

/** A form sent by a browser, with the visitor that sent it. */
export interface SentForm {
  body: string;
  visitor: string;
}

/**
 * Renders a page with its cache tags, so that it can be cached until one of them is invalidated. With a form its action
 * runs first; the result belongs to one visitor and must not be cached.
 */
export type RenderPage = (page: PageRequest, language: Language, form?: SentForm) => Promise<RenderedPage>;

export interface RenderedPage extends CacheEntry<StoredResponse> {
  /** The first error that the page was rendered without, or with an error page. */
  failure?: unknown;
}

export interface PageRequest {
  /** Path and query, from the first slash. */
  url: string;
  /** The pattern of the page, for the log: its address may be private. */
  pattern?: string;
  /** The query fields that are not in `url`; a redirect of the page preserves them. */
  unread?: string;
  /** The network of the first visitor: a search without results is counted for it. */
  network?: string;
  /** True for a private address: the page is not cached, and sends no referrer. */
  isSecret?: boolean;
}

/** English pages are under /en; the router prefixes every link by itself. */
const ENGLISH_BASE = '/en';

/** The parser of the storefront's page addresses. */
export function readAddressesOf(build: ServerBuild): ReadPageAddress {
  return createPageAddresses(entryOf(build).pages, new Set(Object.keys(build.routes)));
}

/** The addresses that take forms. */
export function readFormsOf(build: ServerBuild): string[] {
  return formAddresses(entryOf(build).pages);
}

function entryOf(build: ServerBuild): StorefrontEntry {
  // The build is of our own storefront, whose entry has these exports; the type of a build declares only the default
  // export.
  return build.entry.module as unknown as StorefrontEntry;
}

export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { build, mode = 'production' } = options;
  const entry = entryOf(build);
  const handlers = {
    plain: createRequestHandler(build, mode),
    english: createRequestHandler({ ...build, basename: ENGLISH_BASE }, mode),
  };
  return async ({ url, pattern, unread = '', network = '', isSecret = false }, language, form) => {
    const tags = new Set<string>(['pages']);
    let cacheUntilMs = Number.POSITIVE_INFINITY;
    const onAnswer = (answer: Answer) => {
      for (const tag of answer.tags) tags.add(tag);
      cacheUntilMs = Math.min(cacheUntilMs, answer.cacheUntilMs);
    };
    const caller = {
      language,
      actor: { kind: 'guest' as const },
      requestId: 'page',
      visitor: form?.visitor ?? 'page',
      network,
      isUnasked: false,
      device: '',
    };
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => {
      cacheUntilMs = 0;
      failures.push(error);
    };
    const api = createInProcessApi(options.calls, caller, options.texts, onAnswer, onFailure);
    // Concatenated rather than resolved: an address that begins with two slashes must not become another host.
    const address = new URL(options.origin + url);
    const path = address.pathname;
    const context = entry.createPageContext({ ...options, api, language, path, onError: onFailure });
    const handle = path === ENGLISH_BASE || /^\/en[/.]/.test(path) ? handlers.english : handlers.plain;
    // Rendered as GET even for HEAD: one rendering serves both, and only the sending differs.
    const handled = await handle(new Request(address, asRequest(form)), context);
    if (!form && handled.status >= 500 && address.search !== '' && failures.length > 0 && failures.every(isRefused)) {
      const value = await finish(leadTo(path), language, options);
      return { value, tags, bytes: value.bytes, maxAgeMs: 0 };
    }
    // The first failure is the cause; the others are its consequences.
    if (failures.length > 0)
      options.failures.tell(failures[0], { call: pattern === undefined ? 'POST a form' : `GET ${pattern}` });
    const response = asBusy(handled, failures.some(isBusy));
    const isPersonal = form !== undefined || isSecret || response.headers.get('cache-control') === 'no-store';
    if (isPersonal) response.headers.set('cache-control', 'no-store');
    if (isSecret) response.headers.set('referrer-policy', 'no-referrer');
    takeAlong(response, unread);
    const value = await finish(response, language, options);
    const maxAgeMs = isPersonal ? 0 : Math.max(0, cacheUntilMs - options.now());
    return { value, tags, bytes: value.bytes, maxAgeMs, failure: failures[0] };
  };
}

function isBusy(error: unknown): boolean {
  return toRefusal(error).status === 503;
}

/** True where a call refused the page's request as invalid. */
function isRefused(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 404 || status === 422;
}

/**
 * Redirects to the page without its query: a call refused the request as invalid, and only the query can have caused
 * that.
 */
function leadTo(path: string): Response {
  return new Response(null, { status: 302, headers: { location: path, 'cache-control': 'no-store' } });
}

/** Turns the error page into a temporary 503 where the database was unavailable: the page itself is not at fault. */
function asBusy(response: Response, wasBusy: boolean): Response {
  if (response.status < 500) return response;
  response.headers.set('cache-control', 'no-store');
  if (!wasBusy) return response;
  response.headers.set('retry-after', '2');
  return new Response(response.body, { status: 503, headers: response.headers });
}

function asRequest(form: SentForm | undefined): RequestInit {
  if (!form) return { method: 'GET' };
  return { method: 'POST', body: form.body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

/** Adds the query fields that a page did not read to its redirect, because they may identify a campaign. */
function takeAlong({ headers }: Response, unread: string): void {
  const target = headers.get('location');
  if (unread === '' || !target?.startsWith('/')) return;
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
  headers.set('location', `${path}${path.includes('?') ? '&' : '?'}${unread}${hash}`);
}

async function finish(
  response: Response,
  language: Language,
  { headers: transport, mediaUrl }: PageRendererOptions,
): Promise<StoredResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  return storeResponse(response.status, body, {
    ...pageSecurityHeaders(isHtml ? scriptHashes(body.toString()) : [], mediaUrl),
    ...transport,
    'content-language': language,
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    ...headers,
  });
}

/**
 * CSP hashes of the inline scripts of a page: those with a `src` need none, data blocks are not executed. Scripts that
 * the storefront did not write (mark-foreign-scripts.ts) are never allowed.
 */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (code === '' || /\b(?:src=|data-foreign|type="(?:application\/ld\+json|text\/plain)")/.test(attributes))
      continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}
