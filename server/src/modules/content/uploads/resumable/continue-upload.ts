import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../../../platform/database/index.ts';
import { Refusal, refuse } from '../../../../platform/errors/index.ts';
import type { FileStorage } from '../../../../platform/storage/index.ts';
import { importUpload } from '../import-upload.ts';
import { receiveVideo } from '../videos/receive-video.ts';
import { receivePart } from './receive-part.ts';
import { addPart, deleteResumable, endResumable, type ResumableUpload } from './resumable.store.ts';

/** The storage folder for parts of uploads until the last part arrived. */
export const PARTS = 'unfinished';
/** A bound on parts: a client that sends single bytes would fill the storage with file names. */
const MOST_PARTS = 200;

export interface ResumableDeps {
  db: Database;
  storage: FileStorage;
  incoming: string;
}

/**
 * Appends the next part of an upload at its current end; the last part completes it. Returns the received length.
 * Refuses 409 when another part was appended meanwhile. Where the complete picture is refused, so is this call, and the
 * upload is deleted. Bytes of an interrupted part are stored.
 */
export async function continueUpload(deps: ResumableDeps, upload: ResumableUpload, sent: Readable): Promise<number> {
  const { received_bytes: from, size_bytes: size } = upload;
  if (upload.parts.length >= MOST_PARTS) refuse('uploads.too_many');
  const path = join(deps.incoming, `${randomUUID()}.part`);
  try {
    const { bytes, isBroken } = await receivePart(sent, path, size - from);
    if (from + bytes === size) await finish(deps, upload, path);
    else if (bytes > 0) await keep(deps, upload, { path, bytes });
    // The client disconnected, or sent more than the announced length.
    if (isBroken) refuse('request.malformed');
    return from + bytes;
  } finally {
    await rm(path, { force: true });
  }
}

async function keep(
  { db, storage }: ResumableDeps,
  { id, received_bytes: from }: ResumableUpload,
  { path, bytes }: { path: string; bytes: number },
): Promise<void> {
  const key = `${PARTS}/${id}-${from}-${randomUUID()}`;
  await storage.put(key, { path });
  if (await addPart(db, { id, from, bytes, key })) return;
  await storage.remove(key);
  refuse('uploads.offset_wrong');
}

async function finish(deps: ResumableDeps, upload: ResumableUpload, lastPart: string): Promise<void> {
  const { id, customer_id: customerId, kind, received_bytes: from, parts } = upload;
  const path = join(deps.incoming, `${id}-${randomUUID()}.part`);
  try {
    await joinParts(deps.storage, parts, { lastPart, path });
    const take = kind === 'video' ? receiveVideo : importUpload;
    await take(deps, { id, customerId, path }, async (tx) => {
      if (!(await endResumable(tx, id, from))) refuse('uploads.offset_wrong');
    });
  } catch (error) {
    // A repeated attempt would be refused again; a busy shop or an internal failure is temporary.
    if (error instanceof Refusal && error.status === 422) await removeResumable(deps, upload);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
  for (const key of parts) await deps.storage.remove(key);
}

async function joinParts(
  storage: FileStorage,
  parts: readonly string[],
  { lastPart, path }: { lastPart: string; path: string },
): Promise<void> {
  for (const key of parts) {
    const part = await storage.read(key);
    if (!part) throw new Error(`${key}, a part of an upload, is gone`);
    await pipeline(part.body, createWriteStream(path, { flags: 'a', mode: 0o600 }));
  }
  await pipeline(createReadStream(lastPart), createWriteStream(path, { flags: 'a', mode: 0o600 }));
}

/** Deletes an unfinished upload and its parts. */
export async function removeResumable({ db, storage }: ResumableDeps, { id, parts }: ResumableUpload): Promise<void> {
  await deleteResumable(db, id);
  for (const key of parts) await storage.remove(key);
}
