import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { STORED_FOLDERS } from '../modules/content/uploads/index.ts';
import type { FileStorage } from '../platform/storage/index.ts';
import type { TarPart } from '../platform/tar/index.ts';
import { FILES_FOLDER } from './archive-format.ts';

/** A larger file goes through the disk. */
const SMALL_BYTES = 1_000_000;

/** The keys that an archive has already: about a hundred bytes of memory a file. */
export type CopiedFiles = Set<string>;

/**
 * Reads the files of the shop that are not in the archive yet. Called before the snapshot of the database and again
 * after it. So a file that a row of the snapshot names is there, even where it was added or swept meanwhile: files are
 * written once and never changed.
 */
export async function* copyFiles(storage: FileStorage, copied: CopiedFiles): AsyncGenerator<TarPart> {
  for (const folder of STORED_FOLDERS) {
    for await (const { key } of storage.list(folder)) {
      // The end of an unfinished write.
      if (copied.has(key) || key.endsWith('.part')) continue;
      const found = await storage.read(key);
      // Swept since it was listed.
      if (!found) continue;
      yield { name: `${FILES_FOLDER}${key}`, size: found.file.size, body: found.body };
      copied.add(key);
    }
  }
}

/** Stores a file of an archive, unless it is there. `temporary` is a free path for one that is too large for memory. */
export async function restoreFile(
  storage: FileStorage,
  { name, size, body }: TarPart,
  temporary: string,
): Promise<void> {
  const key = name.slice(FILES_FOLDER.length);
  const found = await storage.head(key);
  // Names are permanent, so the same size is the same file.
  if (found?.size === size) {
    for await (const _ of body);
    return;
  }
  if (size <= SMALL_BYTES) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return storage.put(key, Buffer.concat(chunks));
  }
  try {
    await pipeline(body, createWriteStream(temporary));
    await storage.put(key, { path: temporary });
  } finally {
    await rm(temporary, { force: true });
  }
}
