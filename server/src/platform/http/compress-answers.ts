import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { compressBrotli } from '../cache/compress-brotli.ts';
import { chooseEncoding } from '../cache/stored-response.ts';

const zip = promisify(gzip);

/**
 * Below this size an answer fits the first few packets in any encoding, and compression costs more time than it saves.
 */
const COMPRESS_FROM_BYTES = 4_000;
/** Compressed for one reader: quality 4 of 11 compresses almost as well as 5 in half the time. */
const BROTLI_QUALITY = 4;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json|javascript)|image\/svg\+xml)/;

/**
 * Compresses responses computed for one reader: uncached answers of the API, refusals. Cached answers and built files
 * have their compressed forms. No body here mixes secrets with an attacker's text that another site could request
 * (BREACH): the session is in a header that no foreign page knows.
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type')))) {
      return payload;
    }
    addVary(reply.getHeader('vary'), (value) => reply.header('vary', value));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity' || Buffer.byteLength(payload) < COMPRESS_FROM_BYTES) return payload;
    const compressed = encoding === 'br' ? await compressBrotli(payload, BROTLI_QUALITY) : await zip(payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed;
  });
}

function addVary(present: unknown, set: (value: string) => void): void {
  const names = typeof present === 'string' ? present : '';
  if (!/accept-encoding|\*/i.test(names)) set(names ? `${names}, Accept-Encoding` : 'Accept-Encoding');
}
