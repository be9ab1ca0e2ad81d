import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bulkhead } from '../platform/bulkheads/index.ts';
import { TaggedCache } from '../platform/cache/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { plainSecurityHeaders, visitorOf } from '../platform/http/index.ts';
import { drawCard, IMMUTABLE, jpegOf, MEDIA_PATH, SHOWN } from '../platform/media/index.ts';
import { createTokenBuckets, unlimitedTokenBuckets } from '../platform/rate-limit/index.ts';
import { type FileStorage, isKey } from '../platform/storage/index.ts';
import type { Language } from '../platform/text/index.ts';

interface ShareCard {
  title: string;
  price: string;
  formerPrice: string | null;
  picture: string | null;
  hash: string;
}

export interface SharePictureOptions {
  storage: FileStorage;
  bulkhead: Bulkhead;
  isClosed: () => boolean;
  isArabicOnly: () => boolean;
  /** The card of a product on sale; undefined where there is none. */
  shareCardOf: (id: number, language: Language) => Promise<ShareCard | undefined>;
  now: () => number;
  /** Whether limits per visitor count. */
  limits: boolean;
}

/** Cards and pictures in memory: some three hundred. Their addresses name their content, so networks and CDNs keep them. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** A service fetches the pictures of a whole feed; two a second take less than half a core. */
const MADE_FOR_ONE_VISITOR = { most: 600, perSecond: 2, mostVisitors: 5_000 };
const CLOSED_SECONDS = 3_600;

const forEverybody = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/**
 * Draws the pictures that social networks show of a product, and gives stored pictures as JPEG. They are made one at a time when they
 * are asked for, of things that exist alone, and kept in bounded memory: nobody can fill a disk by asking.
 */
export function mountSharePictures(server: FastifyInstance, options: SharePictureOptions): void {
  const { storage, bulkhead, now, limits } = options;
  const made = new TaggedCache<Buffer>({ maxBytes: KEPT_BYTES, now });
  const tokens = limits ? createTokenBuckets({ now, ...MADE_FOR_ONE_VISITOR }) : unlimitedTokenBuckets;

  function pay({ ip }: FastifyRequest): string {
    const visitor = visitorOf(ip);
    tokens.check(visitor);
    tokens.spend(visitor);
    return visitor;
  }

  async function send(reply: FastifyReply, key: string, make: () => Promise<Buffer>, payer: () => string) {
    const picture = await made.getOrLoad(key, async () => {
      const value = await bulkhead.run(payer(), make);
      return { value, tags: [], bytes: value.byteLength };
    });
    return reply
      .headers({ ...plainSecurityHeaders, ...forEverybody, 'cache-control': IMMUTABLE })
      .type('image/jpeg')
      .send(picture);
  }

  server.get<{ Params: { id: string; language: string; file: string } }>(
    '/share/product/:id/:language/:file',
    async (request, reply) => {
      const { id, language, file } = request.params;
      const isOne = /^[1-9]\d{0,9}$/.test(id) && (language === 'ar' || (language === 'en' && !options.isArabicOnly()));
      if (!isOne || !/^[\da-f]{16}\.jpg$/.test(file)) return reply.callNotFound();
      if (options.isClosed()) refuse('server.unavailable', {}, { retryAfterSeconds: CLOSED_SECONDS });
      // A made-up address costs a read: it is paid for, and waits, as a drawing does.
      const visitor = pay(request);
      const found = await bulkhead.run(visitor, () => options.shareCardOf(Number(id), language));
      const card = found ?? refuse('request.not_found');
      const path = `/share/product/${id}/${language}/${card.hash}.jpg`;
      // An older address leads to the picture of now, and costs no drawing.
      if (file !== `${card.hash}.jpg`) return reply.header('cache-control', 'public, no-cache').redirect(path, 302);
      const draw = async () => {
        const picture = card.picture && (await readShown(storage, card.picture));
        return drawCard({ ...card, language, picture: picture || null });
      };
      return send(reply, path, draw, () => visitor);
    },
  );

  server.get<{ Params: { '*': string } }>('/share/picture/*', async (request, reply) => {
    const name = /^(.+)\.jpg$/.exec(request.params['*'])?.[1];
    if (!name || !isKey(`${SHOWN}/${name}.webp`)) return reply.callNotFound();
    const read = async () => {
      const stored = (await readShown(storage, `${MEDIA_PATH}/${name}.webp`)) ?? refuse('request.not_found');
      return jpegOf(stored);
    };
    return send(reply, `picture ${name}`, read, () => pay(request));
  });
}

/** A picture that the shop shows, by its path; undefined where it is gone. */
async function readShown(storage: FileStorage, path: string): Promise<Buffer | undefined> {
  const key = path.replace(new RegExp(`^${MEDIA_PATH}/`), `${SHOWN}/`);
  const read = isKey(key) ? await storage.read(key) : undefined;
  return read && buffer(read.body);
}
