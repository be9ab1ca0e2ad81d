import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { NoCsv } from '../csv/index.ts';

/** A file inside a ZIP archive (APPNOTE.TXT 4.3), without ZIP64 and encryption. */
export interface ZipEntry {
  isDeflated: boolean;
  compressedBytes: number;
  bytes: number;
  offset: number;
}

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_ENTRIES = 2_000;
const MOST_DIRECTORY_BYTES = 1024 * 1024;

export const damaged = () => new NoCsv('not_csv', 0);

async function readAt(file: FileHandle, offset: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, offset);
  if (bytesRead < bytes) throw damaged();
  return buffer;
}

/** The files of an archive by name, read from its directory. */
export async function readEntries(file: FileHandle): Promise<Map<string, ZipEntry>> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  let at = tail.length - END_BYTES;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1;
  if (at < 0) throw damaged();
  const [count, bytes, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES || offset + bytes > size) throw damaged();
  const directory = await readAt(file, offset, bytes);
  const entries = new Map<string, ZipEntry>();
  for (let place = 0; entries.size < count; ) {
    if (place + 46 > directory.length || directory.readUInt32LE(place) !== CENTRAL) throw damaged();
    const [flags, method] = [directory.readUInt16LE(place + 8), directory.readUInt16LE(place + 10)];
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(place + field));
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw damaged();
    const start = place + 46;
    entries.set(directory.toString('utf8', start, start + (name ?? 0)), {
      isDeflated: method === 8,
      compressedBytes: directory.readUInt32LE(place + 20),
      bytes: directory.readUInt32LE(place + 24),
      offset: directory.readUInt32LE(place + 42),
    });
    if (entries.size === count) break;
    place = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

const CHUNK_BYTES = 64 * 1024;

async function* chunksOf(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += CHUNK_BYTES) yield readAt(file, at, Math.min(CHUNK_BYTES, end - at));
}

/**
 * Streams the bytes of an entry. Throws `NoCsv` once they are more than `maxBytes`, whatever the directory says: an
 * archive of a few kilobytes may inflate to gigabytes.
 */
export async function* readEntry(file: FileHandle, entry: ZipEntry, maxBytes: number): AsyncGenerator<Buffer> {
  if (entry.bytes > maxBytes) throw damaged();
  const local = await readAt(file, entry.offset, 30);
  if (local.readUInt32LE(0) !== LOCAL) throw damaged();
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (entry.compressedBytes === 0) return;
  // A stream of the handle would close it for the entries after this one.
  const source = Readable.from(chunksOf(file, start, start + entry.compressedBytes));
  const bytes = entry.isDeflated ? source.pipe(createInflateRaw()) : source;
  source.on('error', (error) => bytes.destroy(error));
  let count = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      count += chunk.length;
      if (count > maxBytes) throw damaged();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? damaged() : error;
  } finally {
    source.destroy();
    bytes.destroy();
  }
}
