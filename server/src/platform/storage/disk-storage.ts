import { createHash, randomUUID } from 'node:crypto';
import { type BigIntStats, createReadStream } from 'node:fs';
import { copyFile, type FileHandle, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type ByteRange,
  contentTypeOf,
  type FileContent,
  type FileStorage,
  requireKey,
  type StoredFile,
} from './file-storage.ts';

/** Readable by the shop and its group: some files are private. */
const MODE = 0o640;
/** The most cached hashes of files; each takes some hundred bytes. */
const MOST_HASHES = 20_000;
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR']);

/** Stores files in a local folder, named by their keys. Several processes and machines may share the folder. */
export function createDiskStorage(root: string): FileStorage {
  const pathOf = (key: string) => join(root, requireKey(key));
  const hashes = createHashes();

  async function openFile(key: string): Promise<{ handle: FileHandle; file: StoredFile } | undefined> {
    const handle = await open(pathOf(key)).catch(ignoreMissing);
    if (!handle) return undefined;
    try {
      const stats = await handle.stat({ bigint: true });
      if (stats.isFile()) return { handle, file: await describe(key, handle, stats) };
      await handle.close();
      return undefined;
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async function describe(key: string, handle: FileHandle, stats: BigIntStats): Promise<StoredFile> {
    return {
      size: Number(stats.size),
      etag: `"${await hashes.of(handle, stats)}"`,
      contentType: contentTypeOf(key),
      modifiedAt: stats.mtime,
    };
  }

  return {
    put: (key, content) => writeWhole(pathOf(key), (path) => write(path, content)),
    async head(key) {
      const opened = await openFile(key);
      await opened?.handle.close();
      return opened?.file;
    },
    async read(key, range) {
      const opened = await openFile(key);
      if (!opened) return undefined;
      const { handle, file } = opened;
      return { file, body: handle.createReadStream(boundsOf(range, file)) };
    },
    // A hard link where the file system supports it, else a copy.
    copy: (from, to) =>
      writeWhole(pathOf(to), (path) => link(pathOf(from), path).catch(() => copyFile(pathOf(from), path))),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(folder) {
      for (const name of await readdir(pathOf(folder)).catch(() => [])) {
        const stats = await stat(join(root, folder, name)).catch(ignoreMissing);
        if (stats?.isFile()) yield { key: `${folder}/${name}`, modifiedAt: stats.mtime };
      }
    },
  };
}

/** An empty file has no last byte, and a stream with end -1 would be refused. */
function boundsOf(range: ByteRange | undefined, { size }: StoredFile): Partial<ByteRange> {
  return range ?? (size === 0 ? {} : { start: 0, end: size - 1 });
}

function write(path: string, content: FileContent): Promise<void> {
  if (Buffer.isBuffer(content)) return writeFile(path, content, { mode: MODE });
  return copyFile(content.path, path);
}

/**
 * Writes a file under a temporary name beside its own and renames it, so that a reader never sees an incomplete file.
 */
async function writeWhole(path: string, write: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(unfinished);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Caches hashes of contents, computed on first use: a changed file is recognised by its time or inode. */
function createHashes() {
  const known = new Map<string, Promise<string>>();
  return {
    of(handle: FileHandle, { dev, ino, size, mtimeNs }: BigIntStats): Promise<string> {
      const name = `${dev} ${ino} ${size} ${mtimeNs}`;
      const hash = known.get(name) ?? hashOf(handle);
      // Re-inserting keeps the map in order of use.
      known.delete(name);
      known.set(name, hash);
      for (const oldest of known.keys()) {
        if (known.size <= MOST_HASHES) break;
        known.delete(oldest);
      }
      hash.catch(() => known.delete(name));
      return hash;
    },
  };
}

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream('', { fd: handle.fd, autoClose: false, start: 0 })) hash.update(chunk);
  return hash.digest('base64url').slice(0, 22);
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && MISSING.has(String(error.code)))) throw error;
}
