import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** The version of a settings topic; 1 before the first change. */
export async function readSettingsVersion(db: Database, topic: string): Promise<number> {
  const { rows } = await sql.rows({ version: sql.int4 })`
    select version from settings_versions where topic = ${topic}
  `.execute(db);
  return rows[0]?.version ?? 1;
}

/** Locks a settings topic, also one without a row. */
export async function lockSettings(tx: Tx, topic: string): Promise<void> {
  await sql`insert into settings_versions (topic) values (${topic}) on conflict do nothing`.execute(tx);
  await sql`select from settings_versions where topic = ${topic} for update`.execute(tx);
}

/** Claims a topic at the version the caller saw; false where it was changed meanwhile. */
export async function claimSettings(tx: Tx, topic: string, version: number): Promise<boolean> {
  const { rows } = await sql`
    update settings_versions set version = version + 1 where topic = ${topic} and version = ${version} returning topic
  `.execute(tx);
  return rows.length > 0;
}
