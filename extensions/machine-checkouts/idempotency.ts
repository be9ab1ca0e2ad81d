import { createHash } from 'node:crypto';
import type { ExtensionRecords } from '@waha/extend';
import { z } from 'zod';
import { type Fault, fault } from './faults.ts';

const KEPT_MS = 25 * 3_600_000;
/** A claim that is older was left by a crash. */
const CLAIM_MS = 60_000;
const MOST_CHARACTERS = 48 * 1024;
const KEY = /^[\x21-\x7e]{8,100}$/;

const kept = z.object({
  request: z.string(),
  claimedAt: z.number(),
  answer: z.record(z.string(), z.unknown()).nullable(),
});

const hash = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

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
 * is being worked on. What failed may be tried again under the same key.
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
    let answered: object | undefined;
    const claim = (stored: unknown) => {
      answered = undefined;
      const before = stored === undefined ? undefined : kept.parse(stored);
      if (before && before.request !== request) throw conflict();
      if (before?.answer) {
        answered = before.answer;
        return undefined;
      }
      if (before && before.claimedAt > claimedAt - CLAIM_MS)
        throw fault(409, 'idempotency_in_progress', 'This request is being worked on: ask again', 'recoverable');
      return { request, claimedAt, answer: null };
    };
    await records.change(name, claim, { endsAt, owner });
    if (answered) return answered;
    try {
      const answer = await run();
      const isSmall = JSON.stringify(answer).length <= MOST_CHARACTERS;
      await records.change(name, () => ({
        request,
        claimedAt: isSmall ? claimedAt : 0,
        answer: isSmall ? answer : null,
      }));
      return answer;
    } catch (error) {
      await records.change(name, () => ({ request, claimedAt: 0, answer: null }));
      throw error;
    }
  };
}
