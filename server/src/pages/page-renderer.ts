import { createHash } from 'node:crypto';
import type { Api } from '@waha/contract/client';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { type Answer, type Calls, createInProcessApi, type ErrorTexts } from '../platform/bind/index.ts';
import type { Filling, StoredResponse } from '../platform/cache/index.ts';
import { storeResponse } from '../platform/cache/index.ts';
import { pageSecurityHeaders } from '../platform/http/index.ts';
import type { Language } from '../platform/text/index.ts';

/** What the storefront's server entry exports beside React Router's own; see storefront/app/entry.server.tsx. */
interface StorefrontEntry {
  createPageContext(input: {
    api: Api;
    language: Language;
    origin: string;
    path: string;
    storeKey: string;
    demo: boolean;
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
  /** Header lines besides those of every page; see transportHeaders. */
  headers: Record<string, string>;
  /** What React Router tells of errors: all in development, nothing in production. */
  mode?: 'development' | 'production';
}

/** A form of the page, as a browser sends it: its fields, and who sends it. */
export interface SentForm {
  body: string;
  visitor: string;
}

/**
 * Renders a page whole, with what it was made from, so that it can be kept until one of those changes. With a form its
 * action runs first; what comes out belongs to one visitor and must not be kept.
 */
export type RenderPage = (url: string, language: Language, form?: SentForm) => Promise<Filling<StoredResponse>>;

/** English pages live under /en; the router then prefixes every link by itself. */
const ENGLISH_BASE = '/en';

export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { build, mode = 'production' } = options;
  // The build is made from our own storefront, whose entry has this export; the type of a build knows only its default.
  const entry = build.entry.module as unknown as StorefrontEntry;
  const handlers = {
    plain: createRequestHandler(build, mode),
    english: createRequestHandler({ ...build, basename: ENGLISH_BASE }, mode),
  };
  return async (url, language, form) => {
    const tags = new Set<string>(['pages']);
    let keepUntilMs = Number.POSITIVE_INFINITY;
    const onAnswer = (answer: Answer) => {
      for (const tag of answer.tags) tags.add(tag);
      keepUntilMs = Math.min(keepUntilMs, answer.keepUntilMs);
    };
    const caller = {
      language,
      actor: { kind: 'guest' as const },
      requestId: 'page',
      visitor: form?.visitor ?? 'page',
      device: '',
    };
    const api = createInProcessApi(options.calls, caller, options.texts, onAnswer);
    const path = new URL(url, options.origin).pathname;
    const context = entry.createPageContext({ ...options, api, language, path });
    const handle = path === ENGLISH_BASE || /^\/en[/.]/.test(path) ? handlers.english : handlers.plain;
    // A GET even for HEAD: one rendering serves both, and only the sending differs.
    const response = await handle(new Request(new URL(url, options.origin), asRequest(form)), context);
    const isPersonal = form !== undefined || response.headers.get('cache-control') === 'no-store';
    if (isPersonal) response.headers.set('cache-control', 'no-store');
    const value = await finish(response, language, options.headers);
    return { value, tags, bytes: value.bytes, maxAgeMs: isPersonal ? 0 : keepUntilMs - options.now() };
  };
}

function asRequest(form: SentForm | undefined): RequestInit {
  if (!form) return { method: 'GET' };
  return { method: 'POST', body: form.body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

async function finish(
  response: Response,
  language: Language,
  transport: Record<string, string>,
): Promise<StoredResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  return storeResponse(response.status, body, {
    ...pageSecurityHeaders(isHtml ? scriptHashes(body.toString()) : []),
    ...transport,
    'content-language': language,
    'cache-control': 'public, no-cache',
    vary: 'Cookie, Accept-Encoding',
    ...headers,
  });
}

/** CSP hashes of the scripts written inside a page: those with a `src` need none, data blocks run nothing. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (code === '' || /\bsrc=|type="(?:application\/ld\+json|text\/plain)"/.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}
