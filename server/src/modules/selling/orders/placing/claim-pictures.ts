import type { Tx } from '../../../../platform/database/index.ts';
import { claimUploads } from '../../../content/uploads/index.ts';
import type { NewItem } from '../orders.store.ts';
import { picturesOf } from '../quote/without-lost-pictures.ts';

/** The kind of subject that pictures of personalised lines are claimed for; its id is the order's. */
export const LINE_PICTURES = 'order_line';

/**
 * Claims the pictures of lines for their order, apart from those it has. Refuses `uploads.not_yours` where one is gone or another
 * order was first.
 */
export async function claimPictures(
  tx: Tx,
  order: { id: string; customer_id: string | null },
  items: readonly Pick<NewItem, 'answers'>[],
  claimed: readonly Pick<NewItem, 'answers'>[] = [],
): Promise<void> {
  const has = new Set(claimed.flatMap(({ answers }) => picturesOf(answers)));
  const ids = new Set(items.flatMap(({ answers }) => picturesOf(answers)).filter((id) => !has.has(id)));
  await claimUploads(tx, [...ids], { kind: LINE_PICTURES, id: order.id, owner: order.customer_id });
}
