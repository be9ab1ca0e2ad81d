import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../../platform/bind/index.ts';
import { runAsWorkClass } from '../../../../platform/bulkheads/index.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import {
  API_PREFIX,
  FILE_HANDLER_LIMIT_MS,
  preflightHeaders,
  type ReadCaller,
} from '../../../../platform/http/index.ts';
import { type FileKind, fileKinds } from '../../../../platform/media/index.ts';
import { countAgainstLimit } from '../../../../platform/rate-limit/index.ts';
import { countUpload, countVideo } from '../count-upload.ts';
import { mayContinueUpload } from '../uploads.policy.ts';
import { requireRewriter } from '../videos/receive-video.ts';
import { continueUpload, type ResumableDeps, removeResumable } from './continue-upload.ts';
import {
  addResumable,
  deleteResumable,
  type NewResumable,
  type ResumableUpload,
  readResumable,
} from './resumable.store.ts';
import { requireRoom } from './room.ts';

export interface ResumableOptions extends ResumableDeps {
  /** Reads the caller; refuses a wrong store key and an unknown token. */
  readCaller: ReadCaller;
  limits: boolean;
  now: () => number;
  /** The bound on unfinished uploads of all visitors; see room.ts. */
  mostUnfinishedBytes?: number;
}

const PATH = `${API_PREFIX}/uploads/resumable`;
const VERSION = '1.0.0';
const PART_TYPE = 'application/offset+octet-stream';
/** The lifetime of an unfinished upload, as of an unclaimed one. */
const EXPIRES_AFTER_MS = 24 * 3_600_000;
/** The bound for films is lower: each may be as large as six pictures. */
const MOST_UNFINISHED = { image: 10, video: 3 } as const;
const MOST_PARTS_A_MINUTE = 240;
const MAX_BYTES = Math.max(...Object.values(fileKinds).map((kind) => kind.maxBytes));

/**
 * Resumable uploads by the tus protocol 1.0 (core, creation, expiration, termination). They are checked, counted and
 * stored as those of `POST /uploads`, and have the same id when they are complete.
 */
export function mountResumableUploads(server: FastifyInstance, options: ResumableOptions): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is not read before it is known that the part fits.
    scope.addContentTypeParser(PART_TYPE, (_, payload, done) => done(null, payload));
    scope.addHook('onRequest', (_, __, done) => runAsWorkClass('uploads', done));
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'tus-resumable': VERSION, 'cache-control': 'no-store' });
      if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === VERSION) return;
      reply.header('tus-version', VERSION);
      refuse('uploads.protocol_unknown');
    });
    const calls = resumableCalls(options);
    const path = { url: `${PATH}/:id`, exposeHeadRoute: false };
    scope.route({ method: 'OPTIONS', url: PATH, handler: tellAbilities });
    scope.route({ method: 'POST', url: PATH, handler: calls.begin });
    scope.route({ method: 'HEAD', ...path, handler: calls.tell });
    scope.route({ method: 'PATCH', ...path, config: { limitMs: FILE_HANDLER_LIMIT_MS }, handler: calls.proceed });
    scope.route({ method: 'DELETE', ...path, handler: calls.end });
  });
}

async function tellAbilities(_: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    ...preflightHeaders(['POST']),
    'tus-version': VERSION,
    'tus-extension': 'creation,expiration,termination',
    'tus-max-size': MAX_BYTES,
  });
  return reply.code(204).send();
}

