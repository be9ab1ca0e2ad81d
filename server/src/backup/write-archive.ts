import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { createTarPacker } from 'modern-tar';
import { type ArchiveManifest, MANIFEST_PART } from './archive-format.ts';
import { BackupError } from './backup-error.ts';

/** An archive that is being written. Parts are added one at a time. */
export interface ArchiveWriter {
  /** `size` must be that of `body`, whose chunks are hashed on their way. */
  add(name: string, size: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  addJson(name: string, value: unknown): Promise<void>;
  /** Adds the manifest and waits until everything is on the disk. */
  finish(manifest: Omit<ArchiveManifest, 'parts'>): Promise<void>;
  /** Gives up; the unfinished file stays for the caller to remove. */
  abort(): Promise<void>;
}

/** The work factor of scrypt: 2^16 rounds take 64 MB for a moment, so a guess costs a tenth of a second. */
const SCRYPT_LOG_N = 16;
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };
/** PostgreSQL stops where its disk is full: a backup leaves it room. */
const LEAST_FREE_BYTES = 500_000_000;
const BYTES_BETWEEN_LOOKS = 64_000_000;

/**
 * Writes a tar file, compressed by Zstandard and encrypted by age (age-encryption.org/v1) where there is a passphrase:
 * `age -d | zstd -d | tar x` opens it without the shop. Memory is bounded, whatever the size.
 */
export function createArchive(path: string, passphrase: string | undefined): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  const abort = new AbortController();
  const tar = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]); // The same class, typed by the DOM.
  const written = pipeline(
    tar,
    createZstdCompress({ params: ZSTD }),
    passphrase === undefined ? new PassThrough() : (source) => encrypted(source, passphrase),
    // On the disk (fsync) before it counts as closed.
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    { signal: abort.signal },
  );
  // A failed disk ends the wait of whoever adds a part.
  const failed = new Promise<never>((_, reject) => written.catch((error: unknown) => reject(explainWriteError(error))));
  failed.catch(() => undefined);
  const hashes: Record<string, string> = {};
  let sinceLook = BYTES_BETWEEN_LOOKS;

  async function add(name: string, size: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const hash = createHash('sha256');
    const entry = controller.add({ name, size, type: 'file', mode: 0o600 }).getWriter();
    entry.closed.catch(() => undefined);
    for await (const chunk of body) {
      hash.update(chunk);
      await Promise.race([entry.write(chunk), failed]);
      sinceLook += chunk.length;
      if (sinceLook >= BYTES_BETWEEN_LOOKS) await requireRoom(path);
      sinceLook %= BYTES_BETWEEN_LOOKS;
    }
    await Promise.race([entry.close(), failed]);
    hashes[name] = hash.digest('hex');
  }

  const addJson = (name: string, value: unknown) => {
    const text = Buffer.from(JSON.stringify(value));
    return add(name, text.length, [text]);
  };
  return {
    add,
    addJson,
    async finish(manifest) {
      await addJson(MANIFEST_PART, { ...manifest, parts: { ...hashes } } satisfies ArchiveManifest);
      controller.finalize();
      await Promise.race([written, failed]);
    },
    async abort() {
      abort.abort();
      await written.catch(() => undefined);
    },
  };
}

async function* encrypted(source: AsyncIterable<Uint8Array>, passphrase: string) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

async function requireRoom(path: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path));
  if (bavail * bsize < LEAST_FREE_BYTES) {
    throw new BackupError(`The disk of ${dirname(path)} is nearly full: make room, or name another folder.`);
  }
}

function explainWriteError(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackupError('The disk is full: the backup was not written.', { cause: error });
  }
  return error;
}
