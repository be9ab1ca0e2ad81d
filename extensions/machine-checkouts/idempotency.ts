import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ExtensionRecords } from '@waha/extend';
import { z } from 'zod';
import { Fault, fault } from './faults.ts';

const KEPT_MS = 25 * 3_600_000;
/** A claim that is older was left by a crash. */
const CLAIM_MS = 60_000;
/** Characters of a sealed answer; a larger one is worked out again. */
const MOST_CHARACTERS = 56 * 1024;
const [IV_BYTES, TAG_BYTES] = [12, 16];
const KEY = /^[\x21-\x7e]{8,100}$/;

const kept = z.object({
  request: z.string(),
  claimedAt: z.number(),
  answer: z.string().nullable(),
});

const hashBytes = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest();
const hash = (...parts: readonly string[]) => hashBytes(...parts).toString('base64url');

export interface Once {
  key: string | undefined;
  /** The sender: keys of one are no keys of another. */
  sender: string;
  /** On whose account the answer is kept. */
  owner: string;
  /** The operation with the thing it is about. */
  about: string;
  body: unknown;
}

/**
 * Runs an operation once for a key and keeps its answer for a day. The same key with another request is a conflict, and so is one that
 * is being worked on. What failed may be tried again under the same key. Answers have names and addresses: they are sealed by the
 * key, of which the shop keeps a hash alone, so that only its sender can have one read.
 */
export function createOnce(records: ExtensionRecords, now: () => number) {
  return async ({ key, sender, owner, about, body }: Once, run: () => Promise<object>): Promise<object> => {
    if (key === undefined) return run();
    if (!KEY.test(key))
      throw fault(400, 'invalid', 'An idempotency key has 8 to 100 visible characters', 'recoverable');
    const name = `key:${hash(sender, about, key)}`;
    const request = hash(JSON.stringify(body ?? null));
    const endsAt = new Date(now() + KEPT_MS);
    const claimedAt = now();
    const conflict = (): Fault => fault(409, 'idempotency_conflict', 'This idempotency key belongs to another request');
    const seal = hashBytes('answer', sender, about, key);
    let answered: object | undefined;
    const claim = (stored: unknown) => {
      answered = undefined;
      const before = stored === undefined ? undefined : kept.parse(stored);
      if (before && before.request !== request) throw conflict();
      if (before?.answer) {
        answered = opened(before.answer, seal);
        return undefined;
      }
      if (before && before.claimedAt > claimedAt - CLAIM_MS)
        throw fault(409, 'idempotency_in_progress', 'This request is being worked on: ask again', 'recoverable');
      return { request, claimedAt, answer: null };
    };
    await records.change(name, claim, { endsAt, owner }).catch((error: unknown) => {
      // Without its key a request could be carried out twice.
      throw error instanceof Fault ? error : fault(503, 'unavailable', 'The shop is away: ask again', 'recoverable');
    });
    if (answered) return answered;
    try {
      const answer = await run();
      const told = sealed(answer, seal);
      const isSmall = told.length <= MOST_CHARACTERS;
      await records.change(name, () => ({
        request,
        claimedAt: isSmall ? claimedAt : 0,
        answer: isSmall ? told : null,
      }));
      return answer;
    } catch (error) {
      await records.change(name, () => ({ request, claimedAt: 0, answer: null }));
      throw error;
    }
  };
}

function sealed(answer: object, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(answer))), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function opened(answer: string, key: Buffer): object {
  const bytes = Buffer.from(answer, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(inflateRawSync(text).toString());
}
