import type { EndpointDefinition, ShopLanguages } from '@waha/contract';
import { isRefusedWhileClosed } from '@waha/contract';
import { plainColours, type Theme } from '@waha/contract/theme';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoreIdentity } from '../modules/shop/settings/index.ts';
import type { Actor } from '../platform/bind/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { pageLanguage } from '../platform/http/index.ts';
import type { Language } from '../platform/text/index.ts';
import { type ClosedPage, writeClosedPage } from './closed-page.ts';

/** Search engines and programs ask again after an hour. */
const RETRY_AFTER_SECONDS = 3_600;

/** Longest cookie that is looked up. */
const LONGEST_PASS = 100;

export interface ShopGateOptions {
  opening: () => Promise<{ isOpen: boolean }>;
  storeIdentity: () => Promise<StoreIdentity>;
  shopLanguages: () => Promise<{ languages: ShopLanguages }>;
  shopTheme: () => Promise<Theme>;
  /** Whether a pass belongs to a live session of staff. */
  isShopPass: (pass: string) => Promise<boolean>;
  /** Additional header lines; see transportHeaders. */
  headers: Record<string, string>;
}

/**
 * Keeps visitors out of a closed shop (docs/decisions/0129). The state is held by every process and read again when the settings
 * change, so an open shop pays nothing for it. Caches stay as they are: nothing is served from them past this gate.
 */
export interface ShopGate {
  isClosed(): boolean;
  /** Reads the state, and the identity that the closed page shows. */
  reload(): Promise<void>;
  /** Answers a page's request with the closed page; false where it may be served. */
  turnAway(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Refuses a call to visitors: `shop.closed`. */
  checkCall(definition: EndpointDefinition, actor: Actor, request: FastifyRequest): Promise<void>;
}

export function createShopGate({
  opening,
  storeIdentity,
  shopLanguages,
  shopTheme,
  isShopPass,
  headers,
}: ShopGateOptions): ShopGate {
  let pages: Readonly<Record<Language, ClosedPage>> | undefined;
  let started = 0;
  const isLetIn = async (request: FastifyRequest) => {
    const pass = passIn(request.headers.cookie);
    return pass !== undefined && (await isShopPass(pass));
  };
  async function writePages() {
    const [identity, { languages }, theme] = await Promise.all([storeIdentity(), shopLanguages(), shopTheme()]);
    const looks = { colours: plainColours(theme), isAlone: languages === 'ar' };
    return { ar: writeClosedPage(identity, 'ar', looks), en: writeClosedPage(identity, 'en', looks) };
  }
  return {
    isClosed: () => pages !== undefined,
    async reload() {
      started += 1;
      const mine = started;
      const { isOpen } = await opening();
      const closed = isOpen ? undefined : await writePages();
      // A reading that began later knows more.
      if (mine === started) pages = closed;
    },
    async turnAway(request, reply) {
      const closed = pages;
      if (!closed || (await isLetIn(request))) return false;
      const language = pageLanguage(request.url);
      const page = closed[language];
      reply
        .code(503)
        .headers({ ...page.headers, ...headers, 'content-language': language, 'cache-control': 'no-store' })
        .header('retry-after', String(RETRY_AFTER_SECONDS))
        .type('text/html; charset=utf-8')
        .send(page.html);
      return true;
    },
    async checkCall(definition, actor, request) {
      if (!pages || (actor.kind !== 'guest' && actor.kind !== 'customer')) return;
      if (!isRefusedWhileClosed(definition) || (await isLetIn(request))) return;
      refuse('shop.closed');
    },
  };
}

/** The pass of a staff member's browser, set by the admin. */
function passIn(cookie = ''): string | undefined {
  const pass = /(?:^|;\s*)shop-pass=([\w-]+)(?:;|$)/.exec(cookie)?.[1];
  return pass && pass.length <= LONGEST_PASS ? pass : undefined;
}
