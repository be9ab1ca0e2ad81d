import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts by the shop's key, so that a copy of the database alone tells no secret. */
export interface Seal {
  seal(text: string, subject: string): Promise<Buffer>;
  /** Undefined where it was sealed by another key, for another subject, or changed since. */
  open(sealed: Buffer, subject: string): Promise<string | undefined>;
}

export interface SealOptions {
  /** The key in words; undefined: one in `dataDir`. */
  settingsKey: string | undefined;
  dataDir: string;
}

/** Seals by SETTINGS_KEY, or by a key that is made on first use in the shop's data folder: authenticated encryption, AES-256-GCM. */
export function createSeal({ settingsKey, dataDir }: SealOptions): Seal {
  const file = join(dataDir, 'settings.key');
  let known: Buffer | undefined;
  const keyOf = (text: string) => createHash('sha256').update(text).digest();

  async function readKey(): Promise<Buffer | undefined> {
    if (known) return known;
    const text = settingsKey ?? (await readFile(file, 'utf8').catch(() => undefined));
    known = text === undefined ? undefined : keyOf(text);
    return known;
  }

  async function makeKey(): Promise<Buffer> {
    // `wx` fails where another process was faster; its key is read then.
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => undefined);
    const key = await readKey();
    if (!key) throw new Error(`${file} cannot be written: set SETTINGS_KEY, or DATA_DIR to a folder you may write to`);
    return key;
  }

  return {
    async seal(text, subject) {
      const key = (await readKey()) ?? (await makeKey());
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(subject));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    async open(sealed, subject) {
      const key = await readKey();
      if (!key || sealed.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(subject)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
