import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const packElsewhere = promisify(brotliCompress);
/** Up to here packing takes a fifth of a millisecond, which is what handing it to another thread and back takes. */
const AT_ONCE_BYTES = 32_000;
/** Above it the time grows tenfold. */
const QUICK_QUALITY = 5;

/**
 * What packing at once reads from and writes to. zlib's engine is an object of the system, and V8 takes such back only in full
 * collections, with what they hold: the body, and 16 kB to write to unless told (docs/decisions/0082).
 */
const readFrom = Buffer.allocUnsafeSlow(AT_ONCE_BYTES);
const PIECE_BYTES = 1_500;

/** Packs a body with brotli of a quality from 0 to 11: small ones here and now, large ones in another thread. */
export async function packBrotli(body: Buffer | string, quality: number): Promise<Buffer> {
  const length = Buffer.byteLength(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
  if (length > AT_ONCE_BYTES || quality > QUICK_QUALITY) return exactly(await packElsewhere(body, { params }));
  if (typeof body === 'string') readFrom.write(body);
  else body.copy(readFrom);
  return exactly(brotliCompressSync(readFrom.subarray(0, length), { params, chunkSize: PIECE_BYTES }));
}

/** In memory of its own size: zlib hands out a part of what it wrote to, and all of that would be kept with it. */
function exactly(packed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(copy);
  return copy;
}
