import { inTransaction } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { CarriageDeps } from '../carriage-deps.ts';
import { endLabelsOf, readReturnLabel, storeLabelCancelling } from './return-labels.store.ts';

/** Ends the labels of a return that is rejected: nothing is to come back by them. */
export async function endLabels({ db }: CarriageDeps, returnId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const labelId of await endLabelsOf(tx, returnId))
      await publish(tx, 'return.label_unwanted', { labelId, returnId });
  });
}

/** Cancels an unwanted label at its carrier. Throws where it does not: that is shown to staff, and tried again. */
export async function cancelReturnLabel({ db, carriers }: CarriageDeps, id: string): Promise<void> {
  const label = await readReturnLabel(db, id);
  if (label?.state !== 'unwanted' || label.carrier_number === null) return;
  const carrier = carriers.get(label.carrier);
  try {
    if (!carrier) throw new Error(`the carrier ${label.carrier} is not set up`);
    await carrier.cancel(label.carrier_number);
  } catch (error) {
    await storeLabelCancelling(db, id, carrier ? 'label_not_cancelled' : 'carrier_off');
    throw error;
  }
  await storeLabelCancelling(db, id, null);
}
