import type { ReturnRequest } from '@waha/extend';
import { ExtensionError } from '../../../../extensions/index.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { shopPhone } from '../../../../platform/phone/index.ts';
import { readStoreIdentity } from '../../../shop/settings/index.ts';
import { readOrder } from '../../orders/index.ts';
import { type ReturnRow, readReturn } from '../../returns/index.ts';
import { CLAIM_MS } from '../book-parcel.ts';
import { listBookingsOf } from '../booking-lists.store.ts';
import type { CarriageDeps } from '../carriage-deps.ts';
import { addressOf } from '../shipment-request.ts';
import {
  claimReturnLabel,
  type ReturnLabelRow,
  readReturnLabel,
  storeBookedLabel,
  storeLabelProblem,
} from './return-labels.store.ts';

const MOST_BOOKINGS = 60;
/** A buyer hands things over days after they have the label. */
const FIRST_TRACKING_MS = 12 * 60 * 60_000;

/**
 * Books a wanted label at its carrier, outside any transaction and by its id as key, and tells the buyer. Runs again after a
 * failure, and books nothing twice. Throws where it is to run again.
 */
export async function bookReturnLabel(deps: CarriageDeps, id: string): Promise<void> {
  const { db, carriers, now } = deps;
  const at = new Date(now());
  const isClaimed = await claimReturnLabel(db, id, { at, before: new Date(at.getTime() - CLAIM_MS) });
  const label = await readReturnLabel(db, id);
  if (label?.state !== 'wanted') return;
  if (!isClaimed) throw new Error(`the label ${id} is being booked by another process`);
  const row = await readReturn(db, label.return_id);
  const carrier = carriers.get(label.carrier);
  if (row?.status !== 'approved')
    return storeLabelProblem(db, id, { state: 'refused', problem: 'return_changed', reason: null });
  if (!carrier?.bookReturn) {
    await storeLabelProblem(db, id, { state: 'wanted', problem: 'carrier_off', reason: null });
    throw new Error(`the carrier ${label.carrier} is not set up`);
  }
  const request = await returnRequest(deps, label, row);
  const answer = await carrier.bookReturn(request).catch(async (error: unknown) => {
    if (error instanceof ExtensionError)
      await storeLabelProblem(db, id, { state: 'wanted', problem: 'unreachable', reason: null });
    throw error;
  });
  if ('isRefused' in answer)
    return storeLabelProblem(db, id, { state: 'refused', problem: 'refused', reason: answer.reason });
  await inTransaction(db, async (tx) => {
    const state = await storeBookedLabel(tx, id, answer, { at, trackDue: new Date(at.getTime() + FIRST_TRACKING_MS) });
    if (state === 'booked') await publish(tx, 'return.labelled', { returnId: row.id });
    if (state === 'unwanted') await publish(tx, 'return.label_unwanted', { labelId: id, returnId: row.id });
  });
}

/** Describes the pieces of a return, from the place that its order went to. */
async function returnRequest({ db }: CarriageDeps, label: ReturnLabelRow, row: ReturnRow): Promise<ReturnRequest> {
  const order = await readOrder(db, row.order_id);
  if (!order) throw new Error(`the return ${row.id} has no order`);
  const shop = await readStoreIdentity(db);
  const brought = (await listBookingsOf(db, order.id, MOST_BOOKINGS)).find(
    ({ carrier, state }) => carrier === label.carrier && state === 'sent',
  );
  const paidFor = new Map(order.items.map((item) => [item.id, item.total_halalas / item.quantity]));
  return {
    id: label.id,
    orderNumber: row.number,
    from: addressOf(order),
    receiver: { name: shop.name.ar, phone: shopPhone(shop.phone) },
    weightGrams: null,
    pieces: 1,
    value: row.lines.reduce((sum, line) => sum + Math.round((paidFor.get(line.order_item_id) ?? 0) * line.quantity), 0),
    broughtBy: brought?.id ?? null,
  };
}
