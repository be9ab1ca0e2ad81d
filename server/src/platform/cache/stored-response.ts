import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { packBrotli } from './pack-brotli.ts';

const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);
/** Below this a compressed answer is no smaller on the wire. */
const COMPRESS_FROM_BYTES = 600;
/**
 * Of 11. The best takes seventy times as long as a good one and saves an eighth; a quick one takes two fifths of its time, for
 * a tenth more bytes.
 */
const QUALITIES = { quick: 3, good: 5, best: 11 } as const;
export type Packing = keyof typeof QUALITIES;
/** Of header lines and what holds them together. */
const BESIDE_BODY_BYTES = 2_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a body with every header line that goes with it, ready for `writeHead`. */
export interface Variant {
  headers: string[];
  body: Buffer;
}

/**
 * A finished answer: the same bytes for everyone of a language. All browsers take brotli, so it is kept as that alone, in an
 * eighth of the room; what the few others take is made of it each time.
 */
export interface StoredResponse {
  status: number;
  /** As brotli packs it, or plain where packing saves nothing. */
  kept: Variant;
  isPacked: boolean;
  packing: Packing;
  /** Of `kept`: strong (RFC 9110 §8.8.3.3). The first is of these bytes, the rest of their looser forms. */
  etags: readonly [string, ...string[]];
  /** Of the body as it was packed first; stands for it in all its tags. */
  digest: string;
  /** Header lines of a 304 but for its tag: everything but the body's own. */
  notModifiedHeaders: string[];
  bytes: number;
}

/**
 * Packs the body and lays out the header lines. `headers` are those that do not depend on the encoding. A quick packing is for
 * what may never be asked for again: see packBetter.
 */
export async function storeResponse(
  status: number,
  body: Buffer | string,
  headers: Record<string, string>,
  packing: Packing = 'good',
): Promise<StoredResponse> {
  const common = Object.entries(headers).flat();
  const isPacked = body.length >= COMPRESS_FROM_BYTES || Buffer.byteLength(body) >= COMPRESS_FROM_BYTES;
  const encoding = isPacked ? 'br' : 'identity';
  const sent = isPacked ? await packBrotli(body, QUALITIES[packing]) : Buffer.from(body);
  // Of an eighth of the bytes: other bodies are packed into others.
  const digest = hash('sha256', sent, 'base64url').slice(0, 22);
  const etag = etagOf(digest, encoding);
  const kept = layOut(sent, common, { etag, encoding });
  const bytes = BESIDE_BODY_BYTES + kept.body.length;
  return { status, kept, isPacked, packing, etags: [etag], digest, notModifiedHeaders: common, bytes };
}

/** Another encoding has another tag. */
function etagOf(digest: string, encoding: Encoding): string {
  return `"${digest}${{ br: '-br', gzip: '-gz', identity: '' }[encoding]}"`;
}

/** The tags whoever has this answer in an encoding may know it by. */
export function etagsIn({ isPacked, etags, digest }: StoredResponse, encoding: Encoding): readonly string[] {
  return !isPacked || encoding === 'br' ? etags : [etagOf(digest, encoding)];
}

/** The answer in an encoding; what is not as it is kept takes a moment. */
export function variantIn(stored: StoredResponse, encoding: Encoding): Variant | Promise<Variant> {
  return !stored.isPacked || encoding === 'br' ? stored.kept : repack(stored, encoding);
}

async function repack(
  { kept, digest, notModifiedHeaders }: StoredResponse,
  encoding: 'gzip' | 'identity',
): Promise<Variant> {
  const plain = await unpack(kept.body);
  const body = encoding === 'gzip' ? await zip(plain) : plain;
  return layOut(body, notModifiedHeaders, { etag: etagOf(digest, encoding), encoding });
}

/** Packs again, smaller, in place; readers under way keep what they have. */
export async function packBetter(stored: StoredResponse, packing: Packing): Promise<void> {
  if (!stored.isPacked || QUALITIES[packing] <= QUALITIES[stored.packing]) return;
  // Whoever comes meanwhile need not do it as well.
  stored.packing = packing;
  const body = await packBrotli(await unpack(stored.kept.body), QUALITIES[packing]);
  if (body.length >= stored.kept.body.length) return;
  // Other bytes, so another tag; whoever has the looser form is spared this one all the same.
  const etag = stored.etags[0].replace(/"$/, `${QUALITIES[packing]}"`);
  stored.etags = [etag, ...stored.etags];
  stored.kept = layOut(body, stored.notModifiedHeaders, { etag, encoding: 'br' });
}

function layOut(
  body: Buffer,
  common: readonly string[],
  { etag, encoding }: { etag: string; encoding: Encoding },
): Variant {
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...common, 'etag', etag, ...encoded, 'content-length', String(body.length)], body };
}

/** The best encoding a client accepts (RFC 9110 §12.5.3), a weight of 0 meaning "not this one". */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}
