import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Marks as text: of an id, of a network for one subject, and of everything ever proved by the person with that id. */
export async function readVoterMarks(db: Database | Tx, customerId: string | null, network: string) {
  const { rows } = await sql.rows({ own: sql.text.orNull, network: sql.text, marks: sql.textArray })`
    select encode(person_mark(${customerId}::text), 'hex') as own, encode(person_mark(${network}), 'hex') as network,
      array(
        select encode(mark, 'hex') from unnest(person_marks(array_remove(array[${customerId}::text], null), true)) as mark
      ) as marks
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('marks were not made');
  return row;
}

/** Number of marks of an account. */
export async function countMarks(db: Database, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from customer_marks where customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** True if two accounts belong to one person, by anything they ever proved (docs/decisions/0028). */
export async function isSamePerson(db: Database | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql.rows({ same: sql.bool })`
    select person_marks(array[${one}::text], true) && person_marks(array[${other}::text], true) as same
  `.execute(db);
  return rows[0]?.same === true;
}
