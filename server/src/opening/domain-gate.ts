import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Domain } from '../modules/shop/settings/index.ts';
import { API_PREFIX } from '../platform/http/index.ts';

/**
 * The domains of a shop (docs/decisions/0197). The state is held by every process and read again when the settings change: a shop
 * whose domain was not set here pays nothing for it.
 */
export interface DomainGate {
  reload(): Promise<void>;
  /** Leads pages of former domains to the present one; true when it answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Token by which the shop knows itself under a domain; empty where there is none. */
  token(): string;
  /** Whether a proxy may fetch a certificate for a host name. */
  isOurs(host: string): boolean;
}

/** Paths that others than readers ask for: their addresses were given to providers and apps, which follow no redirects. */
const STAYS = [API_PREFIX, '/.well-known/', '/media/', '/ready', '/health'];

/** `www.` before a domain, or the domain without it. */
const twinOf = (domain: string) => (domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`);

export function createDomainGate(
  read: () => Promise<Domain>,
  { origin, isFixed }: { origin: string; isFixed: boolean },
): DomainGate {
  let domain: Domain = { inUse: null, wanted: null, former: [], token: '' };
  let leading = new Set<string>();
  let started = 0;
  const own = new URL(origin).hostname;
  return {
    token: () => domain.token,
    isOurs: (host) => {
      const { inUse, wanted, former } = domain;
      const named = [inUse, wanted, ...former].filter((one) => one !== null);
      return [...named, ...named.map(twinOf)].includes(host);
    },
    async reload() {
      if (isFixed) return;
      started += 1;
      const mine = started;
      const found = await read();
      // A reading that began later knows more.
      if (mine !== started) return;
      domain = found;
      // Until the shop has started with a new domain, its former one is the present one.
      const isCurrent = found.inUse === own;
      leading = new Set(isCurrent ? [...found.former, twinOf(own)].filter((one) => one !== found.wanted) : []);
    },
    answer({ url = '/', method, headers }, response) {
      if (leading.size === 0 || (method !== 'GET' && method !== 'HEAD')) return false;
      const host = headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
      if (!leading.has(host) || STAYS.some((path) => url.startsWith(path))) return false;
      // One slash at its start: two would name another host.
      const location = `${origin}/${url.replace(/^[/\\]+/, '')}`;
      response.writeHead(308, { location, 'cache-control': 'no-cache', 'content-length': '0' }).end();
      return true;
    },
  };
}
