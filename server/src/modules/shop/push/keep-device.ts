import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PushSubscriptionBody } from '@waha/contract';
import type { CallContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type FetchPolicy, FetchRefused, requireAddress } from '../../../platform/safe-fetch/index.ts';
import { isPublicKey } from '../../../platform/web-push/index.ts';
import {
  addOrder,
  deleteOldestDevices,
  forgetFormerOwner,
  holdOwner,
  lockDevice,
  lockSecret,
  type Owner,
  renewDevice,
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
  const { href, host } = addressOf(given.endpoint, policy);
  return {
    endpoint: href,
    endpointHash: hashAddress(href),
    service: host,
    p256dh,
    auth: Buffer.from(given.auth, 'base64url'),
  };
}

/** Names are looked up with each message; here only what can be told from the address itself. */
function addressOf(endpoint: string, policy: FetchPolicy): URL {
  try {
    return requireAddress(oneSpelling(endpoint), policy);
  } catch (error) {
    if (error instanceof FetchRefused) return refuse('push.address_refused');
    throw error;
  }
}

/** One address is one device in all its spellings; what follows a # is never sent. */
function oneSpelling(endpoint: string): string {
  if (!URL.canParse(endpoint)) return endpoint;
  const url = new URL(endpoint);
  url.hash = '';
  return url.href;
}

export const hashAddress = (endpoint: string): Buffer => createHash('sha256').update(oneSpelling(endpoint)).digest();

/**
 * Goes on with a subscription in place of one that ended. The secret of the former is the proof: its address is told to the push
 * service and in logs on the way.
 */
export async function renewSubscription(
  db: Database,
  former: { endpoint: string; auth: string },
  to: Subscription,
  at: Date,
): Promise<void> {
  const formerHash = hashAddress(former.endpoint);
  try {
    await inTransaction(db, async (tx) => {
      const secret = await lockSecret(tx, formerHash);
      const given = Buffer.from(former.auth, 'base64url');
      if (secret?.length !== given.length || !timingSafeEqual(secret, given)) return;
      await renewDevice(tx, formerHash, to, at);
    });
  } catch (error) {
    // Another call was faster with the new address, which is left alone.
    if (!isUniqueViolation(error, 'push_devices_endpoint_hash_key')) throw error;
  }
}

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
