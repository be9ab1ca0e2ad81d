import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const packElsewhere = promisify(brotliCompress);
/** Up to here packing takes a fifth of a millisecond, which is what handing it to another thread and back takes. */
const AT_ONCE_BYTES = 32_000;
/** Above it the time grows tenfold. */
const QUICK_QUALITY = 5;

/** Packs a body with brotli of a quality from 0 to 11: small ones here and now, large ones in another thread. */
export async function packBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const isQuick = body.length <= AT_ONCE_BYTES && quality <= QUICK_QUALITY;
  return exactly(isQuick ? brotliCompressSync(body, { params }) : await packElsewhere(body, { params }));
}

/** In memory of its own size: zlib hands out a part of what it wrote to, and all of that would be kept with it. */
function exactly(packed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(copy);
  return copy;
}
