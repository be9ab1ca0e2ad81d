import type { Readable } from 'node:stream';

/** Metadata of a stored file. The ETag is strong, in its quotes: equal only for the same bytes. */
export interface StoredFile {
  size: number;
  etag: string;
  contentType: string;
  modifiedAt: Date;
}

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The content to store: bytes in memory, or a local file, which is streamed. */
export type FileContent = Buffer | { path: string };

export interface PutOptions {
  /** The cache policy for a server in front that reads the file from an object store directly. */
  cacheControl?: string;
}

/**
 * Stores files by keys like `media/a-240.webp`, in a local folder or a bucket, which behave alike. Writes are atomic.
 * Missing files are `undefined`, never an error; other failures are thrown.
 */
export interface FileStorage {
  put(key: string, content: FileContent, options?: PutOptions): Promise<void>;
  head(key: string): Promise<StoredFile | undefined>;
  /** The file, or `range` of it, which must lie inside; `file.size` is that of the whole. Read `body` or destroy it. */
  read(key: string, range?: ByteRange): Promise<{ file: StoredFile; body: Readable } | undefined>;
  /** The same file under a second key. Refuses a `from` that is missing; replaces what `to` held. */
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

/** Keys are made by us; one that is none is a fault, not a refusal. */
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

/** The content type by the extension of the key, which the shop chose itself. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
