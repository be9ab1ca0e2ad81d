import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { plainSecurityHeaders, readRange } from '../../../platform/http/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { digitalKey } from '../../content/uploads/index.ts';
import { DOWNLOADS_PATH, openDownload } from './download-links.ts';
import { findFetchable } from './files.store.ts';

interface DownloadDeps {
  db: Database;
  now: () => number;
  storage: FileStorage;
  seal: Seal;
}

/** A download program fetches a file in parts; more requests than this share an address with strangers. */
const MOST_REQUESTS_AN_HOUR = 60;

/**
 * Serves files of digital goods by addresses that were made for one download. What was refunded meanwhile is not served. A
 * browser stores the file and never shows it as a page of the shop.
 */
export function mountDownloads(server: FastifyInstance, deps: DownloadDeps): void {
  server.get<{ Params: { token: string } }>(`${DOWNLOADS_PATH}/:token`, { exposeHeadRoute: false }, (request, reply) =>
    send(request, reply, deps),
  );
}

async function send(
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
  { db, now, storage, seal }: DownloadDeps,
) {
  const at = new Date(now());
  const grant = (await openDownload(seal, request.params.token, at)) ?? refuse('digital.file_unknown');
  const bucket = `download ${grant.item} ${grant.file}`;
  await countAgainstLimit(db, { bucket, most: MOST_REQUESTS_AN_HOUR, minutes: 60, code: 'request.rate_limited' });
  const file = (await findFetchable(db, grant.item, grant.file, at)) ?? refuse('digital.file_unknown');
  const key = digitalKey(grant.file);
  const stored = (await storage.head(key)) ?? refuse('digital.file_unknown');
  reply.headers({
    ...plainSecurityHeaders,
    'cache-control': 'private, no-store',
    'content-type': file.media_type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'accept-ranges': 'bytes',
    'x-robots-tag': 'noindex',
    etag: stored.etag,
  });
  const range = readRange(request.headers, stored);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${stored.size}`).send();
  const { body } = (await storage.read(key, range)) ?? refuse('digital.file_unknown');
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${stored.size}`);
  return reply.header('content-length', range ? range.end - range.start + 1 : stored.size).send(body);
}
