import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const compressInThread = promisify(brotliCompress);
/** Up to this size compression takes a fifth of a millisecond, as long as a round trip to another thread. */
const SYNC_BYTES = 32_000;
/** Above this quality the time grows tenfold. */
const SYNC_QUALITY = 5;

/**
 * The input buffer of synchronous compression. V8 frees a zlib engine only in a full collection, together with all
 * objects it references: the body, and an output buffer of 16 kB unless `chunkSize` is set (docs/decisions/0082).
 */
const input = Buffer.allocUnsafeSlow(SYNC_BYTES * 3);
const OUTPUT_CHUNK_BYTES = 1_500;

/** The bounds of brotli's window, as powers of two. */
const MIN_WINDOW = 10;
const MAX_WINDOW = 22;

/** Compresses with brotli of a quality from 0 to 11: small bodies synchronously, large ones in another thread. */
export async function compressBrotli(body: Buffer | string, quality: number): Promise<Buffer> {
  // A string has up to three bytes a character in UTF-8.
  if (quality <= SYNC_QUALITY && body.length <= SYNC_BYTES) {
    const length = typeof body === 'string' ? input.write(body) : body.copy(input);
    const params = paramsOf(length, quality);
    if (length <= SYNC_BYTES)
      return exactCopy(brotliCompressSync(input.subarray(0, length), { params, chunkSize: OUTPUT_CHUNK_BYTES }));
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return exactCopy(await compressInThread(bytes, { params: paramsOf(bytes.length, quality) }));
}

/**
 * A window as wide as the body compresses it as well as a wider one, with less memory and in four fifths of the time.
 */
function paramsOf(length: number, quality: number): Record<number, number> {
  // Brotli itself uses 16 bytes of a window (RFC 7932 §9.1).
  const window = 32 - Math.clz32(length + 16);
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, MIN_WINDOW), MAX_WINDOW),
  };
}

/** A copy of exact size: zlib returns a slice of its output buffer, which would stay allocated as a whole. */
function exactCopy(packed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(copy);
  return copy;
}
