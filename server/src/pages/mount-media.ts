import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves stored pictures. Their names come from their content, so they may be kept for ever. */
export async function mountMedia(server: FastifyInstance, directory: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: directory,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
