import { z } from 'zod';
import type { Database, Tx } from '../platform/database/index.ts';
import type { Seal } from '../platform/seal/index.ts';
import { listSealedSettings, readSealedSettings } from './extension-settings.store.ts';

/** Settings as typed, by the name of each. */
export type TypedSettings = Readonly<Record<string, string>>;
const typed = z.record(z.string(), z.string());

async function unseal(seal: Seal, extension: string, sealed: Buffer): Promise<TypedSettings> {
  const text = await seal.open(sealed, extension);
  return text === undefined ? {} : typed.parse(JSON.parse(text));
}

/** Settings that owners typed, by extension. Those that another key sealed count as not typed. */
export async function readAllTyped(db: Database | Tx, seal: Seal): Promise<ReadonlyMap<string, TypedSettings>> {
  const rows = await listSealedSettings(db);
  const opened = rows.map(async ({ extension, sealed }) => [extension, await unseal(seal, extension, sealed)] as const);
  return new Map(await Promise.all(opened));
}

/** The typed settings of an extension and their version; 0 where none were saved. */
export async function readTyped(db: Database | Tx, seal: Seal, extension: string) {
  const row = await readSealedSettings(db, extension);
  return { version: row?.version ?? 0, typed: row ? await unseal(seal, extension, row.sealed) : {} };
}
