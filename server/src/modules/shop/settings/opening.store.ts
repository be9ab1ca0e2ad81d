import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Whether visitors may come in. Topic `opening` of the settings. */
const opening = z.strictObject({ isOpen: z.boolean() });
export type Opening = z.infer<typeof opening>;

/** A database without the row was never started as a shop, and is open: tests and measurements use such. */
export async function readOpening(db: Database | Tx): Promise<Opening> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(opening) })`
    select value from store_settings where topic = 'opening'
  `.execute(db);
  return { isOpen: true, ...rows[0]?.value };
}

/** Every page says in its frame whether the shop is open, so all pages are made anew. */
export async function saveOpening(tx: Tx, saved: Opening): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('opening', ${JSON.stringify(saved)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}

/** Gives a new shop its first state; one that has a state keeps it. */
export async function saveFirstOpening(db: Database, first: Opening): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('opening', ${JSON.stringify(first)}::jsonb)
    on conflict (topic) do nothing
  `.execute(db);
}
