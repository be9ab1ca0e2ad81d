import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { publish } from '../../../platform/events/index.ts';
import {
  type AttributedLine,
  allocateRefunds,
  isSelfReferral,
  listAttributedLines,
} from '../../selling/orders/index.ts';
import { type BoughtOrder, readBought, readReturn } from '../../selling/returns/index.ts';
import { readMembers } from '../members/index.ts';
import { earn, takeBack } from '../points/index.ts';
import { insertSale, listSellers, readSeller, updateSale } from './sales.store.ts';

/** The attribution of an order line to a post, as the cart sends it. */
const SOURCE = /^(?:post|reel):(\d+)$/;

/**
 * Sales of a post (product decision 7): orders do not reference posts; only their lines have an attribution. A sale
 * counts at delivery, for products the post names; sales to others earn points, which are taken back when the whole
 * line is returned.
 */
export function saleSubscribers({ db, now }: { db: Database; now: () => number }): Subscriber[] {
  return [
    {
      name: 'posts.sales.delivered',
      event: 'order.delivered',
      async handle(payload) {
        const { orderId } = payload;
        const lines = await listAttributedLines(db, orderId);
        for (const [postId, own] of byPost(lines)) await sell({ postId, orderId, lines: own });
      },
    },
    {
      name: 'posts.sales.returned',
      event: 'return.refunded',
      async handle(payload) {
        const order = await readReturn(db, payload.returnId);
        if (order) await recount(order.order_id);
      },
    },
  ];

  async function sell({
    postId,
    orderId,
    lines,
  }: {
    postId: number;
    orderId: string;
    lines: readonly AttributedLine[];
  }) {
    const seller = await readSeller(
      db,
      postId,
      lines.map((line) => line.product_id),
    );
    if (!seller || seller.product_ids.length === 0) return;
    const pieces = lines
      .filter((line) => seller.product_ids.includes(line.product_id))
      .reduce((sum, line) => sum + line.quantity, 0);
    const [author] = await readMembers(db, [seller.member_id]);
    const customerId = author?.customer_id ?? null;
    const isOwn = customerId !== null && (await isSelfReferral(db, orderId, customerId));
    await inTransaction(db, async (tx) => {
      if (!(await insertSale(tx, { postId, orderId, pieces })) || customerId === null || isOwn) return;
      await publish(tx, 'post.sold', { postId, orderId });
      await earn(tx, { customerId, kind: 'sale', cause: causeOf(postId, orderId), at: new Date(now()) });
    });
  }

  /** Counts the rest of each sale of an order after a refund: none where all of its price was refunded. */
  async function recount(orderId: string): Promise<void> {
    const bought = await readBought(db, orderId);
    if (!bought) return;
    const kept = piecesPaidFor(bought);
    const lines = byPost(await listAttributedLines(db, orderId));
    for (const postId of await listSellers(db, orderId)) {
      const pieces = (lines.get(postId) ?? []).reduce((sum, line) => sum + (kept.get(line.id) ?? 0), 0);
      await inTransaction(db, async (tx) => {
        await updateSale(tx, { postId, orderId, pieces });
        if (pieces === 0) await takeBack(tx, causeOf(postId, orderId), new Date(now()));
      });
    }
  }
}

/** The pieces of each line that remain with the buyer without a refund; a free piece does not count. */
function piecesPaidFor(bought: BoughtOrder): Map<number, number> {
  const { lines } = allocateRefunds(bought);
  return new Map(
    bought.items.map((item, index) => {
      const isPaidBack = item.total_halalas > 0 && lines[index] === 0;
      return [item.id, isPaidBack ? 0 : item.quantity - item.refunded];
    }),
  );
}

const causeOf = (postId: number, orderId: string) => `post:${postId} order:${orderId}`;

function byPost(lines: readonly AttributedLine[]): Map<number, AttributedLine[]> {
  const found = new Map<number, AttributedLine[]>();
  for (const line of lines) {
    const postId = Number(SOURCE.exec(line.source)?.[1]);
    if (Number.isSafeInteger(postId)) found.set(postId, [...(found.get(postId) ?? []), line]);
  }
  return found;
}
