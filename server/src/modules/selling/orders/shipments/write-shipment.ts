import { type Tx, timeOrderedId } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import { readCarriers } from '../../../shop/settings/index.ts';
import type { FullOrder } from '../order-row.ts';
import { countSentPieces, insertShipment, type Pieces } from './shipments.store.ts';

/** Carrier of a shipment and its tracking number. */
export interface Carrier {
  carrier?: string | null;
  carrierNumber?: string | null;
  /** The address where it is followed, if the carrier gave one; otherwise that of the list of carriers. */
  trackingUrl?: string | null;
}

/** Pieces of a line that are still to be sent: none of a digital one. */
export function unsentPiecesOfLine({ quantity, sent, dropped, is_digital }: FullOrder['items'][number]): number {
  return is_digital ? 0 : quantity - sent - dropped;
}

/** The pieces of an order that are not shipped yet. */
export function unsentPieces(order: Pick<FullOrder, 'items'>): Pieces[] {
  return order.items
    .map((item) => ({ id: item.id, quantity: unsentPiecesOfLine(item) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Inserts a shipment of a locked order; returns its id. Refuses `orders.too_many_pieces` (409) if fewer pieces of a
 * line are unsent.
 */
export async function writeShipment(
  tx: Tx,
  order: FullOrder,
  lines: readonly Pieces[],
  {
    carrier = null,
    carrierNumber = null,
    trackingUrl: given = null,
    by,
    at,
  }: Carrier & { by: string | null; at: Date | null },
  language: Language,
): Promise<string> {
  if (!(await countSentPieces(tx, order.id, lines))) refuseTooMany(order, lines, language);
  const id = timeOrderedId();
  const trackingUrl = given ?? (await findTrackingUrl(tx, carrier, carrierNumber));
  await insertShipment(tx, { id, orderId: order.id, carrier, carrierNumber, trackingUrl, by, at, lines });
  return id;
}

/** Address where a shipment is followed, if its carrier is one of the list and has such an address. */
async function findTrackingUrl(tx: Tx, carrier: string | null, number: string | null): Promise<string | null> {
  if (carrier === null || number === null) return null;
  const { carriers } = await readCarriers(tx);
  const known = carriers.find(({ name }) => name === carrier);
  return known?.trackingUrl ? known.trackingUrl.replace('{number}', () => encodeURIComponent(number)) : null;
}

function refuseTooMany(order: FullOrder, lines: readonly Pieces[], language: Language): never {
  refuseShort(order, lines, language);
  throw new Error(`pieces of order ${order.number} went while it was locked`);
}

/** Refuses `orders.too_many_pieces` (409) if fewer pieces of a line are unsent. */
export function refuseShort(order: FullOrder, lines: readonly Pieces[], language: Language): void {
  const short = order.items.find((item) =>
    lines.some((line) => line.id === item.id && line.quantity > unsentPiecesOfLine(item)),
  );
  if (!short) return;
  refuse('orders.too_many_pieces', {
    name: inLanguage(short, 'name', language),
    left: unsentPiecesOfLine(short),
  });
}
