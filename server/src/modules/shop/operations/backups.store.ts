import { type Database, type Row, sql } from '../../../platform/database/index.ts';

const backup = {
  started_at: sql.timestamptz,
  finished_at: sql.timestamptz,
  nightly: sql.bool,
  place: sql.text,
  bytes: sql.int8,
  encrypted: sql.bool,
  rows: sql.int8,
  files: sql.int4,
  proved: sql.bool,
  problem: sql.text.orNull,
};
/** A backup that was tried. `problem` says why it is not proved. */
export type BackupRecord = Row<typeof backup>;

const columns = sql.raw('started_at, finished_at, nightly, place, bytes, encrypted, rows, files, proved, problem');
const RETENTION_DAYS = 400;
const MOST_PROBLEM = 2_000;

export async function insertBackup(db: Database, made: BackupRecord): Promise<void> {
  await sql`
    with forgotten as (delete from backups where finished_at < now() - make_interval(days => ${RETENTION_DAYS}))
    insert into backups (${columns})
    values (${made.started_at}, ${made.finished_at}, ${made.nightly}, ${made.place}, ${made.bytes}, ${made.encrypted},
      ${made.rows}, ${made.files}, ${made.proved}, ${made.problem?.slice(0, MOST_PROBLEM) ?? null})
  `.execute(db);
}

/** The last backup that was tried, whatever came of it. */
export async function lastBackup(db: Database): Promise<BackupRecord | undefined> {
  const { rows } = await sql.rows(backup)`
    select ${columns} from backups order by finished_at desc limit 1
  `.execute(db);
  return rows[0];
}

/** The newest backup that was proved. It holds the shop as it was at `started_at`. */
export async function lastProvedBackup(db: Database): Promise<BackupRecord | undefined> {
  const { rows } = await sql.rows(backup)`
    select ${columns} from backups where proved order by started_at desc limit 1
  `.execute(db);
  return rows[0];
}

/** When the shop's first migration ran: the age of a shop that has no backup yet. */
export async function readInstalledAt(db: Database): Promise<Date> {
  const { rows } = await sql.rows({ at: sql.timestamptz })`
    select coalesce(min(applied_at), now()) as at from schema_migrations
  `.execute(db);
  return rows[0]?.at ?? new Date();
}
