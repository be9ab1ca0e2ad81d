import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { packTar, type TarPart } from '../platform/tar/index.ts';
import { type ArchiveManifest, jsonPart, MANIFEST_PART } from './archive-format.ts';
import { BackupError } from './backup-error.ts';

/** The work factor of scrypt: 2^16 rounds take 64 MB for a moment, so a guess costs a tenth of a second. */
const SCRYPT_LOG_N = 16;
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };
/** PostgreSQL stops where its disk is full: a backup leaves it room. */
const LEAST_FREE_BYTES = 500_000_000;
const BYTES_BETWEEN_LOOKS = 64_000_000;

/**
 * Writes parts and the manifest of them as a tar file, compressed by Zstandard and encrypted by age
 * (age-encryption.org/v1) where there is a passphrase: `age -d | zstd -d | tar x` opens it without the shop. The file is
 * on the disk when it resolves. Memory is bounded, whatever the size: parts are pulled as the disk takes them.
 */
export async function writeArchive(
  path: string,
  passphrase: string | undefined,
  parts: AsyncIterable<TarPart>,
  summary: () => Omit<ArchiveManifest, 'parts'>,
): Promise<void> {
  try {
    await pipeline(
      Readable.from(packTar(withManifest(parts, summary)), { objectMode: false }),
      createZstdCompress({ params: ZSTD }),
      (source: AsyncIterable<Uint8Array>) => (passphrase === undefined ? source : encrypted(source, passphrase)),
      (source: AsyncIterable<Uint8Array>) => whileThereIsRoom(source, path),
      // On the disk (fsync) before it counts as closed.
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    );
  } catch (error) {
    throw explainWriteError(error);
  }
}

/** The parts, and behind them the hash of each. */
async function* withManifest(
  parts: AsyncIterable<TarPart>,
  summary: () => Omit<ArchiveManifest, 'parts'>,
): AsyncGenerator<TarPart> {
  const hashes: Record<string, string> = {};
  for await (const part of parts) {
    const hash = createHash('sha256');
    yield { ...part, body: hashed(part.body, hash) };
    hashes[part.name] = hash.digest('hex');
  }
  yield jsonPart(MANIFEST_PART, { ...summary(), parts: hashes } satisfies ArchiveManifest);
}

async function* hashed(body: TarPart['body'], hash: { update(chunk: Uint8Array): unknown }) {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* encrypted(source: AsyncIterable<Uint8Array>, passphrase: string) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

async function* whileThereIsRoom(source: AsyncIterable<Uint8Array>, path: string) {
  let sinceLook = BYTES_BETWEEN_LOOKS;
  for await (const chunk of source) {
    sinceLook += chunk.length;
    if (sinceLook >= BYTES_BETWEEN_LOOKS) {
      await requireRoom(path);
      sinceLook = 0;
    }
    yield chunk;
  }
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
