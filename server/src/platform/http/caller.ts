import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type Actor, type Caller, isIdempotencyKey } from '../bind/index.ts';
import { refuse } from '../errors/index.ts';
import { readLanguage } from '../text/index.ts';
import { sharedNetwork, visitorNetwork } from './visitor-address.ts';

/** Where a bearer token comes from. */
export interface TokenSource {
  /** Identifies the visitor in rate limits; see `visitorOf`. */
  visitor: string;
  /** The /24 or /64 of the address, in clear text. */
  network: string;
}

/** Finds the actor of a bearer token; undefined for an unknown or expired one. */
export type FindActor = (token: string, source: TokenSource) => Promise<Actor | undefined>;

/** Reads the caller from the headers. Refuses an unknown token (401) and an unusable idempotency key (400). */
export async function readCaller(request: FastifyRequest, findActor: FindActor): Promise<Caller> {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !isIdempotencyKey(key))) refuse('request.malformed');
  return {
    language: readLanguage(request.headers['accept-language']),
    actor: await readActor(request, findActor),
    requestId: request.id,
    visitor: visitorOf(request.ip),
    network: networkOf(request.ip),
    isUnasked: isUnasked(request.headers),
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    ...(key !== undefined && { idempotencyKey: key }),
  };
}

export type ReadCaller = (request: FastifyRequest) => Promise<Caller>;

/**
 * Returns the caller of a route outside the contract after checking the store key (401 otherwise). Refuses machine
 * tokens: their scopes name calls of the contract.
 */
export function createReadCaller({ storeKey, findActor }: { storeKey: string; findActor: FindActor }): ReadCaller {
  return async (request) => {
    checkStoreKey(request, storeKey);
    const caller = await readCaller(request, findActor);
    if (caller.actor.kind === 'machine') refuse('auth.forbidden');
    return caller;
  };
}

export function checkStoreKey(request: FastifyRequest, storeKey: string): void {
  const given = request.headers['x-api-key'];
  if (typeof given !== 'string' || !equalText(given, storeKey)) refuse('auth.api_key_invalid');
}

function equalText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readActor({ headers, ip }: FastifyRequest, findActor: FindActor): Promise<Actor> {
  const { authorization } = headers;
  if (!authorization) return { kind: 'guest' };
  const token = /^Bearer ([\w.~+/-]{20,200}=*)$/i.exec(authorization)?.[1];
  if (!token) refuse('auth.token_invalid');
  // A closed connection has no address.
  const source = { visitor: visitorOf(ip), network: sharedNetwork(ip ?? '') };
  return (await findActor(token, source)) ?? refuse('auth.token_invalid');
}

/**
 * The visitor of an address, as a hash: rate limits distinguish visitors without storing addresses; see visitorNetwork.
 * A closed connection has no address, contrary to Fastify's types: all of these are one visitor.
 */
export function visitorOf(address = ''): string {
  const known = visitors.get(address);
  if (known !== undefined) return known;
  const visitor = hashed(`visitor ${visitorNetwork(address)}`);
  if (visitors.size >= MAX_CACHED_VISITORS) visitors.clear();
  if (address.length <= LONGEST_ADDRESS) visitors.set(address, visitor);
  return visitor;
}

/** A hash of the network of an address (`sharedNetwork`), which does not reveal it. */
export function networkOf(address = ''): string {
  return hashed(`network ${sharedNetwork(address)}`);
}

/** A cache of hashes: visitors send many requests, and a flood would otherwise cost thousands of hashes a second. */
const visitors = new Map<string, string>();
const MAX_CACHED_VISITORS = 1_000;
/** The length of the longest IPv6 notation, which ends in an IPv4 address. */
const LONGEST_ADDRESS = 45;

function hashed(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/** Browsers set these headers themselves, and no page can change them (Fetch Metadata; `Purpose` is its older name). */
function isUnasked(headers: IncomingHttpHeaders): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' ');
  return headers['sec-fetch-site'] === 'cross-site' || /prefetch|prerender|preview/i.test(purposes);
}
