import { type Database, inTransaction, type Row, type Sql, sql } from '../database/index.ts';

/** A change of partitions gives up a lock that it does not get at once, as migrations do: orders must not queue behind it. */
const LOCK_TIMEOUT_MS = 300;

/** The check of a default partition that all its rows are from before the first month with a partition of its own. */
const BEFORE_MONTHS = 'before_months';

const partition = { name: sql.text, is_default: sql.bool, until: sql.timestamptz.orNull };
export type Partition = Row<typeof partition>;

/**
 * The partitions of a table, the oldest first, each with the time that all its rows are before. For the default partition its
 * check says it; null without one.
 */
export async function listPartitions(db: Database, parent: string): Promise<Partition[]> {
  const { rows } = await sql.rows(partition)`
    select name, is_default, bound::timestamptz as until from (
      select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) = 'DEFAULT' as is_default,
        coalesce(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([^'']+)'), (
          select substring(pg_get_constraintdef(k.oid) from '< ''([^'']+)') from pg_constraint k
          where k.conrelid = c.oid and k.conname = ${BEFORE_MONTHS} and k.convalidated
        )) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${parent}::text::regclass
    ) as parts order by until nulls first, name
  `.execute(db);
  return rows;
}

/**
 * Bounds the rows of the default partition. The proof reads the whole table under a lock that disturbs nobody; after it a
 * month is attached without another look at these rows.
 */
export async function boundDefault(db: Database, name: string, column: string, until: Date): Promise<void> {
  const table = sql.ref(name);
  const check = sql.ref(BEFORE_MONTHS);
  await change(db, [
    sql`alter table ${table} drop constraint if exists ${check}`,
    sql`alter table ${table} add constraint ${check} check (${sql.ref(column)} < ${timeOf(until)}) not valid`,
  ]);
  await change(db, [sql`alter table ${table} validate constraint ${check}`]);
}

export interface NewMonth {
  parent: string;
  name: string;
  /** A partition whose columns, checks and indexes the new one has. */
  like: string;
  from: Date;
  until: Date;
  /** A function that refuses to empty the table. */
  refusesTruncate: string;
}

export async function attachMonth(db: Database, month: NewMonth): Promise<void> {
  const table = sql.ref(month.name);
  await change(db, [
    sql`create table ${table} (like ${sql.ref(month.like)} including all)`,
    sql`alter table ${table} drop constraint if exists ${sql.ref(BEFORE_MONTHS)}`,
    sql`create trigger kept before truncate on ${table} for each statement execute function ${sql.ref(month.refusesTruncate)}()`,
    sql`alter table ${sql.ref(month.parent)} attach partition ${table} for values from (${timeOf(month.from)}) to (${timeOf(month.until)})`,
  ]);
}

export async function dropPartition(db: Database, parent: string, name: string): Promise<void> {
  await change(db, [
    sql`alter table ${sql.ref(parent)} detach partition ${sql.ref(name)}`,
    sql`drop table ${sql.ref(name)}`,
  ]);
}

async function change(db: Database, statements: readonly Sql<unknown>[]): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      for (const statement of statements) await statement.execute(tx);
    },
    { lockTimeoutMs: LOCK_TIMEOUT_MS },
  );
}

/** A time as SQL text: statements that define tables take no parameters. */
const timeOf = (time: Date) => sql.raw(`'${time.toISOString()}'`);
