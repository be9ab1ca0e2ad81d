import { type MissingCause, missingCauses, type StockTransferStatus, stockTransferStatuses } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const transferRow = {
  id: sql.int4,
  version: sql.int4,
  status: sql.text.oneOf(...stockTransferStatuses),
  from_branch_id: sql.int4,
  from_ar: sql.text,
  from_en: sql.text,
  to_branch_id: sql.int4,
  to_ar: sql.text,
  to_en: sql.text,
  note: sql.text.orNull,
  missing_cause: sql.text.oneOf(...missingCauses).orNull,
  created_by: sql.text,
  created_at: sql.timestamptz,
  sent_by: sql.text.orNull,
  sent_at: sql.timestamptz.orNull,
  ended_by: sql.text.orNull,
  ended_at: sql.timestamptz.orNull,
  lines_count: sql.int4,
  pieces: sql.int4,
  missing: sql.int4,
};
export type TransferRow = Row<typeof transferRow>;

const linesOf = (value: ReturnType<typeof sql>) =>
  sql`(select ${value} from stock_transfer_lines l where l.transfer_id = t.id)`;
const columns = sql`
  t.id, t.version, t.status, t.from_branch_id, f.name_ar as from_ar, f.name_en as from_en, t.to_branch_id,
  g.name_ar as to_ar, g.name_en as to_en, t.note, t.missing_cause, c.name as created_by, t.created_at,
  (select s.name from staff s where s.id = t.sent_by) as sent_by, t.sent_at,
  (select s.name from staff s where s.id = t.ended_by) as ended_by, t.ended_at,
  ${linesOf(sql`count(*)::int`)} as lines_count, ${linesOf(sql`coalesce(sum(l.quantity), 0)::int`)} as pieces,
  ${linesOf(sql`coalesce(sum(l.quantity - l.received), 0)::int`)} as missing`;
const from = sql`
  stock_transfers t join branches f on f.id = t.from_branch_id join branches g on g.id = t.to_branch_id
  join staff c on c.id = t.created_by`;

export const listTransfers = defineList({
  columns: transferRow,
  select: columns,
  from,
  sorts: { created_at: sql`t.created_at` },
  neverNull: ['created_at'],
  sort: '-created_at',
  tie: sql`t.id`,
  filters: {
    status: (status: StockTransferStatus) => sql`t.status = ${status}`,
    branch_id: (id: number) => sql`(t.from_branch_id = ${id} or t.to_branch_id = ${id})`,
  },
});

export async function readTransfer(where: Database | Tx, id: number): Promise<TransferRow | undefined> {
  const { rows } = await sql.rows(transferRow)`select ${columns} from ${from} where t.id = ${id}`.execute(where);
  return rows[0];
}

/** Locks a transfer until the transaction ends, by itself: what is read joined after that is what is true then. */
export async function lockTransfer(tx: Tx, id: number): Promise<void> {
  await sql`select id from stock_transfers where id = ${id} for update`.execute(tx);
}

const lineRow = { variant_id: sql.int4, quantity: sql.int4, received: sql.int4.orNull };
export type TransferLineRow = Row<typeof lineRow>;

export async function readLines(where: Database | Tx, transferId: number): Promise<TransferLineRow[]> {
  const { rows } = await sql.rows(lineRow)`
    select l.variant_id, l.quantity, l.received from stock_transfer_lines l
    where l.transfer_id = ${transferId} order by l.position
  `.execute(where);
  return rows;
}

export interface TransferDraft {
  fromBranchId: number;
  toBranchId: number;
  note: string | null;
  lines: readonly { variantId: number; quantity: number }[];
}

export async function insertTransfer(
  tx: Tx,
  draft: TransferDraft,
  { staffId, at }: { staffId: string; at: Date },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into stock_transfers (from_branch_id, to_branch_id, note, created_by, created_at)
    values (${draft.fromBranchId}, ${draft.toBranchId}, ${draft.note}, ${staffId}, ${at}) returning id
  `.execute(tx);
  const id = rows[0]?.id ?? 0;
  await insertLines(tx, id, draft);
  return id;
}

async function insertLines(tx: Tx, id: number, { lines }: TransferDraft): Promise<void> {
  await sql`
    insert into stock_transfer_lines (transfer_id, variant_id, quantity, position)
    select ${id}::int, l.variant_id, l.quantity, l.position
    from unnest(${lines.map((line) => line.variantId)}::int[], ${lines.map((line) => line.quantity)}::int[])
      with ordinality as l (variant_id, quantity, position)
  `.execute(tx);
}

interface Existing {
  id: number;
  version: number;
}

/** Rewrites a draft of a version; false where it is another, or no draft. */
export async function updateTransfer(tx: Tx, { id, version }: Existing, draft: TransferDraft): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update stock_transfers set from_branch_id = ${draft.fromBranchId}, to_branch_id = ${draft.toBranchId},
      note = ${draft.note}, version = version + 1
    where id = ${id} and version = ${version} and status = 'draft' returning id
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`delete from stock_transfer_lines where transfer_id = ${id}`.execute(tx);
  await insertLines(tx, id, draft);
  return true;
}

interface Step {
  staffId: string;
  at: Date;
}

/** Marks a draft as sent; false where it is no draft any more. */
export async function markSent(tx: Tx, id: number, { staffId, at }: Step): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update stock_transfers set status = 'sent', sent_by = ${staffId}, sent_at = ${at}, version = version + 1
    where id = ${id} and status = 'draft' returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Ends a transfer of a status; false where it has another. */
export async function endTransfer(
  tx: Tx,
  id: number,
  step: Step & { from: 'draft' | 'sent'; to: 'received' | 'cancelled'; cause: MissingCause | null },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update stock_transfers set status = ${step.to}, missing_cause = ${step.cause}, ended_by = ${step.staffId},
      ended_at = ${step.at}, version = version + 1
    where id = ${id} and status = ${step.from} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function writeReceived(
  tx: Tx,
  id: number,
  lines: readonly { variantId: number; received: number }[],
): Promise<void> {
  await sql`
    update stock_transfer_lines l set received = r.received
    from unnest(${lines.map((line) => line.variantId)}::int[], ${lines.map((line) => line.received)}::int[])
      as r (variant_id, received)
    where l.transfer_id = ${id} and l.variant_id = r.variant_id
  `.execute(tx);
}
