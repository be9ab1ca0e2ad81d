import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { createTarDecoder } from 'modern-tar';
import type { z } from 'zod';
import { type ArchiveManifest, archiveManifest, MANIFEST_PART } from './archive-format.ts';
import { BackupError } from './backup-error.ts';

/** A part of an archive. `body` must be read to its end before the next part is asked for. */
export interface ArchivePart {
  name: string;
  size: number;
  body: AsyncIterable<Uint8Array>;
}

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
): AsyncGenerator<ArchivePart> {
  const file = createReadStream(path);
  const hashes: Record<string, string> = {};
  let current = 'the beginning';
  const damaged = (cause?: unknown) =>
    new BackupError(`${path} is damaged or cut off in ${current}. Take another backup.`, { cause });
  try {
    const source = (await isEncrypted(path)) ? await decrypted(file, passphrase) : file;
    const tar = Readable.from(source).compose(createZstdDecompress());
    let manifest: ArchiveManifest | undefined;
    for await (const { header, body } of ReadableStream.from(chunksOf(tar)).pipeThrough(
      createTarDecoder({ strict: true }),
    )) {
      current = header.name;
      const part = hashed(body, (hash) => {
        hashes[header.name] = hash;
      });
      if (header.name === MANIFEST_PART) manifest = await readJson(part, archiveManifest);
      else yield { name: header.name, size: header.size, body: rethrowing(part, damaged) };
      current = `what follows ${header.name}`;
    }
    if (!manifest) throw damaged();
    delete hashes[MANIFEST_PART];
    for (const [name, hash] of Object.entries(manifest.parts)) {
      current = name;
      if (hashes[name] !== hash) throw damaged();
    }
    onManifest(manifest);
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(error);
  } finally {
    file.destroy();
  }
}

/** Reads a part that is JSON, and holds it against what it must be. */
export async function readJson<Shape extends z.ZodType>(
  body: AsyncIterable<Uint8Array>,
  shape: Shape,
): Promise<z.output<Shape>> {
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

async function* chunksOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* stream;
}

async function* hashed(body: AsyncIterable<Uint8Array>, onEnd: (hash: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  onEnd(hash.digest('hex'));
}

async function* rethrowing(body: AsyncIterable<Uint8Array>, explain: (cause: unknown) => Error) {
  const chunks = body[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      throw explain(error);
    });
    if (next.done) return;
    yield next.value;
  }
}
