import { type Recipient, type Row, sql } from '../platform/database/index.ts';

const creation = {
  name: sql.text,
  may_create: sql.bool,
  provider: sql.text,
  collate: sql.text,
  ctype: sql.text,
};

/** How the shop's database was made, and whether this user may make another. */
export async function readCreation(on: Recipient): Promise<Row<typeof creation>> {
  const { rows } = await sql.rows(creation)`
    select d.datname::text as name, r.rolcreatedb or r.rolsuper as may_create, d.datlocprovider::text as provider,
      d.datcollate::text as collate, d.datctype::text as ctype
    from pg_database d join pg_roles r on r.rolname = current_user where d.datname = current_database()
  `.execute(on);
  const [found] = rows;
  if (!found) throw new Error('a connection has a database');
  return found;
}

/** Databases whose names begin in a way, oldest names first. */
export async function listDatabases(on: Recipient, prefix: string): Promise<string[]> {
  const { rows } = await sql.rows({ name: sql.text })`
    select datname::text as name from pg_database where starts_with(datname, ${prefix}) order by datname
  `.execute(on);
  return rows.map(({ name }) => name);
}

/** The connections of others to a database; those of autovacuum end by themselves, and its kind is hidden from plain users. */
export async function countOthers(on: Recipient, database: string): Promise<number> {
  const { rows } = await sql.rows({ others: sql.int4 })`
    select count(*)::int as others from pg_stat_activity where datname = ${database} and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'
  `.execute(on);
  return rows[0]?.others ?? 0;
}

/** Held by its connection while a backup or a restore is under way; false where another has it. */
export async function tryBackupLock(on: Recipient): Promise<boolean> {
  const { rows } = await sql.rows({ locked: sql.bool })`
    select pg_try_advisory_lock(${BACKUP_LOCK}) as locked
  `.execute(on);
  return rows[0]?.locked === true;
}

/** An arbitrary number, the same in every version of the shop. */
const BACKUP_LOCK = 7_305_002;
