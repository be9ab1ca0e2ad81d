import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { adminSecurityHeaders, workerPolicy } from '../platform/http/index.ts';

export interface AdminOptions {
  /** The admin's built files. */
  directory: string;
  storeKey: string;
  /** The base URL of pictures; the admin's policy must allow it. */
  mediaUrl: string;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PLACE_OF_KEY = '%STORE_KEY%';

/**
 * Serves the admin: its files with an immutable cache policy, and one document for every address under /admin, where
 * the bundle finds its screen. The document is the same for all and shows no data before sign-in.
 */
export async function mountAdmin(
  server: FastifyInstance,
  { directory, storeKey, mediaUrl }: AdminOptions,
): Promise<void> {
  const page = await readFile(join(directory, 'index.html'), 'utf8');
  const document = page.replace(PLACE_OF_KEY, escapeAttribute(storeKey));
  const headers = {
    ...adminSecurityHeaders(mediaUrl),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
  await server.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/admin/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
  });
  const worker = await readFile(join(directory, 'sw.js'), 'utf8');
  const ofWorker = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, no-cache',
    'content-security-policy': workerPolicy(mediaUrl),
  };
  server.get('/admin/sw.js', async (_, reply) => reply.headers(ofWorker).send(worker));
  for (const url of ['/admin', '/admin/*']) server.get(url, async (_, reply) => reply.headers(headers).send(document));
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0)};`);
}
