import type { ExtensionRecords } from '@waha/extend';
import type { Database } from '../platform/database/index.ts';
import { refuse } from '../platform/errors/index.ts';
import {
  countEndingRecords,
  deleteEndedRecords,
  insertRecord,
  readRecord,
  replaceRecord,
} from './extension-records.store.ts';

const MOST_BYTES = 64 * 1024;
const LONGEST_KEY = 200;
/** Concurrent changes of one record; each round one of them succeeds. */
const MOST_TRIES = 40;
/** Records of one extension that will end: strangers may make them, so there is a bound to what they can fill. */
export const MOST_ENDING = 100_000;
const DELETED_AT_ONCE = 5_000;

interface HostRecordsDeps {
  db: Database;
  now: () => number;
  mostEnding?: number;
}

/** The records of one extension. It reaches no others, and takes part in no transaction of the shop. */
export function createHostRecords(
  { db, now, mostEnding = MOST_ENDING }: HostRecordsDeps,
  extension: string,
): ExtensionRecords {
  const time = () => new Date(now());
  return {
    read: async (key) => (await readRecord(db, { extension, key: requireKey(key) }, time()))?.value,
    async change(key, change, { endsAt } = {}) {
      requireKey(key);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const stored = await readRecord(db, { extension, key }, time());
        const changed = change(stored?.value);
        if (changed === undefined) return stored?.value;
        const value = requireJson(changed);
        if (!stored && endsAt) await requireRoom(db, extension, mostEnding);
        const isWritten = stored
          ? await replaceRecord(db, { extension, key, value, version: stored.version, endsAt })
          : await insertRecord(db, { extension, key, value, endsAt: endsAt ?? null }, time());
        if (isWritten) return JSON.parse(value);
      }
      throw new Error(`the record ${key} is changed by too many at once`);
    },
  };
}

/** Forgets records that have ended. */
export async function forgetEndedRecords(db: Database, now: Date): Promise<void> {
  for (;;) if ((await deleteEndedRecords(db, now, DELETED_AT_ONCE)) < DELETED_AT_ONCE) return;
}

async function requireRoom(db: Database, extension: string, most: number): Promise<void> {
  if ((await countEndingRecords(db, extension, most)) >= most)
    refuse('server.unavailable', {}, { retryAfterSeconds: 600 });
}

function requireKey(key: string): string {
  if (key === '' || key.length > LONGEST_KEY) throw new Error(`a key has 1 to ${LONGEST_KEY} characters`);
  return key;
}

function requireJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Error(`a record has at most ${MOST_BYTES} bytes`);
  return text;
}
