import type { Readable } from 'node:stream';

/** What is known of a kept file. The ETag is strong, in its quotes: equal only for the same bytes. */
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

/** What is put: bytes at hand, or a file of this machine, which is read as it is sent and never held whole. */
export type FileContent = Buffer | { path: string };

export interface PutOptions {
  /** What a server in front is told when it reads the file from an object store directly. */
  cacheControl?: string;
}

/**
 * Where files are kept, by keys like `media/a-240.webp`: a folder of this machine or a bucket, which behave alike. A file
 * is there whole or not at all. Missing files are `undefined`, never an error; what fails is thrown.
 */
export interface FileStorage {
  put(key: string, content: FileContent, options?: PutOptions): Promise<void>;
  head(key: string): Promise<StoredFile | undefined>;
  /** The file, or `range` of it, which must lie inside; `file.size` is that of the whole. Read `body` or destroy it. */
  read(key: string, range?: ByteRange): Promise<{ file: StoredFile; body: Readable } | undefined>;
  /** The same file under a second key. Refuses a `from` that is missing; replaces what `to` held. */
  copy(from: string, to: string, options?: PutOptions): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** What lies directly in a folder of keys, in no order. */
  list(folder: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
}

/** Parts of plain letters, none beginning with a dot: a key can never lead out of where files are kept. */
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

/** By the end of the key: what is kept was written by us, under names that say what it is. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
