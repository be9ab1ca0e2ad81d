import type { ExtensionRecords } from '@waha/extend';
import type { Database } from '../platform/database/index.ts';
import { refuse } from '../platform/errors/index.ts';
import {
  countOwnedRecords,
  countRecordsOf,
  deleteEndedRecords,
  insertRecord,
  readRecord,
  replaceRecord,
} from './extension-records.store.ts';

const MOST_BYTES = 64 * 1024;
const LONGEST_KEY = 200;
/** Concurrent changes of one record; each round one of them succeeds. */
const MOST_TRIES = 40;
const DELETED_AT_ONCE = 5_000;

/** The number of records that owners may have. */
export interface RecordBounds {
  /** Records of one owner. */
  ofOwner: number;
  /** Records of all owners, from which on each has the share of a crowd. */
  crowded: number;
  /** Records of one owner in a crowd: who comes late finds room beside those who take much. */
  inCrowd: number;
  /** Records of all owners. */
  most: number;
}

const BOUNDS: RecordBounds = { ofOwner: 5_000, crowded: 100_000, inCrowd: 20, most: 200_000 };
/** How long the number of all records is taken for what it was. */
const COUNTED_MS = 5_000;

interface HostRecordsDeps {
  db: Database;
  now: () => number;
  bounds?: RecordBounds;
}

/** The records of one extension. It reaches no others, and takes part in no transaction of the shop. */
export function createHostRecords({ db, now, bounds = BOUNDS }: HostRecordsDeps, extension: string): ExtensionRecords {
  const time = () => new Date(now());
  const requireRoom = createRoom({ db, now, bounds }, extension);
  return {
    read: async (key) => (await readRecord(db, { extension, key: requireKey(key) }, time()))?.value,
    async change(key, change, { endsAt, owner } = {}) {
      requireKey(key);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const stored = await readRecord(db, { extension, key }, time());
        const changed = change(stored?.value);
        if (changed === undefined) return stored?.value;
        const value = requireJson(changed);
        if (!stored && owner !== undefined) await requireRoom(owner);
        const isWritten = stored
          ? await replaceRecord(db, { extension, key, value, version: stored.version, endsAt })
          : await insertRecord(db, { extension, key, value, endsAt: endsAt ?? null, owner: owner ?? null }, time());
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

/**
 * Refuses a record of an owner who has as many as one may have. The number of all records is counted every few seconds alone: counting a
 * hundred thousand takes milliseconds.
 */
function createRoom({ db, now, bounds }: Required<HostRecordsDeps>, extension: string) {
  let all = { count: 0, at: Number.NEGATIVE_INFINITY };
  return async (owner: string): Promise<void> => {
    if (owner === '' || owner.length > LONGEST_KEY) throw new Error(`an owner has 1 to ${LONGEST_KEY} characters`);
    if (all.at + COUNTED_MS <= now()) all = { count: await countOwnedRecords(db, extension, bounds.most), at: now() };
    const share = all.count >= bounds.crowded ? bounds.inCrowd : bounds.ofOwner;
    const isFull = all.count >= bounds.most || (await countRecordsOf(db, { extension, owner }, share)) >= share;
    if (isFull) refuse('server.unavailable', {}, { retryAfterSeconds: 600 });
    all.count += 1;
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
