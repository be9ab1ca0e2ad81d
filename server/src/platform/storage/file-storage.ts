import type { Readable } from 'node:stream';

/** Metadata of a stored file. The ETag is strong, in its quotes: equal only for the same bytes. */
export interface StoredFile {
  size: number;
  etag: string;
  contentType: string;
  modifiedAt: Date;
}

/** A byte range of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The content to store: bytes in memory, or a local file, which is streamed. */
export type FileContent = Buffer | { path: string };

export interface PutOptions {
  /** The cache policy for a server in front of the shop that reads the file directly from an object store. */
  cacheControl?: string;
}

/**
 * Stores files by keys like `media/a-240.webp`, in a local folder or a bucket with the same behaviour. Writes are
 * atomic. Missing files are `undefined`, never an error; other failures are thrown.
 */
export interface FileStorage {
  put(key: string, content: FileContent, options?: PutOptions): Promise<void>;
  head(key: string): Promise<StoredFile | undefined>;
  /** The file, or `range` of it, which must lie inside; `file.size` is that of the whole. Read `body` or destroy it. */
  read(key: string, range?: ByteRange): Promise<{ file: StoredFile; body: Readable } | undefined>;
  /** Copies a file to a second key. Refuses a missing `from`; replaces an existing `to`. */
  copy(from: string, to: string, options?: PutOptions): Promise<void>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
  /** The files directly in a folder of keys, in no order. */
  list(folder: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
}

/** Path segments of plain letters, none beginning with a dot: a key never leaves the storage folder. */
const KEY = /^[\w-][\w.-]{0,150}(?:\/[\w-][\w.-]{0,150}){0,5}$/;

export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** Checks a key. Keys are created by the shop, so an invalid one is a bug, not a refusal. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`"${key}" is no key of a file`);
  return key;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** The content type by the extension of the key, which the shop chooses itself. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
