import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ReceivedFile } from '../bind/index.ts';
import { Refusal, refuse } from '../errors/index.ts';

const FIELD = 'file';
/** No browser names a file by a path. */
const PATH = /[/\\\0]/;
/** Limits on the form around the file: a browser sends no other fields, and a few do no harm. */
const LIMITS = { files: 1, fields: 4, fieldSize: 1_000, parts: 6, headerPairs: 20 };

/** The limits of an uploaded file, and the refusal code for a file name that is a path. */
export interface TakenFile {
  maxBytes: number;
  ifPath: 'uploads.not_an_image' | 'uploads.file_missing';
}

export interface Receiver {
  receive(): Promise<ReceivedFile>;
  /** Deletes the received file, also after a failed request. */
  clear(): Promise<void>;
}

/**
 * Receives the one file of a form into a folder, with bounded memory for any number of files and any speed. The file on
 * disk has a random name; the client's name is only checked, and its type ignored. A job of `uploads` deletes files
 * left by a crash.
 */
export function createReceiver(request: FastifyRequest, folder: string, taken: TakenFile): Receiver {
  const path = join(folder, `${randomUUID()}.part`);
  return {
    async receive() {
      if (!request.isMultipart()) refuse('request.unsupported_media_type');
      // More than the largest form around a file of that size.
      if (Number(request.headers['content-length'] ?? 0) > taken.maxBytes + 64 * 1024) refuse('uploads.too_large');
      try {
        await takeParts(request, path, taken);
      } catch (error) {
        throw toRefusal(error);
      }
      return { path };
    },
    clear() {
      // The rest of a refused form must be read, or the client never reads the answer.
      request.raw.unpipe();
      request.raw.resume();
      return rm(path, { force: true });
    },
  };
}

async function takeParts(request: FastifyRequest, path: string, taken: TakenFile): Promise<void> {
  let isTaken = false;
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: taken.maxBytes } })) {
    if (part.type !== 'file') continue;
    if (PATH.test(part.filename)) refuse(taken.ifPath);
    if (part.fieldname === FIELD) {
      await take(part, path);
      isTaken = true;
    } else part.file.resume();
  }
  if (!isTaken) refuse('uploads.file_missing');
}

async function take(part: MultipartFile, path: string): Promise<void> {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) refuse('uploads.too_large');
}

/** Errors of the form parser are the client's fault; errors of the file system are ours. */
function toRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error) || 'syscall' in error) return error;
  const code = 'code' in error ? error.code : undefined;
  const isTooMuch = code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT';
  return new Refusal(isTooMuch ? 'uploads.one_file' : 'request.malformed', {}, {});
}
