import type { Database, Tx } from '../../../platform/database/index.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import { deleteOldDevices, hasDevice, saveDevice } from './devices.store.ts';

const DEVICE_MS = 90 * 24 * 60 * 60_000;
const MOST_DEVICES = 10;

const unusedSince = (at: Date): Date => new Date(at.getTime() - DEVICE_MS);

/** As for customers: a known device has its own attempt budget (docs/decisions/0020). */
export async function knownDevice(
  db: Database,
  staffId: string | undefined,
  mark: string | null | undefined,
  at: Date,
): Promise<string | undefined> {
  if (!mark) return undefined;
  const isKnown = await hasDevice(db, staffId ?? null, hashSecret(mark), unusedSince(at));
  return isKnown ? mark : undefined;
}

/** Remembers a device after a whole sign-in; returns its mark. */
export async function rememberDevice(tx: Tx, staffId: string, at: Date): Promise<string> {
  const { secret, hash } = newSecret();
  await saveDevice(tx, { staffId, markHash: hash, at }, MOST_DEVICES);
  return secret;
}

export function deleteUnusedStaffDevices(db: Database, at: Date): Promise<void> {
  return deleteOldDevices(db, unusedSince(at));
}
