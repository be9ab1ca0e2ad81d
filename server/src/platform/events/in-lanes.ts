/**
 * Runs `work` for each item: items of one lane one after another in their order, up to `width` lanes at once. Rejects with
 * the first error once nothing is under way; the rest of that lane is left out.
 */
export async function inLanes<Item>(
  items: readonly Item[],
  { laneOf, width }: { laneOf: (item: Item) => string | number; width: number },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const lanes = [...Map.groupBy(items, laneOf).values()].values();
  const run = async () => {
    for (const lane of lanes) for (const item of lane) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(width, items.length) }, run));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
