import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const birthdayRow = { month: sql.int2, day: sql.int2 };
export type BirthdayRow = Row<typeof birthdayRow>;

export async function readBirthday(db: Database, customerId: string): Promise<BirthdayRow | undefined> {
  const { rows } = await sql.rows(birthdayRow)`
    select month, day from customer_birthdays where customer_id = ${customerId}
  `.execute(db);
  return rows[0];
}

export async function saveBirthday(db: Database, customerId: string, { month, day }: BirthdayRow): Promise<void> {
  await sql`
    insert into customer_birthdays (customer_id, month, day) values (${customerId}, ${month}, ${day})
    on conflict (customer_id) do update set month = excluded.month, day = excluded.day
  `.execute(db);
}

export async function deleteBirthday(db: Database | Tx, customerId: string): Promise<void> {
  await sql`delete from customer_birthdays where customer_id = ${customerId}`.execute(db);
}

/** The next customers, by id, whose birthday it is. Those of 29 February have it on the 28th of other years. */
export async function listBirthdays(
  tx: Tx,
  { month, days, after, most }: { month: number; days: readonly number[]; after: string | null; most: number },
): Promise<string[]> {
  const { rows } = await sql.rows({ customer_id: sql.uuid })`
    select customer_id from customer_birthdays
    where month = ${month} and day = any(${[...days]}::smallint[])
      and customer_id > ${after ?? '00000000-0000-0000-0000-000000000000'}
    order by customer_id limit ${most}
  `.execute(tx);
  return rows.map(({ customer_id: id }) => id);
}
