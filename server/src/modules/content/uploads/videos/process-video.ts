import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { VideoFailureCode } from '@waha/contract';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { PRIVATE } from '../../../../platform/media/index.ts';
import {
  drawPoster,
  encodeAgain,
  findFfmpeg,
  type Rewritten,
  rewriteVideo,
  type StoredVideo,
} from '../../../../platform/media/video/index.ts';
import type { FileStorage } from '../../../../platform/storage/index.ts';
import { importUpload } from '../import-upload.ts';
import { filmKey, removeFilm } from './video-files.ts';
import { endLease, finishVideo, leaseVideo, type VideoRow } from './videos.store.ts';

export interface VideoDeps {
  db: Database;
  storage: FileStorage;
  /** The local folder for files while they are processed. */
  incoming: string;
  now: () => number;
  /** The rewriting function; a test counts its calls. */
  rewrite?: typeof rewriteVideo;
}

/** Longer than the longest processing of one film (rewrite-video.ts, ffmpeg.ts). */
export const LEASE_MS = 6 * 60_000;
/** The number of lost processes after which a film counts as failed. */
const MOST_ATTEMPTS = 3;

/**
 * Converts an uploaded film and publishes the result (`video.ready` or `video.failed`). A lease limits each film to one
 * process; after a killed process another takes over when the lease ends. Idempotent.
 */
export async function processVideo(deps: VideoDeps, id: string): Promise<void> {
  const { db, now } = deps;
  const lease = new Date(now() + LEASE_MS);
  const row = await leaseVideo(db, { id, at: new Date(now()), until: lease });
  if (!row) return;
  const folder = join(deps.incoming, `video-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    const made = row.attempts > MOST_ATTEMPTS ? { failure: 'failed' as const } : await makeFilm(deps, row, folder);
    await finish(deps, { row, lease }, made);
  } catch (error) {
    await endLease(db, id, lease);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Made = { video: StoredVideo; posterUploadId: string | null } | { failure: VideoFailureCode };

async function makeFilm(deps: VideoDeps, row: VideoRow, folder: string): Promise<Made> {
  const { storage } = deps;
  const [sent, film] = [join(folder, 'sent'), join(folder, 'film.mp4')];
  const found = row.original_key === null ? undefined : await storage.read(row.original_key);
  if (!found) return { failure: 'failed' };
  await pipeline(found.body, createWriteStream(sent, { flags: 'wx', mode: 0o600 }));
  const rewritten = await rewriteSent(deps.rewrite ?? rewriteVideo, { sent, film, folder });
  if ('failure' in rewritten) return rewritten;
  const video: StoredVideo = { key: randomBytes(16).toString('hex'), ...rewritten };
  await storage.put(filmKey(video), { path: film }, { cacheControl: PRIVATE });
  return { video, posterUploadId: await posterOf(deps, row.customer_id, { film, folder }) };
}

/**
 * Codecs that not all browsers support are encoded again first, where ffmpeg is installed; the result is checked like
 * any other film.
 */
async function rewriteSent(
  rewrite: typeof rewriteVideo,
  { sent, film, folder }: { sent: string; film: string; folder: string },
): Promise<Rewritten | { failure: VideoFailureCode }> {
  const rewritten = await rewrite(sent, film);
  if (!('failure' in rewritten) || rewritten.failure !== 'hevc') return rewritten;
  const ffmpeg = await findFfmpeg();
  const encoded = join(folder, 'encoded.mp4');
  if (!ffmpeg) return rewritten;
  return (await encodeAgain(ffmpeg, sent, encoded)) ? rewrite(encoded, film) : { failure: 'damaged' };
}

/** Draws a poster from the film, for authors who send none. Without it the film is published all the same. */
async function posterOf(
  deps: VideoDeps,
  customerId: string,
  { film, folder }: { film: string; folder: string },
): Promise<string | null> {
  const ffmpeg = await findFfmpeg();
  const path = join(folder, 'poster.jpg');
  if (!ffmpeg || !(await drawPoster(ffmpeg, film, path))) return null;
  const id = randomUUID();
  try {
    await importUpload(deps, { id, customerId, path });
    return id;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function finish(
  { db, storage }: VideoDeps,
  { row, lease }: { row: VideoRow; lease: Date },
  made: Made,
): Promise<void> {
  const isOurs = await inTransaction(db, async (tx) => {
    if (!(await finishVideo(tx, { id: row.id, lease }, made))) return false;
    await publish(tx, 'video' in made ? 'video.ready' : 'video.failed', { videoId: row.id });
    return true;
  });
  if (isOurs) {
    if (row.original_key !== null) await storage.remove(row.original_key);
  } else if ('video' in made) await removeFilm(storage, made.video);
}
