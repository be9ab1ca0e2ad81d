import { ExtensionError } from '../../../../extensions/index.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { shopPhone } from '../../../../platform/phone/index.ts';
import { readStoreIdentity } from '../../../shop/settings/index.ts';
import { CLAIM_MS } from '../book-parcel.ts';
import type { CarriageDeps } from '../carriage-deps.ts';
import { claimPickup, readPickup, storePickup } from './pickups.store.ts';

/** Asks a carrier to come, outside any transaction. Throws where it is to run again. */
export async function askPickup(deps: CarriageDeps, id: string): Promise<void> {
  const { db, carriers } = deps;
  if (!(await claim(deps, id, 'wanted'))) return;
  const row = await readPickup(db, id);
  if (!row) return;
  const ask = carriers.get(row.carrier)?.requestPickup;
  if (!ask) {
    await storePickup(db, id, { state: 'wanted', problem: 'carrier_off' });
    throw new Error(`the carrier ${row.carrier} is not set up`);
  }
  const { name, phone } = await readStoreIdentity(db);
  const { day, from_time: from, until_time: until, parcels } = row;
  const contact = { name: name.ar, phone: shopPhone(phone) };
  const answer = await ask({ id, day, from, until, parcels, contact }).catch(async (error: unknown) => {
    if (error instanceof ExtensionError)
      await storePickup(db, id, { state: 'wanted', problem: 'unreachable', isDoubtful: true });
    throw error;
  });
  if ('isRefused' in answer) {
    await storePickup(db, id, { state: 'refused', problem: 'pickup_refused', reason: answer.reason });
    return;
  }
  await inTransaction(db, async (tx) => {
    const state = await storePickup(tx, id, { state: 'asked', reference: answer.reference });
    if (state === 'unwanted') await publish(tx, 'pickup.unwanted', { pickupId: id });
  });
}

/** Tells a carrier not to come. Throws where it does not hear: it is told again, and shown to staff after the last try. */
export async function tellNotToCome(deps: CarriageDeps, id: string): Promise<void> {
  const { db, carriers } = deps;
  if (!(await claim(deps, id, 'unwanted'))) return;
  const row = await readPickup(db, id);
  const tell = row && carriers.get(row.carrier)?.cancelPickup;
  try {
    if (!tell || row.reference === null) throw new Error('the carrier takes no cancellation');
    await tell(row.reference);
    await storePickup(db, id, { state: 'cancelled' });
  } catch (error) {
    await storePickup(db, id, { state: 'unwanted', problem: 'unreachable' });
    throw error;
  }
}

/** False where it is no longer in this state. Throws where another process has it. */
async function claim({ db, now }: CarriageDeps, id: string, state: 'wanted' | 'unwanted'): Promise<boolean> {
  const at = new Date(now());
  if (await claimPickup(db, id, { state, at, before: new Date(at.getTime() - CLAIM_MS) })) return true;
  if ((await readPickup(db, id))?.state === state) throw new Error(`the pickup ${id} is asked for by another process`);
  return false;
}
