import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const noteRow = {
  id: sql.int4,
  staff_id: sql.uuid,
  staff_name: sql.text,
  text: sql.text,
  created_at: sql.timestamptz,
};
export type NoteRow = Row<typeof noteRow>;

/** The latest first. */
export async function listNotes(db: Database, customerId: string, limit: number): Promise<NoteRow[]> {
  const { rows } = await sql.rows(noteRow)`
    select n.id, n.staff_id, s.name as staff_name, n.text, n.created_at
    from customer_notes n join staff s on s.id = n.staff_id
    where n.customer_id = ${customerId} order by n.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Inserts a note while there are fewer than `most`; false otherwise. The customer is locked. */
export async function insertNote(
  tx: Tx,
  note: { customerId: string; staffId: string; text: string },
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into customer_notes (customer_id, staff_id, text)
    select ${note.customerId}, ${note.staffId}, ${note.text}
    where (select count(*) from customer_notes where customer_id = ${note.customerId}) < ${most}
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function lockNote(tx: Tx, customerId: string, id: number): Promise<{ staff_id: string } | undefined> {
  const { rows } = await sql.rows({ staff_id: sql.uuid })`
    select staff_id from customer_notes where id = ${id} and customer_id = ${customerId} for update
  `.execute(tx);
  return rows[0];
}

export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await sql`delete from customer_notes where id = ${id}`.execute(tx);
}

export async function deleteNotesOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from customer_notes where customer_id = ${customerId}`.execute(tx);
}
