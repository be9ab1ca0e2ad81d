import { type StaffRole, staffRoles } from '@waha/contract';
import { z } from 'zod';
import { type Database, sql, type Tx } from '../../platform/database/index.ts';

/** How much money staff of a role may send back by one act, in halalas; null without limit. Topic `refunds` of the settings. */
export type RefundCeilings = Record<StaffRole, number | null>;

/** What was saved before a role came to be does not have it. */
const savedCeilings = z.partialRecord(z.enum(staffRoles), z.number().nullable());

const unset: RefundCeilings = { owner: null, manager: 1_000_000, support: 100_000, fulfilment: 0, moderator: 0 };

export async function readRefundCeilings(db: Database | Tx): Promise<RefundCeilings> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(savedCeilings) })`
    select value from store_settings where topic = 'refunds'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

export async function saveRefundCeilings(tx: Tx, ceilings: RefundCeilings): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('refunds', ${JSON.stringify(ceilings)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}
