import { type StaffRole, staffRoles } from '@waha/contract';
import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Halalas by role; null without limit. */
export type RoleCeilings = Record<StaffRole, number | null>;

/** Ceilings of money that staff may send out, and the thresholds of alerts. Topic `refunds` of the settings. */
export interface MoneyCeilings {
  /** Per staff member and day of Riyadh, over all acts. */
  day: RoleCeilings;
  /** Ceiling per order, over all acts of all staff; for store credit, per act. */
  order: RoleCeilings;
  /** Percentage of the daily ceiling from which the owner is alerted. */
  alertPercent: number;
  /** Number of acts by one staff member for one customer in a day that alerts the owner. */
  alertActs: number;
}

/** Partial: settings saved before a role existed lack it. */
const byRole = z.partialRecord(z.enum(staffRoles), z.number().nullable());
const saved = z.object({
  day: byRole.optional(),
  order: byRole.optional(),
  alertPercent: z.number().optional(),
  alertActs: z.number().optional(),
});

const unset: MoneyCeilings = {
  day: { owner: null, manager: 3_000_000, support: 300_000, fulfilment: 0, moderator: 0 },
  order: { owner: null, manager: 1_000_000, support: 100_000, fulfilment: 0, moderator: 0 },
  alertPercent: 80,
  alertActs: 5,
};

export async function readMoneyCeilings(db: Database | Tx): Promise<MoneyCeilings> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(saved) })`
    select value from store_settings where topic = 'refunds'
  `.execute(db);
  const value = rows[0]?.value;
  return {
    day: { ...unset.day, ...value?.day },
    order: { ...unset.order, ...value?.order },
    alertPercent: value?.alertPercent ?? unset.alertPercent,
    alertActs: value?.alertActs ?? unset.alertActs,
  };
}

export async function saveMoneyCeilings(tx: Tx, ceilings: MoneyCeilings): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('refunds', ${JSON.stringify(ceilings)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}
