import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedItem } from '../../../../extensions/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { asKeptRead } from '../../../../platform/read-pool/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import type { CategoryTrees } from '../categories/category-tree.ts';
import { listProductsAfter } from '../products/products.store.ts';
import { changesAtMs, feedItems } from './feed-items.ts';

/** Products read at once: their presentation holds the process for some milliseconds. */
const PRODUCTS_A_READ = 50;

export interface FeedReading {
  language: Language;
  now: () => number;
  /** Told when an item that was read will change by itself. */
  changesAt: (atMs: number) => void;
}

/** All items of the shop, by ascending product: read as they are taken, so that a million are never in memory together. */
export async function* readFeedItems(
  db: Database,
  categories: CategoryTrees,
  { language, now, changesAt }: FeedReading,
): AsyncGenerator<FeedItem> {
  let afterId = 0;
  for (;;) {
    const last = afterId;
    const { rows, tree } = await asKeptRead(async () => ({
      tree: await categories.read(),
      rows: await listProductsAfter(db, last, PRODUCTS_A_READ),
    }));
    const reader = { language, nowMs: now(), categories: tree };
    for (const row of rows) {
      changesAt(changesAtMs(row, reader.nowMs));
      yield* feedItems(row, reader);
    }
    afterId = rows.at(-1)?.id ?? afterId;
    if (rows.length < PRODUCTS_A_READ) return;
    await nextTurn();
  }
}
