import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const packElsewhere = promisify(brotliCompress);
/** Up to here packing takes a fifth of a millisecond, which is what handing it to another thread and back takes. */
const AT_ONCE_BYTES = 32_000;
/** Above it the time grows tenfold. */
const AT_ONCE_QUALITY = 5;

/**
 * What packing at once reads from and writes to. zlib's engine is an object of the system, and V8 takes such back only in full
 * collections, with what they hold: the body, and 16 kB to write to unless told (docs/decisions/0082).
 */
const readFrom = Buffer.allocUnsafeSlow(AT_ONCE_BYTES * 3);
const PIECE_BYTES = 1_500;

/** Powers of two that brotli knows for how far back it looks. */
const LEAST_WINDOW = 10;
const MOST_WINDOW = 22;

/** Packs a body with brotli of a quality from 0 to 11: small ones here and now, large ones in another thread. */
export async function packBrotli(body: Buffer | string, quality: number): Promise<Buffer> {
  // A text of so many letters has up to three times as many bytes.
  if (quality <= AT_ONCE_QUALITY && body.length <= AT_ONCE_BYTES) {
    const length = typeof body === 'string' ? readFrom.write(body) : body.copy(readFrom);
    const params = paramsOf(length, quality);
    if (length <= AT_ONCE_BYTES)
      return exactly(brotliCompressSync(readFrom.subarray(0, length), { params, chunkSize: PIECE_BYTES }));
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return exactly(await packElsewhere(bytes, { params: paramsOf(bytes.length, quality) }));
}

/** A window no wider than the body packs it as small, in less memory and four fifths of the time. */
function paramsOf(length: number, quality: number): Record<number, number> {
  // 16 bytes of a window are brotli's own (RFC 7932 §9.1).
  const window = 32 - Math.clz32(length + 16);
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, LEAST_WINDOW), MOST_WINDOW),
  };
}

/** In memory of its own size: zlib hands out a part of what it wrote to, and all of that would be kept with it. */
function exactly(packed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(copy);
  return copy;
}
