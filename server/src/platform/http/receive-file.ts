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
/** Bounds of the form around the file: a browser sends none of these, and a few do no harm. */
const LIMITS = { files: 1, fields: 4, fieldSize: 1_000, parts: 6, headerPairs: 20 };

/** Of a kind of file: how large it may be, and what is said of one that is named by a path. */
export interface TakenFile {
  maxBytes: number;
  ifPath: 'uploads.not_an_image' | 'uploads.file_missing';
}

export interface Receiver {
  receive(): Promise<ReceivedFile>;
  /** Removes what was received, however the request ended. */
  clear(): Promise<void>;
}

/**
 * Takes the one file of a form, of so many bytes at most, to a folder of its own, so that memory holds none of it however many arrive and however
 * slowly. Its name here is ours; the client's is only looked at, and its type not even that. What a crash leaves behind is
 * swept by a job of `uploads`.
 */
export function createReceiver(request: FastifyRequest, folder: string, taken: TakenFile): Receiver {
  const path = join(folder, `${randomUUID()}.part`);
  return {
    async receive() {
      if (!request.isMultipart()) refuse('request.unsupported_media_type');
      // More than any form around a file of that size can weigh.
      if (Number(request.headers['content-length'] ?? 0) > taken.maxBytes + 64 * 1024) refuse('uploads.too_large');
      try {
        await takeParts(request, path, taken);
      } catch (error) {
        throw toRefusal(error);
      }
      return { path };
    },
    clear() {
      // What is left of a refused form must still be read, or the client never gets to our answer.
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

/** What the parser says of a form it cannot read is the client's fault; what the file system says is ours. */
function toRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error) || 'syscall' in error) return error;
  const code = 'code' in error ? error.code : undefined;
  const isTooMuch = code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT';
  return new Refusal(isTooMuch ? 'uploads.one_file' : 'request.malformed', {}, {});
}
