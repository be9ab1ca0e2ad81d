import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const keptShop = z.object({
  /** Items of the shop by the ids of the suite. */
  items: z.record(z.string(), z.string()),
  /** Opens the switch that sends an order. */
  secret: z.string().min(16),
  /** A machine token of the shop, by which that switch sends it. */
  token: z.string(),
});
export type KeptShop = z.infer<typeof keptShop>;

export const keptPath = (dataDir: string): string => join(dataDir, 'ucp-flower-shop.json');

/** The flower shop as its seed left it in the data folder. It is read once it is there. */
export function createReadShop(dataDir: string): () => Promise<KeptShop> {
  let found: KeptShop | undefined;
  return async () => {
    found ??= keptShop.parse(JSON.parse(await readFile(keptPath(dataDir), 'utf8')));
    return found;
  };
}
