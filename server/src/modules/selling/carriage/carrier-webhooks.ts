import type { WebhookRequest } from '@waha/extend';
import type { FastifyInstance } from 'fastify';
import { carrierNotifyPath, ExtensionError, mountWebhooks } from '../../../extensions/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { findByNumber, hastenTracking } from './bookings.store.ts';
import type { CarriageDeps } from './carriage-deps.ts';
import { followParcel } from './follow-parcels.ts';
import type { HostedCarrier } from './hosted-carrier.ts';
import { followReturn } from './return-labels/follow-returns.ts';
import { findReturnByNumber, hastenReturn } from './return-labels/return-tracking.store.ts';

/** The webhooks of carriers: each only makes the shop ask the carrier for the parcel it names. */
export function mountCarrierWebhooks(server: FastifyInstance, deps: CarriageDeps): void {
  mountWebhooks(server, carrierNotifyPath(':name'), (name) => {
    const carrier = deps.carriers.get(name);
    return carrier?.webhook ? { receive: (request) => receive(deps, carrier, request) } : null;
  });
}

async function receive(deps: CarriageDeps, carrier: HostedCarrier, request: WebhookRequest): Promise<void> {
  // An adapter that fails at a notification has not proved it.
  const verdict = (await carrier.webhook?.(request).catch(() => undefined)) ?? 'forged';
  if (verdict === 'forged') refuse('carriage.webhook_refused');
  if (verdict === 'ignored') return;
  const { db, now } = deps;
  const parcel = await findByNumber(db, carrier.code, verdict.number);
  const returned = parcel ? undefined : await findReturnByNumber(db, carrier.code, verdict.number);
  // Carriers may not repeat a notification: what could not be read now is due at the next round.
  if (parcel && !(await isRead(followParcel(deps, parcel.id)))) await hastenTracking(db, parcel.id, new Date(now()));
  // A parcel of neither is one of another shop of the same account.
  if (returned && !(await isRead(followReturn(deps, returned)))) await hastenReturn(db, returned, new Date(now()));
}

/** False where the carrier was not asked, or did not answer. */
async function isRead(following: Promise<boolean>): Promise<boolean> {
  return following.catch((error: unknown) => {
    if (error instanceof ExtensionError) return false;
    throw error;
  });
}
