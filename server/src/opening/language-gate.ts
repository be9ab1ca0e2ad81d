import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShopLanguages } from '@waha/contract';
import { API_PREFIX, pageLanguage } from '../platform/http/index.ts';

/** Calls of the admin, whose language is that of the staff. */
const ADMIN_CALLS = `${API_PREFIX}/admin/`;

/**
 * Lets a shop speak Arabic alone (docs/decisions/0149): every request is heard as an Arabic one. The state is held by every process and
 * read again when the settings change, so a shop in both languages pays nothing for it.
 */
export interface LanguageGate {
  isArabicOnly(): boolean;
  reload(): Promise<void>;
  /** Redirects an English address to the Arabic one; true when it answered. Other requests ask for Arabic from then on. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

export function createLanguageGate(read: () => Promise<{ languages: ShopLanguages }>): LanguageGate {
  let isArabicOnly = false;
  let started = 0;
  return {
    isArabicOnly: () => isArabicOnly,
    async reload() {
      started += 1;
      const mine = started;
      const { languages } = await read();
      // A reading that began later knows more.
      if (mine === started) isArabicOnly = languages === 'ar';
    },
    answer(request, response) {
      if (!isArabicOnly) return false;
      const { url = '/', headers } = request;
      // By what it is not: a router reads `/api/stor%65` as the API, too.
      if (!url.startsWith(ADMIN_CALLS)) headers['accept-language'] = 'ar';
      if (url.startsWith(API_PREFIX)) return false;
      // The choice of a language that is gone would lead back to its addresses.
      if (headers.cookie) headers.cookie = headers.cookie.replace(/(^|;\s*)locale=en(?=;|$)/, '$1locale=ar');
      if (pageLanguage(url) !== 'en') return false;
      response
        .writeHead(308, { location: arabicAddress(url), 'cache-control': 'no-cache', 'content-length': '0' })
        .end();
      return true;
    },
  };
}

/** The same address without its language. One slash at its start: two, or one and a backslash, would name another host. */
function arabicAddress(url: string): string {
  const rest = url.slice('/en'.length);
  // Data of the home page, as the router fetches it on the way back to it.
  if (rest.startsWith('.')) return `/_root${rest}`;
  return `/${rest.replace(/^[/\\]+/, '')}`;
}
