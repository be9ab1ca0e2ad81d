import type { Tx } from '../../../../platform/database/index.ts';
import { type ChangeContext, changeReturn, type ReturnChange } from '../requests/change-return.ts';
import { setReplacementShipment } from '../returns.store.ts';
import { releaseReplacement, reserveReplacement } from './reserve-replacement.ts';

/** Approves a return; the replacement of an exchange is reserved in the same step. */
export function approveReturn(tx: Tx, change: Omit<ReturnChange, 'to'>, context: ChangeContext): Promise<void> {
  return changeReturn(tx, { ...change, to: 'approved' }, context, {
    sideEffects: ({ order, before }) => reserveReplacement(tx, order, before, context.language),
  });
}

/** Rejects a return; a reserved replacement is released. */
export function rejectReturn(tx: Tx, change: Omit<ReturnChange, 'to'>, context: ChangeContext): Promise<void> {
  return changeReturn(tx, { ...change, to: 'rejected' }, context, {
    async sideEffects({ order, before }) {
      if (before.status === 'approved') await releaseReplacement(tx, order, before);
    },
  });
}

/** Marks the reserved replacement as sent: the last step of an exchange. No money moves, and the invoice stays. */
export function exchangeReturn(
  tx: Tx,
  change: Omit<ReturnChange, 'to'>,
  shipment: { carrier: string | null; carrierNumber: string | null },
  context: ChangeContext,
): Promise<void> {
  return changeReturn(tx, { ...change, to: 'exchanged' }, context, {
    sideEffects: () => setReplacementShipment(tx, change.returnId, shipment),
  });
}
