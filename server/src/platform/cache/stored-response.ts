import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this a compressed answer is no smaller on the wire. */
const COMPRESS_FROM_BYTES = 600;
/** 5 of 11: near the best size at a tenth of its time; the answer is kept, but a purge may come soon. */
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a body with every header line that goes with it, ready for `writeHead`. */
export interface Variant {
  /** Strong: another encoding has another (RFC 9110 §8.8.3.3). The first is of these bytes, the rest of their looser forms. */
  etags: readonly [string, ...string[]];
  headers: string[];
  body: Buffer;
}

/** A finished answer: the same bytes for everyone of a language. */
export interface StoredResponse {
  status: number;
  variants: Record<Encoding, Variant>;
  /** Header lines of a 304 but for its tag: everything but the body's own. */
  notModifiedHeaders: string[];
  bytes: number;
}

/** Compresses once and lays out the header lines. `headers` are those that do not depend on the encoding. */
export async function storeResponse(
  status: number,
  body: Buffer,
  headers: Record<string, string>,
): Promise<StoredResponse> {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const common = Object.entries(headers).flat();
  const bodies = await compress(body);
  const identity = variant(body, common, { etags: [`"${digest}"`] });
  const variants: Record<Encoding, Variant> = {
    br: bodies.br === body ? identity : variant(bodies.br, common, { etags: [`"${digest}-br"`], encoding: 'br' }),
    gzip:
      bodies.gzip === body ? identity : variant(bodies.gzip, common, { etags: [`"${digest}-gz"`], encoding: 'gzip' }),
    identity,
  };
  return {
    status,
    variants,
    notModifiedHeaders: common,
    bytes: 2_000 + body.length + bodies.br.length + bodies.gzip.length,
  };
}

/** Compresses the brotli form again as small as it gets, in place; readers under way keep what they have. */
export async function compressHarder(stored: StoredResponse): Promise<void> {
  const { identity, br } = stored.variants;
  if (br.body === identity.body) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.body.length };
  const body = await brotli(identity.body, { params });
  if (body.length >= br.body.length) return;
  // Other bytes, so another tag; whoever has the looser form is spared this one all the same.
  const etags = [br.etags[0].replace(/"$/, '11"'), ...br.etags] as const;
  stored.variants.br = variant(body, stored.notModifiedHeaders, { etags, encoding: 'br' });
}

async function compress(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  if (body.length < COMPRESS_FROM_BYTES) return { br: body, gzip: body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzipped] = await Promise.all([brotli(body, { params }), zip(body)]);
  return { br, gzip: gzipped };
}

function variant(
  body: Buffer,
  common: readonly string[],
  { etags, encoding }: { etags: Variant['etags']; encoding?: 'br' | 'gzip' },
): Variant {
  const encoded = encoding ? ['content-encoding', encoding] : [];
  const headers = [...common, 'etag', etags[0], ...encoded, 'content-length', String(body.length)];
  return { etags, headers, body };
}

/** The best encoding a client accepts (RFC 9110 §12.5.3), a weight of 0 meaning "not this one". */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}
