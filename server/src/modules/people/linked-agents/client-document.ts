import { z } from 'zod';

const LOCAL_HOSTS = new Set(['127.0.0.1', '[::1]']);
const LONGEST_NAME = 60;

/** The document of a client (draft-ietf-oauth-client-id-metadata-document): who it is, and where it may be answered. */
const documentShape = z.looseObject({
  client_id: z.string().max(400),
  client_name: z.string().max(2_000).optional(),
  redirect_uris: z.array(z.string().max(800)).min(1).max(50),
  token_endpoint_auth_method: z.string().max(60).optional(),
});

export interface AgentClient {
  id: string;
  host: string;
  /** As it calls itself: bounded, of one line, without signs that reorder or hide text. */
  name: string | null;
  redirectUris: readonly string[];
}

/**
 * Whether a client may be known by this address: one of https with a path, written as browsers write it. Clients at addresses of this
 * machine are for tests.
 */
export function isClientAddress(address: string, takesLocal: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isHere = takesLocal && url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname);
  const isPlain = url.username + url.password + url.hash === '' && !address.includes('#') && url.pathname !== '/';
  return (isHere || url.protocol === 'https:') && isPlain && url.href === address;
}

/** Reads the document that was fetched from the address of a client; undefined where it is not about that client. */
export function readClientDocument(address: string, body: unknown): AgentClient | undefined {
  const read = documentShape.safeParse(body);
  if (!read.success || read.data.client_id !== address) return undefined;
  const { redirect_uris: uris, client_name: name } = read.data;
  const redirectUris = uris.filter(isReturnAddress);
  return redirectUris.length === 0
    ? undefined
    : { id: address, host: new URL(address).host, name: nameOf(name), redirectUris };
}

/** Whether a decision may be told to this address: one of https, or a program on the customer's own device (RFC 8252 §7.3). */
function isReturnAddress(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#')) return false;
  const { protocol, username, password } = new URL(address);
  return username + password === '' && (protocol === 'https:' || isOnDevice(address));
}

/** Whether an address is one of the device of the customer. */
export function isOnDevice(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && LOCAL_HOSTS.has(hostname);
}

/** Whether an address is one of those declared: the same text, but for the port on the customer's own device, which is any. */
export function isDeclared(address: string, { redirectUris }: AgentClient): boolean {
  return redirectUris.some((one) => isSameReturn(one, address));
}

/** Whether two addresses are the same to be answered at: the same text, but for the port on the customer's own device. */
export function isSameReturn(one: string, other: string): boolean {
  if (one === other) return true;
  if (![one, other].every((address) => isReturnAddress(address) && isOnDevice(address))) return false;
  return withoutPort(one) === withoutPort(other);
}

function withoutPort(address: string): string {
  const { protocol, hostname, pathname, search } = new URL(address);
  return `${protocol}//${hostname}${pathname}${search}`;
}

function nameOf(given = ''): string | null {
  const name = given
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
  const short = [...name].slice(0, LONGEST_NAME).join('').trim();
  return /\p{L}/u.test(short) ? short.slice(0, LONGEST_NAME) : null;
}
