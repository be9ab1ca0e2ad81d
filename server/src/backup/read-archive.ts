import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import type { z } from 'zod';
import { type TarPart, unpackTar } from '../platform/tar/index.ts';
import { type ArchiveManifest, archiveManifest, MANIFEST_PART } from './archive-format.ts';
import { BackupError } from './backup-error.ts';

const AGE = Buffer.from('age-encryption.org/v1\n');
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const MOST_JSON_BYTES = 256_000_000;

/** True where the archive needs a passphrase. Refuses a file that is no archive of a shop. */
export async function isEncrypted(path: string): Promise<boolean> {
  const handle = await open(path).catch((error: unknown) => {
    throw new BackupError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    if (bytesRead === AGE.length && buffer.equals(AGE)) return true;
    if (bytesRead >= ZSTD.length && buffer.subarray(0, ZSTD.length).equals(ZSTD)) return false;
    throw new BackupError(`${path} is no backup of a shop, or its first bytes are damaged.`);
  } finally {
    await handle.close();
  }
}

/**
 * Reads an archive part by part. Every byte is checked: a wrong passphrase, a damaged part and a missing end are refused
 * in a sentence. A part is only proved once the part after it was asked for, and all of them by the end.
 */
export async function* readArchive(
  path: string,
  passphrase: string | undefined,
  onManifest: (manifest: ArchiveManifest) => void = () => undefined,
): AsyncGenerator<TarPart> {
  const needsPassphrase = await isEncrypted(path);
  const file = createReadStream(path);
  let current = 'the beginning';
  const damaged = (cause?: unknown) =>
    new BackupError(`${path} is damaged or cut off in ${current}. Take another backup.`, { cause });
  try {
    const source = needsPassphrase ? await decrypted(file, passphrase) : file;
    const hashes: Record<string, string> = {};
    for await (const { name, size, body } of unpackTar(decompressed(source))) {
      current = name;
      const hash = createHash('sha256');
      if (name === MANIFEST_PART) {
        const manifest = await readJson(body, archiveManifest);
        current = Object.entries(manifest.parts).find(([part, expected]) => hashes[part] !== expected)?.[0] ?? '';
        if (current) throw damaged();
        return onManifest(manifest);
      }
      yield { name, size, body: checked(body, hash, damaged) };
      hashes[name] = hash.digest('hex');
      current = `what follows ${name}`;
    }
    throw damaged();
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(error);
  } finally {
    file.destroy();
  }
}

/** Reads a part that is JSON, and holds it against what it must be. */
export async function readJson<Shape extends z.ZodType>(body: TarPart['body'], shape: Shape): Promise<z.output<Shape>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MOST_JSON_BYTES) throw new Error('longer than any shop has');
    chunks.push(chunk);
  }
  return shape.parse(JSON.parse(Buffer.concat(chunks).toString()));
}

async function decrypted(file: AsyncIterable<Uint8Array>, passphrase: string | undefined) {
  if (passphrase === undefined) {
    throw new BackupError('This backup is encrypted: set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE.');
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(ReadableStream.from(file));
  } catch (error) {
    // The first lines are damaged where they cannot be read at all; else they do not open by this passphrase.
    throw new BackupError('The passphrase is not that of this backup (or its first lines are damaged).', {
      cause: error,
    });
  }
}

/** Ends with an error of its source, too. */
function decompressed(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const zstd = createZstdDecompress();
  pipeline(Readable.from(source), zstd, () => undefined);
  return zstd;
}

/** An error of the archive names the part; one of the reader who stopped is none of the archive. */
async function* checked(body: TarPart['body'], hash: Hash, damaged: (cause: unknown) => Error) {
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw damaged(error);
  }
}
