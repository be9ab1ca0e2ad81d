import { type Recipient, type Row, sql } from '../platform/database/index.ts';

/**
 * Tables whose rows stay behind: invalidations and their snapshots are those of the former server, migrations are run
 * anew, and the list of backups tells of this machine's folder. Unlogged tables (counters of limits, forms) stay too.
 */
const LEFT_OUT = ['schema_migrations', 'cache_purges', 'backups'];

const table = { name: sql.text, columns: sql.textArray };

/**
 * The tables to copy, with the columns that are not computed; a partitioned one is copied whole, and its partitions are left
 * out. pg-boss and extensions keep theirs in other schemas or own them.
 */
export async function listTables(on: Recipient): Promise<Row<typeof table>[]> {
  const { rows } = await sql.rows(table)`
    select c.relname::text as name,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and c.relname <> all(${LEFT_OUT}) and not exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    group by c.oid order by c.relname
  `.execute(on);
  return rows;
}

/** The partitions of tables, whose months may be others where they are restored. */
export async function listPartitions(on: Recipient): Promise<{ name: string }[]> {
  const { rows } = await sql.rows({ name: sql.text })`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition order by relname
  `.execute(on);
  return rows;
}

const sequence = { name: sql.text, start: sql.text, last: sql.text.orNull };

/** Sequences are no part of a snapshot: read after it began, they are at least as far as its rows. */
export async function listSequences(on: Recipient): Promise<Row<typeof sequence>[]> {
  const { rows } = await sql.rows(sequence)`
    select sequencename::text as name, start_value::text as start, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename
  `.execute(on);
  return rows;
}

export async function setSequence(on: Recipient, { name, start, last }: Row<typeof sequence>): Promise<void> {
  await sql`
    select setval(format('public.%I', ${name}::text)::regclass, ${last ?? start}::bigint, ${last !== null})
  `.execute(on);
}

const migration = { name: sql.text, checksum: sql.text };

export async function listDone(on: Recipient): Promise<Row<typeof migration>[]> {
  const { rows } = await sql.rows(migration)`select name, checksum from schema_migrations order by name`.execute(on);
  return rows;
}

const foreignKey = { table: sql.text, name: sql.text, definition: sql.text };

export async function listForeignKeys(on: Recipient): Promise<Row<typeof foreignKey>[]> {
  const { rows } = await sql.rows(foreignKey)`
    select c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace
    order by c.relname, k.conname
  `.execute(on);
  return rows;
}

export async function countRows(on: Recipient, table: string): Promise<number> {
  const { rows } = await sql.rows({ rows: sql.int4 })`
    select count(*)::int as rows from ${sql.ref(`public.${table}`)}
  `.execute(on);
  return rows[0]?.rows ?? 0;
}

const state = { version: sql.text, is_empty: sql.bool, bytes: sql.float8 };

/** Whether a database holds a shop yet, and its size. */
export async function readState(on: Recipient): Promise<Row<typeof state>> {
  const { rows } = await sql.rows(state)`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      not exists (select from pg_tables where schemaname = 'public') as is_empty
  `.execute(on);
  const [found] = rows;
  if (!found) throw new Error('a statement without a condition has a row');
  return found;
}
