import type { ExtensionRecords } from '@waha/extend';
import type { Database } from '../platform/database/index.ts';
import { insertRecord, readRecord, replaceRecord } from './extension-records.store.ts';

const MOST_BYTES = 64 * 1024;
const LONGEST_KEY = 200;
/** Concurrent changes of one record; each round one of them succeeds. */
const MOST_TRIES = 40;

/** The records of one extension. It reaches no others, and takes part in no transaction of the shop. */
export function createHostRecords(db: Database, extension: string): ExtensionRecords {
  return {
    read: async (key) => (await readRecord(db, extension, requireKey(key)))?.value,
    async change(key, change) {
      requireKey(key);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const stored = await readRecord(db, extension, key);
        const changed = change(stored?.value);
        if (changed === undefined) return stored?.value;
        const value = requireJson(changed);
        const isWritten = stored
          ? await replaceRecord(db, { extension, key, value, version: stored.version })
          : await insertRecord(db, extension, key, value);
        if (isWritten) return JSON.parse(value);
      }
      throw new Error(`the record ${key} is changed by too many at once`);
    },
  };
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
