import type { Config } from '../config.ts';
import { readDomain, saveFirstOpening } from '../modules/shop/settings/index.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';

/** Decides once whether a shop begins open: the demo shop does, any other is closed until its owner opens it. */
export const settleOpening = ({ demo }: Pick<Config, 'demo'>, url: string): Promise<void> =>
  withDatabase(url, (db) => saveFirstOpening(db, { isOpen: demo }));

/** The settings of the process with the public address that the shop's own settings name, where the environment names none. */
export async function settleAddress(config: Config, url: string): Promise<Config> {
  if (config.isAddressFixed) return config;
  const { inUse } = await withDatabase(url, readDomain);
  return inUse === null ? config : Object.freeze({ ...config, publicUrl: `https://${inUse}` });
}

async function withDatabase<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ url, poolSize: 1, applicationName: 'waha-settings' });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
