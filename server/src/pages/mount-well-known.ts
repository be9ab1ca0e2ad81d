import type { FastifyInstance } from 'fastify';

export interface WellKnownOptions {
  /** Public address of the shop, without a slash at its end. */
  origin: string;
  /** The shop's mail address; empty where it has none. */
  readEmail: () => Promise<string>;
  now: () => number;
  /** The domains of the shop. */
  domain: { token(): string; isOurs(host: string): boolean };
}

const DAY_MS = 86_400_000;
/** RFC 9116 §2.5.5 advises less than a year, so that the address of a closed shop expires. */
const VALID_DAYS = 180;

/**
 * Serves well-known addresses: the contact for security reports, the page where a password is changed, and what tells the shop that a
 * domain leads to it.
 */
export function mountWellKnown(server: FastifyInstance, { origin, readEmail, now, domain }: WellKnownOptions): void {
  server.get('/.well-known/security.txt', async (_, reply) => {
    const email = await readEmail();
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    const lines = [
      ...(email ? [`Contact: mailto:${email}`] : []),
      `Contact: ${origin}/contact`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: ar, en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
  server.get('/.well-known/shop-address', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(domain.token()),
  );
  // Asked by a proxy that fetches certificates by itself (`on_demand_tls` of Caddy).
  server.get<{ Querystring: { domain?: unknown } }>('/.well-known/shop-address/ask', async ({ query }, reply) =>
    reply
      .header('cache-control', 'no-store')
      .code(domain.isOurs(String(query.domain).toLowerCase()) ? 204 : 404)
      .send(),
  );
  // W3C: A Well-Known URL for Changing Passwords. The page redirects English readers.
  server.get('/.well-known/change-password', async (_, reply) =>
    reply.header('cache-control', 'no-store').redirect('/account/settings', 302),
  );
}
