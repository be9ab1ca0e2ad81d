import { type Database, sql, type Tx } from '../platform/database/index.ts';

const row = { extension: sql.text, sealed: sql.bytea, version: sql.int4 };

export async function listSealedSettings(db: Database | Tx) {
  const { rows } = await sql.rows(row)`select extension, sealed, version from extension_settings`.execute(db);
  return rows;
}

export async function readSealedSettings(db: Database | Tx, extension: string) {
  const { rows } = await sql.rows(row)`
    select extension, sealed, version from extension_settings where extension = ${extension}
  `.execute(db);
  return rows[0];
}

/** Replaces the settings of a version (0: none were stored yet); false where somebody else was faster. */
export async function writeSealedSettings(
  tx: Tx,
  { extension, sealed, version }: { extension: string; sealed: Buffer; version: number },
): Promise<boolean> {
  const { rows } = await sql.rows({ version: sql.int4 })`
    insert into extension_settings (extension, sealed)
    select ${extension}, ${sealed} where ${version}::int = 0
      or exists (select from extension_settings s where s.extension = ${extension})
    on conflict (extension) do update set sealed = excluded.sealed, version = extension_settings.version + 1, updated_at = now()
      where extension_settings.version = ${version}
    returning version
  `.execute(tx);
  return rows.length > 0;
}
