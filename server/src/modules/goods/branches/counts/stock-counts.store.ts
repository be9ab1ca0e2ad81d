import { type StockCountStatus, stockCountStatuses } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const countRow = {
  id: sql.int4,
  version: sql.int4,
  status: sql.text.oneOf(...stockCountStatuses),
  branch_id: sql.int4,
  branch_ar: sql.text,
  branch_en: sql.text,
  is_online: sql.bool,
  category_id: sql.int4.orNull,
  category_ar: sql.text.orNull,
  category_en: sql.text.orNull,
  note: sql.text.orNull,
  created_by: sql.text,
  created_at: sql.timestamptz,
  approved_by: sql.text.orNull,
  ended_at: sql.timestamptz.orNull,
};
export type CountRow = Row<typeof countRow>;

const columns = sql`
  c.id, c.version, c.status, c.branch_id, b.name_ar as branch_ar, b.name_en as branch_en, b.is_online, c.category_id,
  k.name_ar as category_ar, k.name_en as category_en, c.note, s.name as created_by, c.created_at,
  (select a.name from staff a where a.id = c.approved_by) as approved_by, c.ended_at`;
const from = sql`
  stock_counts c join branches b on b.id = c.branch_id join staff s on s.id = c.created_by
  left join categories k on k.id = c.category_id`;

export const listCounts = defineList({
  columns: countRow,
  select: columns,
  from,
  sorts: { created_at: sql`c.created_at` },
  neverNull: ['created_at'],
  sort: '-created_at',
  tie: sql`c.id`,
  filters: {
    status: (status: StockCountStatus) => sql`c.status = ${status}`,
    branch_id: (id: number) => sql`c.branch_id = ${id}`,
  },
});

export async function readCount(where: Database | Tx, id: number): Promise<CountRow | undefined> {
  const { rows } = await sql.rows(countRow)`select ${columns} from ${from} where c.id = ${id}`.execute(where);
  return rows[0];
}

/** Branches where people count just now. */
export async function listCountedBranches(where: Database | Tx): Promise<Set<number>> {
  const { rows } = await sql.rows({ branch_id: sql.int4 })`
    select branch_id from stock_counts where status = 'open'
  `.execute(where);
  return new Set(rows.map((row) => row.branch_id));
}

/** Locks a count against changes of its status, while others count in it as well. */
export async function holdCount(tx: Tx, id: number): Promise<void> {
  await sql`select id from stock_counts where id = ${id} for share`.execute(tx);
}

/** Locks a count until the transaction ends: nobody counts in it meanwhile. */
export async function lockCount(tx: Tx, id: number): Promise<void> {
  await sql`select id from stock_counts where id = ${id} for update`.execute(tx);
}

interface NewCount {
  branchId: number;
  categoryId: number | null;
  note: string | null;
  staffId: string;
  at: Date;
}

/** Begins a count; undefined where the branch is being counted already. */
export async function insertCount(tx: Tx, count: NewCount): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into stock_counts (branch_id, category_id, note, created_by, created_at)
    values (${count.branchId}, ${count.categoryId}, ${count.note}, ${count.staffId}, ${count.at})
    on conflict (branch_id) where status in ('open', 'review', 'applying') do nothing returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** True if there is such a category, locked against removal. */
export async function holdCategory(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`select id from categories where id = ${id} for key share`.execute(
    tx,
  );
  return rows.length > 0;
}

interface Move {
  version: number;
  from: readonly StockCountStatus[];
  to: StockCountStatus;
  approvedBy?: string;
  endedAt?: Date;
}

/** Moves a count of a version and a status on; false on a mismatch. */
export async function moveCount(tx: Tx, id: number, move: Move): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update stock_counts set status = ${move.to}, version = version + 1,
      approved_by = coalesce(${move.approvedBy ?? null}::uuid, approved_by), ended_at = ${move.endedAt ?? null}::timestamptz
    where id = ${id} and version = ${move.version} and status = any(${[...move.from]}::text[]) returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Forgets the oldest count that ended before a time, with its lines; false where there is none. */
export async function deleteOldCount(db: Database, before: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    delete from stock_counts where id = (
      select c.id from stock_counts c where c.ended_at < ${before} order by c.created_at, c.id limit 1
    ) returning id
  `.execute(db);
  return rows.length > 0;
}
