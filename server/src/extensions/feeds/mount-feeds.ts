import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { type FeedProduct, type FeedProvider, isSameSecret } from '@waha/extend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bulkhead } from '../../platform/bulkheads/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { hasSameTag, plainSecurityHeaders, visitorOf } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { addressMedia } from '../../platform/media/index.ts';
import type { TokenBuckets } from '../../platform/rate-limit/index.ts';
import type { Language } from '../../platform/text/index.ts';
import type { Adapter, Extensions } from '../open-extensions.ts';
import { createDownloads } from './count-downloads.ts';
import { noteFeedReading } from './feed-readings.store.ts';
import type { FeedSource } from './feed-source.ts';
import { createFeedKeeper, type FeedKeeper, type KeptFeed } from './keep-feeds.ts';
import { writeFeed } from './write-feed.ts';

export interface FeedHost {
  extensions: Extensions;
  source: FeedSource;
  bulkhead: Bulkhead;
  tokenBuckets: TokenBuckets;
  isClosed: () => boolean;
  isArabicOnly: () => boolean;
  db: Database;
  log: Log;
  now: () => number;
  /** Public address of the shop, without a slash at its end. */
  origin: string;
  mediaUrl: string;
  dataDir: string;
}

const CLOSED_SECONDS = 3_600;
const BUSY_SECONDS = 60;
/** A million products take some minutes. */
const LONGEST_MAKING_MS = 30 * 60_000;
const NOTED_EVERY_MS = 60_000;
/** A slower reader would hold a place of a download from others. */
const LONGEST_SENDING_MS = 10 * 60_000;

const written = z.object({
  digest: z.string(),
  products: z.int(),
  leftOut: z.record(z.string(), z.int()),
});

/** The path of a feed: `/feeds/acme/ar.xml`. */
export const feedPath = (name: string, language: Language, { fileEnding }: Pick<FeedProvider, 'fileEnding'>) =>
  `/feeds/${name}/${language}.${fileEnding}`;

/**
 * Mounts the feeds of extensions. One that is off answers 404 as an unknown one does, and so does a wrong key; a closed shop 503. A
 * feed is made when it is asked for and something it shows has changed, so an idle shop makes none.
 */
export function mountFeeds(server: FastifyInstance, host: FeedHost): Pick<FeedKeeper, 'invalidate'> {
  const keeper = createFeedKeeper({ now: host.now, folder: join(host.dataDir, 'feeds') });
  const downloads = createDownloads();
  const notedAtMs = new Map<string, number>();
  server.addHook('onClose', () => keeper.close());
  server.route<{ Params: { extension: string; file: string }; Querystring: { key?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/feeds/:extension/:file',
    async handler(request, reply) {
      const asked = findFeed(host, request.params, request.query.key);
      if (!asked) return reply.callNotFound();
      if (host.isClosed()) refuse('server.unavailable', {}, { retryAfterSeconds: CLOSED_SECONDS });
      const visitor = visitorOf(request.ip);
      host.tokenBuckets.check(visitor);
      host.tokenBuckets.spend(visitor);
      const { adapter, language } = asked;
      const key = `${adapter.name} ${language}`;
      const feed = await keeper.get(key, (file, changesAt) => make(host, asked, { file, changesAt }));
      if (host.now() - (notedAtMs.get(key) ?? 0) >= NOTED_EVERY_MS) {
        notedAtMs.set(key, host.now());
        void note(host, asked, feed);
      }
      return send(request, reply, { feed, port: adapter.port, end: () => downloads.begin(visitor) });
    },
  });
  return keeper;
}

interface Asked {
  adapter: Adapter<FeedProvider>;
  language: Language;
}

function findFeed(
  { extensions, isArabicOnly }: FeedHost,
  { extension, file }: { extension: string; file: string },
  key: unknown,
): Asked | undefined {
  const adapter = extensions.feeds.find(({ name }) => name === extension);
  const language = (['ar', 'en'] as const).find((one) => file === `${one}.${adapter?.port.fileEnding}`);
  if (!adapter || !language || (language === 'en' && isArabicOnly())) return undefined;
  const wanted = adapter.port.key;
  if (wanted !== null && !(typeof key === 'string' && isSameSecret(key, wanted))) return undefined;
  return { adapter, language };
}

async function make(
  { source, bulkhead, origin, mediaUrl }: FeedHost,
  { adapter, language }: Asked,
  { file, changesAt }: { file: string; changesAt: (atMs: number) => void },
) {
  return bulkhead.run('feeds', async () => {
    const [identity, delivery] = await Promise.all([source.storeIdentity(), source.standardDelivery()]);
    const shop = {
      name: identity.name[language],
      url: language === 'en' ? `${origin}/en` : origin,
      language,
      delivery,
    };
    const absolute = (path: string) => new URL(addressMedia({ url: path }, mediaUrl).url, origin).href;
    async function* products(): AsyncGenerator<FeedProduct> {
      for await (const { path, imagePaths, ...item } of source.feedItems({ language, changesAt })) {
        yield { ...item, url: `${origin}${path}`, imageUrls: imagePaths.map(absolute) };
      }
    }
    return adapter.call('feed.write', { shape: written, timeoutMs: LONGEST_MAKING_MS }, () =>
      writeFeed(adapter.port, { products: products(), shop, file }),
    );
  });
}

async function note({ db, log, now }: FeedHost, { adapter, language }: Asked, feed: KeptFeed): Promise<void> {
  const { madeAt, products, leftOut } = feed;
  const noted = { feed: adapter.name, language, readAt: new Date(now()), madeAt, products, leftOut };
  await noteFeedReading(db, noted).catch((error: unknown) =>
    log.warn({ err: error }, 'the reading of a feed could not be noted'),
  );
}

interface Sent {
  feed: KeptFeed;
  port: FeedProvider;
  /** Begins a download; returns how it is ended, undefined where there are too many. */
  end: () => (() => void) | undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, { feed, port, end }: Sent): FastifyReply {
  const isPacked = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? '');
  const etags = { packed: `"${feed.digest}-gzip"`, plain: `"${feed.digest}"` };
  reply.headers({
    ...plainSecurityHeaders,
    // A secret address has no business in caches of others.
    'cache-control': port.key === null ? 'public, no-cache' : 'private, no-cache',
    etag: isPacked ? etags.packed : etags.plain,
    'last-modified': feed.madeAt.toUTCString(),
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
  });
  const held = request.headers['if-none-match'];
  if (Object.values(etags).some((etag) => hasSameTag(held, etag))) return reply.code(304).send();
  reply.type(port.contentType);
  if (isPacked) reply.header('content-encoding', 'gzip');
  if (request.method === 'HEAD') return reply.send();
  const ended = end() ?? refuse('server.unavailable', {}, { retryAfterSeconds: BUSY_SECONDS });
  const tooSlow = setTimeout(() => reply.raw.destroy(), LONGEST_SENDING_MS).unref();
  reply.raw.once('close', () => {
    clearTimeout(tooSlow);
    ended();
  });
  const file = createReadStream(feed.file);
  if (isPacked) return reply.send(file);
  const plain = createGunzip();
  file.once('error', (error) => plain.destroy(error));
  plain.once('close', () => file.destroy());
  return reply.send(file.pipe(plain));
}
