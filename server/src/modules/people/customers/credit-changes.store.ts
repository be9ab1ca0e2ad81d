import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export interface CreditChange {
  id: string;
  customerId: string;
  staffId: string;
  /** Positive for given credit, negative for taken credit. */
  halalas: number;
  reason: string;
  transferId: number;
}

export async function insertCreditChange(tx: Tx, change: CreditChange): Promise<void> {
  await sql`
    insert into credit_changes (id, customer_id, staff_id, halalas, reason, transfer_id)
    values (${change.id}, ${change.customerId}, ${change.staffId}, ${change.halalas}, ${change.reason}, ${change.transferId})
  `.execute(tx);
}

const changeRow = {
  id: sql.uuid,
  halalas: sql.int8,
  reason: sql.text,
  staff_name: sql.text,
  created_at: sql.timestamptz,
};
export type CreditChangeRow = Row<typeof changeRow>;

/** The latest first. */
export async function listCreditChanges(db: Database, customerId: string, limit: number): Promise<CreditChangeRow[]> {
  const { rows } = await sql.rows(changeRow)`
    select x.id, x.halalas, x.reason, s.name as staff_name, x.created_at
    from credit_changes x join staff s on s.id = x.staff_id
    where x.customer_id = ${customerId} order by x.created_at desc, x.id limit ${limit}
  `.execute(db);
  return rows;
}

/** Erases the reasons of credit changes, which may name the customer; the changes stay. */
export async function eraseReasons(tx: Tx, customerId: string): Promise<void> {
  await sql`update credit_changes set reason = '' where customer_id = ${customerId} and reason <> ''`.execute(tx);
}
