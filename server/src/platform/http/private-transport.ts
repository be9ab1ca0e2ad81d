import type { FastifyRequest } from 'fastify';

/**
 * True for a request over https, as a trusted proxy says, and for one from the machine to itself. `publicUrl` speaks for the proxy
 * where none is trusted by name.
 */
export function createPrivateTransport(publicUrl: string, trustsProxies: boolean) {
  const { protocol, host: publicHost } = new URL(publicUrl);
  const isBehindHttps = protocol === 'https:' && !trustsProxies;
  return ({ protocol: used, ip, headers: { host = '' } }: Pick<FastifyRequest, 'protocol' | 'ip' | 'headers'>) =>
    used === 'https' || (isBehindHttps && host === publicHost) || (isLoopback(ip) && isLoopbackName(host));
}

function isLoopback(address = ''): boolean {
  return /^(?:::ffff:)?127\./.test(address) || address === '::1';
}

/** A name of another site may lead to this machine (DNS rebinding), so the name counts too. */
function isLoopbackName(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);
}
