import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const branchRow = {
  id: sql.int4,
  version: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  city: sql.text,
  is_online: sql.bool,
  is_active: sql.bool,
};
export type BranchRow = Row<typeof branchRow>;
export type BranchDraft = Pick<BranchRow, 'name_ar' | 'name_en' | 'city'>;

const columns = sql`b.id, b.version, b.name_ar, b.name_en, b.city, b.is_online, b.is_active`;

/** All branches: the one that serves the online shop first, closed ones last. */
export async function listBranches(db: Database): Promise<BranchRow[]> {
  const { rows } = await sql.rows(branchRow)`
    select ${columns} from branches b order by not b.is_online, not b.is_active, b.id
  `.execute(db);
  return rows;
}

export async function readBranch(where: Database | Tx, id: number): Promise<BranchRow | undefined> {
  const { rows } = await sql.rows(branchRow)`select ${columns} from branches b where b.id = ${id}`.execute(where);
  return rows[0];
}

/** Locks a branch against being closed until the transaction ends. */
export async function holdBranch(tx: Tx, id: number): Promise<BranchRow | undefined> {
  const { rows } = await sql.rows(branchRow)`
    select ${columns} from branches b where b.id = ${id} for share
  `.execute(tx);
  return rows[0];
}

/** Locks a branch until the transaction ends, so that nothing comes to it meanwhile. */
export async function lockBranch(tx: Tx, id: number): Promise<BranchRow | undefined> {
  const { rows } = await sql.rows(branchRow)`
    select ${columns} from branches b where b.id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** Adds a branch; undefined if there are as many as there may be. */
export async function insertBranch(tx: Tx, draft: BranchDraft, most: number): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('branches', 0))`.execute(tx);
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into branches (name_ar, name_en, city) select ${draft.name_ar}, ${draft.name_en}, ${draft.city}
    where (select count(*) from branches where not is_online) < ${most} returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** Changes a branch of a version; false on a mismatch. */
export async function updateBranch(
  tx: Tx,
  { id, version }: Pick<BranchRow, 'id' | 'version'>,
  { name_ar, name_en, city, is_active }: BranchDraft & Pick<BranchRow, 'is_active'>,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update branches set name_ar = ${name_ar}, name_en = ${name_en}, city = ${city}, is_active = ${is_active},
      version = version + 1
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** True if a branch has pieces, waits for some, or is being counted. */
export async function isInUse(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ found: sql.bool.neverNull })`
    select exists (select from branch_stock_levels l where l.branch_id = ${id} and l.quantity > 0)
      or exists (select from stock_transfers t where t.status = 'sent' and t.to_branch_id = ${id})
      or exists (select from stock_transfers t where t.status = 'sent' and t.from_branch_id = ${id})
      or exists (select from stock_counts c where c.branch_id = ${id} and c.status in ('open', 'review', 'applying')) as found
  `.execute(tx);
  return rows[0]?.found === true;
}