function resumableCalls(options: ResumableOptions) {
  const { db, readCaller, now } = options;
  const receiving = createReceiving();
  const oldest = () => new Date(now() - EXPIRES_AFTER_MS);

  async function find(request: FastifyRequest): Promise<ResumableUpload> {
    const { actor } = await readCaller(request);
    const { id } = request.params as { id: string };
    const found = /^[0-9a-f-]{36}$/.test(id) ? await readResumable(db, id, oldest()) : undefined;
    if (!found) refuse('uploads.not_found');
    enforce(mayContinueUpload(actor, found));
    return found;
  }

  return {
    async begin(request: FastifyRequest, reply: FastifyReply) {
      const caller = await readCaller(request);
      const sizeBytes = wholeNumber(request.headers['upload-length']);
      if (!sizeBytes) refuse('request.malformed');
      const kind = kindIn(request.headers['upload-metadata']);
      const customerId = caller.actor.kind === 'customer' ? caller.actor.customerId : null;
      if (kind === 'video') {
        if (customerId === null) refuse('auth.required');
        requireRewriter();
      }
      if (sizeBytes > fileKinds[kind].maxBytes)
        refuse(kind === 'video' ? 'uploads.video_too_large' : 'uploads.too_large');
      const { visitor } = caller;
      await requireRoom(options, 1, new Date(now()));
      const upload = await begin(options, { id: randomUUID(), customerId, kind, visitor, sizeBytes }, oldest());
      return reply
        .code(201)
        .headers({ location: `${PATH}/${upload.id}`, ...expiryOf(upload) })
        .send();
    },
    async tell(request: FastifyRequest, reply: FastifyReply) {
      const { id } = await find(request);
      // The client lost the connection that still seems to be sending; the bytes received so far count.
      await receiving.stop(id);
      const upload = await find(request);
      return reply
        .code(200)
        .headers({ 'upload-offset': upload.received_bytes, 'upload-length': upload.size_bytes, ...expiryOf(upload) })
        .send();
    },
    async proceed(request: FastifyRequest, reply: FastifyReply) {
      const { id } = await find(request);
      await receiving.stop(id);
      const upload = await find(request);
      const { received_bytes: at, size_bytes: size } = upload;
      if (request.headers['content-type'] !== PART_TYPE) refuse('request.unsupported_media_type');
      const offset = wholeNumber(request.headers['upload-offset']) ?? refuse('request.malformed');
      if (offset !== at) refuse('uploads.offset_wrong');
      if (Number(request.headers['content-length'] ?? 0) > size - at) refuse('uploads.too_large');
      await countPart(options, await readCaller(request));
      const length = Number(request.headers['content-length'] ?? size - at);
      // The last part needs no room: completing the file deletes the other parts.
      if (at + length < size) await requireRoom(options, length, new Date(now()));
      const received =
        at === size ? at : await receiving.run(id, request, () => continueUpload(options, upload, request.raw));
      return reply
        .code(204)
        .headers({ 'upload-offset': received, ...expiryOf(upload) })
        .send();
    },
    async end(request: FastifyRequest, reply: FastifyReply) {
      const upload = await find(request);
      await receiving.stop(upload.id);
      await removeResumable(options, await find(request));
      return reply.code(204).send();
    },
  };
}

/**
 * Requests this process is receiving: a client that reconnects ends its own earlier request, which only seems alive.
 */
function createReceiving() {
  const running = new Map<string, { stop: () => void; ended: Promise<unknown> }>();
  return {
    async stop(id: string): Promise<void> {
      const one = running.get(id);
      one?.stop();
      await one?.ended.catch(() => undefined);
    },
    async run(id: string, { raw }: FastifyRequest, work: () => Promise<number>): Promise<number> {
      const ended = work();
      const one = { stop: () => void raw.destroy(), ended };
      running.set(id, one);
      try {
        return await ended;
      } finally {
        if (running.get(id) === one) running.delete(id);
      }
    },
  };
}

/** Begins an upload unless the visitor has too many; refused ones are not counted as sent. */
async function begin({ db, limits }: ResumableOptions, upload: NewResumable, since: Date): Promise<ResumableUpload> {
  const { kind, visitor } = upload;
  const most = MOST_UNFINISHED[kind];
  const begun = await inTransaction(db, (tx) => addResumable(tx, upload, { most, since }));
  if (!begun) return refuse(kind === 'video' ? 'uploads.too_many_videos' : 'uploads.too_many');
  if (!limits) return begun;
  try {
    if (kind === 'video') await countVideo(db, visitor);
    else await countUpload(db, visitor);
  } catch (error) {
    await deleteResumable(db, upload.id);
    throw error;
  }
  return begun;
}

async function countPart({ db, limits }: ResumableOptions, { visitor }: Caller): Promise<void> {
  const bucket = `upload parts ${visitor}`;
  if (limits) await countAgainstLimit(db, { bucket, most: MOST_PARTS_A_MINUTE, minutes: 1, code: 'uploads.too_many' });
}

function expiryOf({ created_at }: ResumableUpload): Record<string, string> {
  return { 'upload-expires': new Date(created_at.getTime() + EXPIRES_AFTER_MS).toUTCString() };
}

/**
 * The kind of upload, from the field `kind` of its metadata (each a name and a value in Base64); a picture by default.
 */
function kindIn(metadata: string | string[] | undefined): FileKind {
  const fields = String(metadata ?? '').split(',');
  const value = fields.map((field) => field.trim().split(' ')).find(([name]) => name === 'kind')?.[1];
  const kind = value === undefined ? 'image' : Buffer.from(value, 'base64').toString('latin1');
  return kind === 'image' || kind === 'video' ? kind : refuse('request.malformed');
}

/** A header that must be a whole number, zero or more. */
function wholeNumber(value: string | string[] | undefined): number | undefined {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
