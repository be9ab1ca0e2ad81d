import { inTransaction } from '../../../../platform/database/index.ts';
import { markReturnArrived } from '../../returns/index.ts';
import type { CarriageDeps } from '../carriage-deps.ts';
import { FIRST_PAUSE_MS, nextTracking, SHORTEST_MS } from '../tracking-times.ts';
import { claimReturnTracking, listDueReturns, storeReturnTracked } from './return-tracking.store.ts';

const AT_ONCE = 50;
/** After this many failures in a row a carrier is down; the next round asks again. */
const MOST_FAILURES = 5;

/**
 * Asks a carrier where a parcel is that comes back, and stores it. That it arrived is only shown: staff look at the things and refund.
 * False where it was asked a moment ago. Throws where the carrier does not answer: the parcel is due again then.
 */
export async function followReturn(deps: CarriageDeps, id: string): Promise<boolean> {
  const { db, carriers } = deps;
  const now = deps.now();
  const times = { at: new Date(now), pause: new Date(now - FIRST_PAUSE_MS), nextAt: new Date(now + SHORTEST_MS) };
  const label = await claimReturnTracking(db, id, times);
  const carrier = label && carriers.get(label.carrier);
  if (!label || !carrier) return false;
  const { status, events } = await carrier.track(label.carrier_number);
  const due = nextTracking(label.asked_at, now, status);
  await inTransaction(db, async (tx) => {
    await storeReturnTracked(tx, id, { status, events, due });
    const at = events.findLast((event) => event.status === 'delivered')?.at ?? times.at;
    if (status === 'delivered') await markReturnArrived(tx, label.return_id, at);
  });
  return true;
}

/** Asks for parcels that come back and are due, a bounded number at once. */
export async function followReturns(deps: CarriageDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listDueReturns(deps.db, new Date(deps.now()), AT_ONCE)) {
    if (failures.length >= MOST_FAILURES) break;
    await followReturn(deps, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some returns could not be followed');
}
