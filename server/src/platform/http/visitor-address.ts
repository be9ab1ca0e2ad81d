import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** The bare address of one written in a header: `1.2.3.4:567`, `[2001:db8::1]:443` and zones are understood. */
export function bareAddress(written: string): string {
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const withoutPort = bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  const address = withoutPort.replace(/%.*$/, '');
  return isIPv6(address) ? (mappedIPv4(address) ?? address) : address;
}

/**
 * The network that identifies a visitor: an IPv4 address, or the /64 of an IPv6 one. A household or a rented server has
 * a /64 to itself and can use any of its 2^64 addresses. An IPv4-mapped IPv6 address is its IPv4 address. All
 * unreadable addresses count as one visitor: behind a proxy that forwards any text, a client could otherwise appear as
 * many.
 */
export function visitorNetwork(written: string): string {
  const address = bareAddress(written);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unreadable';
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The network of an address together with its neighbours: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export function sharedNetwork(written: string): string {
  const own = visitorNetwork(written);
  return isIPv4(own) ? `${own.slice(0, own.lastIndexOf('.'))}.0/24` : own;
}

/** A function that is true for addresses in these ranges, in any notation. */
export function createTrust(ranges: readonly string[]): (written: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return (written) => {
    const address = bareAddress(written);
    return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/**
 * A function that reads the client's address behind these proxies, as Fastify's `request.ip`; undefined once the
 * connection is closed.
 */
export function createAddressReader(proxies: readonly string[]): (request: IncomingMessage) => string | undefined {
  if (proxies.length === 0) return ({ socket }) => socket.remoteAddress;
  const trust = createTrust(proxies);
  return (request) => proxyAddr(request, trust);
}

function mappedIPv4(address: string): string | undefined {
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The last four bytes may be written as an IPv4 address.
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [read(head), read(tail ?? '')];
  return tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill(0), ...last];
}
