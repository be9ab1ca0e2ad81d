import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';

const LONGEST = 253;
/** Names that no public domain ends in (RFC 2606, RFC 6761, RFC 6762). */
const RESERVED = ['localhost', 'local', 'test', 'invalid', 'example', 'internal', 'arpa'];

/**
 * Reads a domain as people paste it: with or without `https://`, in Arabic letters or punycode, with a path or a dot behind it. Returns
 * the name as DNS writes it; undefined where it is none that the public can reach.
 */
export function readHostName(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.port !== '' || url.username + url.password !== '') return undefined;
  const name = url.hostname.replace(/\.$/, '');
  const labels = name.split('.');
  const isName = labels.length > 1 && labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  if (!isName || name.length > LONGEST || isIP(name) !== 0 || RESERVED.includes(labels.at(-1) ?? '')) return undefined;
  return name;
}

/** A domain as its owner writes it. */
export const shownHostName = (name: string): string => domainToUnicode(name) || name;
