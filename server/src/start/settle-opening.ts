import type { Config } from '../config.ts';
import { saveFirstOpening } from '../modules/shop/settings/index.ts';
import { openDatabase } from '../platform/database/index.ts';

/** Decides once whether a shop begins open: the demo shop does, any other is closed until its owner opens it. */
export async function settleOpening({ demo }: Pick<Config, 'demo'>, url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 1, applicationName: 'waha-opening' });
  try {
    await saveFirstOpening(database.db, { isOpen: demo });
  } finally {
    await database.close();
  }
}
