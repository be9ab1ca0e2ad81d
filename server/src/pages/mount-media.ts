import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../platform/errors/index.ts';
import { hasSameTag, readRange } from '../platform/http/index.ts';
import { IMMUTABLE, MEDIA_PATH, SHOWN } from '../platform/media/index.ts';
import { type ByteRange, type FileStorage, isKey, type StoredFile } from '../platform/storage/index.ts';

/** Other origins show pictures too: apps, pages, and a CDN that serves them under its own name. */
const forEverybody = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/** Serves stored pictures. Their names come from their content, so they may be cached for ever. */
export function mountMedia(server: FastifyInstance, storage: FileStorage): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: `${MEDIA_PATH}/*`,
    // Fastify's own HEAD would read the file to throw it away.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      // Fastify's own name of the wildcard parameter.
      const key = `${SHOWN}/${(request.params as { '*': string })['*']}`;
      if (!isKey(key)) refuse('request.not_found');
      reply.headers(forEverybody);
      return send(request, reply, { storage, key });
    },
  });
}

interface Asked {
  storage: FileStorage;
  key: string;
}

/**
 * Sends a file. A plain GET makes one request to the storage; a conditional or range request reads the metadata first.
 */
async function send(request: FastifyRequest, reply: FastifyReply, { storage, key }: Asked) {
  const { headers, method } = request;
  const isPlain = method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined;
  if (isPlain) return sendBody(reply, { storage, key }, undefined);
  const file = (await storage.head(key)) ?? refuse('request.not_found');
  describe(reply, file);
  if (hasSameTag(headers['if-none-match'], file.etag)) return reply.code(304).send();
  const range = readRange(headers, file);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${file.size}`, 'cache-control': 'no-store' })
      .send();
  }
  if (method === 'GET') return sendBody(reply, { storage, key }, range);
  return reply.header('content-length', file.size).send();
}

async function sendBody(reply: FastifyReply, { storage, key }: Asked, range: ByteRange | undefined) {
  const { file, body } = (await storage.read(key, range)) ?? refuse('request.not_found');
  describe(reply, file);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.header('content-length', range ? range.end - range.start + 1 : file.size).send(body);
}

function describe(reply: FastifyReply, file: StoredFile): void {
  reply.headers({
    'content-type': file.contentType,
    'cache-control': IMMUTABLE,
    etag: file.etag,
    'last-modified': file.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
  });
}
