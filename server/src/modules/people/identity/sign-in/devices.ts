import type { Database, Tx } from '../../../../platform/database/index.ts';
import { deleteOldDevices, hasDevice, saveDevice } from './devices.store.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Lifetime of a device mark: an old phone may be unused that long. */
const DEVICE_MS = 180 * 24 * 60 * 60_000;
const MOST_DEVICES = 20;

const unusedSince = (at: Date): Date => new Date(at.getTime() - DEVICE_MS);

/**
 * The known device of a mark, or undefined if the mark is not this account's. It grants no access, but has its own
 * attempt budget that strangers cannot use up (docs/decisions/0020).
 */
export async function knownDevice(
  db: Database,
  customerId: string | undefined,
  mark: string | null | undefined,
  at: Date,
): Promise<string | undefined> {
  if (!mark) return undefined;
  const isKnown = await hasDevice(db, customerId ?? null, hashSecret(mark), unusedSince(at));
  return isKnown ? mark : undefined;
}

/** Remembers a device after a sign-in; returns its mark, a new one if it had none for this account. */
export async function rememberDevice(tx: Tx, customerId: string, known: string | undefined, at: Date): Promise<string> {
  const mark = known ?? newSecret().secret;
  await saveDevice(tx, { customerId, markHash: hashSecret(mark), at }, MOST_DEVICES);
  return mark;
}

export function deleteUnusedDevices(db: Database, at: Date): Promise<void> {
  return deleteOldDevices(db, unusedSince(at));
}
