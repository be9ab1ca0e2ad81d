import { type Database, sql } from '../../../platform/database/index.ts';

/** Standard delivery: its highest price, for any weight and place, and the days that it takes. */
export interface StandardDelivery {
  /** Halalas. */
  price: number;
  minDays: number;
  maxDays: number;
}

/** The widest bounds of standard delivery, as product pages state them; null where the shop delivers nowhere. */
export async function readStandardDelivery(db: Database): Promise<StandardDelivery | null> {
  const { rows } = await sql.rows({ price: sql.int4, min_days: sql.int4, max_days: sql.int4 })`
    select max(cost_halalas) as price, min(min_days) as min_days, max(max_days) as max_days
    from shipping_rates where method = 'standard' having count(*) > 0
  `.execute(db);
  const [row] = rows;
  return row ? { price: row.price, minDays: row.min_days, maxDays: row.max_days } : null;
}
