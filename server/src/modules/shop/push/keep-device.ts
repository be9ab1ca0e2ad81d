import { createHash, randomUUID } from 'node:crypto';
import type { PushSubscriptionBody } from '@waha/contract';
import type { CallContext } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type FetchPolicy, FetchRefused, requireAddress } from '../../../platform/safe-fetch/index.ts';
import { isPublicKey } from '../../../platform/web-push/index.ts';
import {
  addOrder,
  deleteOldestDevices,
  forgetFormerOwner,
  holdOwner,
  lockDevice,
  type Owner,
  type Subscription,
  upsertDevice,
} from './devices.store.ts';

/** Devices of one person, and of one order; the one that was used least lately goes. */
export const MOST_DEVICES = 5;
/** Orders that a guest's device is told of; the oldest goes. */
const MOST_ORDERS = 10;

/** Checks what a browser sent: an address to which messages may go, and keys by which they can be read. */
export function checkSubscription(given: PushSubscriptionBody, policy: FetchPolicy): Subscription {
  const p256dh = Buffer.from(given.p256dh, 'base64url');
  if (!isPublicKey(p256dh)) refuse('push.key_wrong');
  return {
    endpoint: given.endpoint,
    endpointHash: hashAddress(given.endpoint),
    service: hostOf(given.endpoint, policy),
    p256dh,
    auth: Buffer.from(given.auth, 'base64url'),
  };
}

/** Names are looked up with each message; here only what can be told from the address itself. */
function hostOf(endpoint: string, policy: FetchPolicy): string {
  try {
    return requireAddress(endpoint, policy).host;
  } catch (error) {
    if (error instanceof FetchRefused) return refuse('push.address_refused');
    throw error;
  }
}

export const hashAddress = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

export interface Keeping {
  subscription: Subscription;
  owner: Owner;
  /** An order whose news are wanted as well. */
  orderId: string | null;
  at: Date;
}

/**
 * Has a device told. It has one owner, the latest: nothing of the former one is shown on it from then on. True where it was not
 * theirs before. Refuses `auth.required` where the owner was signed out meanwhile.
 */
export async function keepDevice(
  tx: Tx,
  { subscription, owner, orderId, at }: Keeping,
  { language, device }: Pick<CallContext, 'language' | 'device'>,
): Promise<boolean> {
  if (owner.sessionId !== null && !(await holdOwner(tx, owner))) refuse('auth.required');
  const before = await lockDevice(tx, subscription.endpointHash);
  const id = await upsertDevice(tx, { id: randomUUID(), ...subscription, ...owner, language, device, at });
  const isKnown = before?.customer_id === owner.customerId && before.staff_id === owner.staffId;
  if (before && !isKnown) await forgetFormerOwner(tx, id);
  if (orderId !== null)
    await addOrder(tx, { deviceId: id, orderId, at }, { devices: MOST_DEVICES, orders: MOST_ORDERS });
  await deleteOldestDevices(tx, owner, MOST_DEVICES);
  return !isKnown;
}
