import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { compressBrotli } from './compress-brotli.ts';

const zip = promisify(gzip);
const decompress = promisify(brotliDecompress);
/** Below this size compression saves nothing on the wire. */
const COMPRESS_FROM_BYTES = 600;
/**
 * Brotli qualities, of 11. `best` takes seventy times as long as `good` and saves an eighth; `quick` takes two fifths of the
 * time of `good`, for a tenth more bytes.
 */
const QUALITIES = { quick: 3, good: 5, best: 11 } as const;
export type Compression = keyof typeof QUALITIES;
/** Memory of the header lines and the object. */
const OVERHEAD_BYTES = 2_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a body with all its header lines, ready for `writeHead`. */
export interface Variant {
  headers: string[];
  body: Buffer;
}

/**
 * A finished HTTP response, the same bytes for all readers of a language. All browsers accept brotli, so only that is stored,
 * in an eighth of the memory; other encodings are computed from it for each request.
 */
export interface StoredResponse {
  status: number;
  /** Compressed with brotli, or plain where compression saves nothing. */
  variant: Variant;
  isCompressed: boolean;
  compression: Compression;
  /**
   * Strong tags of `variant` (RFC 9110 §8.8.3.3): the first is of its present bytes, the rest of earlier compressions.
   */
  etags: readonly [string, ...string[]];
  /** Hash of the first compressed body; part of all its tags. */
  digest: string;
  /** Header lines of a 304 without its tag: all but those of the body. */
  notModifiedHeaders: string[];
  bytes: number;
}

/**
 * Compresses the body and builds the header lines. `headers` are those that do not depend on the encoding. `quick` suits
 * answers that may never be requested again; see upgradeCompression.
 */
export async function storeResponse(
  status: number,
  body: Buffer | string,
  headers: Record<string, string>,
  compression: Compression = 'good',
): Promise<StoredResponse> {
  const common = Object.entries(headers).flat();
  const isCompressed = body.length >= COMPRESS_FROM_BYTES || Buffer.byteLength(body) >= COMPRESS_FROM_BYTES;
  const encoding = isCompressed ? 'br' : 'identity';
  const sent = isCompressed ? await compressBrotli(body, QUALITIES[compression]) : Buffer.from(body);
  // Hashes the compressed bytes, an eighth of the body: different bodies have different compressed bytes.
  const digest = hash('sha256', sent, 'base64url').slice(0, 22);
  const etag = etagOf(digest, encoding);
  const variant = buildVariant(sent, common, { etag, encoding });
  const bytes = OVERHEAD_BYTES + variant.body.length;
  return { status, variant, isCompressed, compression, etags: [etag], digest, notModifiedHeaders: common, bytes };
}

/** The tag of an encoding. */
function etagOf(digest: string, encoding: Encoding): string {
  return `"${digest}${{ br: '-br', gzip: '-gz', identity: '' }[encoding]}"`;
}

/** All valid tags of an answer in an encoding. */
export function etagsIn({ isCompressed, etags, digest }: StoredResponse, encoding: Encoding): readonly string[] {
  return !isCompressed || encoding === 'br' ? etags : [etagOf(digest, encoding)];
}

/** The answer in an encoding; asynchronous where it is not the stored one. */
export function variantIn(stored: StoredResponse, encoding: Encoding): Variant | Promise<Variant> {
  return !stored.isCompressed || encoding === 'br' ? stored.variant : transcode(stored, encoding);
}

async function transcode(
  { variant, digest, notModifiedHeaders }: StoredResponse,
  encoding: 'gzip' | 'identity',
): Promise<Variant> {
  const plain = await decompress(variant.body);
  const body = encoding === 'gzip' ? await zip(plain) : plain;
  return buildVariant(body, notModifiedHeaders, { etag: etagOf(digest, encoding), encoding });
}

/** Recompresses in place with a higher quality; responses under way keep their variant. */
export async function upgradeCompression(stored: StoredResponse, compression: Compression): Promise<void> {
  if (!stored.isCompressed || QUALITIES[compression] <= QUALITIES[stored.compression]) return;
  // Set first, so that concurrent calls do not repeat it.
  stored.compression = compression;
  const body = await compressBrotli(await decompress(stored.variant.body), QUALITIES[compression]);
  if (body.length >= stored.variant.body.length) return;
  // Recompressed bytes need another tag; clients with an earlier compression still get a 304.
  const etag = stored.etags[0].replace(/"$/, `${QUALITIES[compression]}"`);
  stored.etags = [etag, ...stored.etags];
  stored.variant = buildVariant(body, stored.notModifiedHeaders, { etag, encoding: 'br' });
}

function buildVariant(
  body: Buffer,
  common: readonly string[],
  { etag, encoding }: { etag: string; encoding: Encoding },
): Variant {
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...common, 'etag', etag, ...encoded, 'content-length', String(body.length)], body };
}

/** The best encoding a client accepts (RFC 9110 §12.5.3); a weight of 0 excludes one. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}
