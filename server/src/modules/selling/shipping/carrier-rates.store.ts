import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const carriedRate = {
  carrier: sql.text,
  up_to_grams: sql.int4,
  price_halalas: sql.int4.orNull,
  min_days: sql.int4.orNull,
  max_days: sql.int4.orNull,
  read_at: sql.timestamptz.orNull,
};

/** Prices of these carriers for a city, as they were had last. */
export async function listCarriedRates(where: Database | Tx, cityId: number, carriers: readonly string[]) {
  if (carriers.length === 0) return [];
  const { rows } = await sql.rows(carriedRate)`
    select carrier, up_to_grams, price_halalas, min_days, max_days, read_at
    from carrier_rates where carrier = any(${carriers}::text[]) and city_id = ${cityId}
  `.execute(where);
  return rows;
}

export interface RateKey {
  carrier: string;
  cityId: number;
  upToGrams: number;
}

/** Claims a price to be asked for, at most once since `before` by all processes; false where it was asked for a moment ago. */
export async function claimRate(
  db: Database,
  { carrier, cityId, upToGrams }: RateKey,
  { at, before }: Record<'at' | 'before', Date>,
): Promise<boolean> {
  const { rows } = await sql.rows({ carrier: sql.text })`
    insert into carrier_rates (carrier, city_id, up_to_grams, asked_at) values (${carrier}, ${cityId}, ${upToGrams}, ${at})
    on conflict (carrier, city_id, up_to_grams) do update set asked_at = excluded.asked_at
    where carrier_rates.asked_at <= ${before}
    returning carrier
  `.execute(db);
  return rows.length > 0;
}

/** Counts a call to a carrier; false where it has had `most` in this minute, or is left alone because it failed. */
export async function spendRateCall(db: Database, carrier: string, at: Date, most: number): Promise<boolean> {
  const { rows } = await sql.rows({ carrier: sql.text })`
    insert into carrier_rate_calls as c (carrier, minute, calls) values (${carrier}, date_trunc('minute', ${at}::timestamptz), 1)
    on conflict (carrier) do update set minute = excluded.minute,
      calls = case when c.minute = excluded.minute then c.calls + 1 else 1 end
    where (c.paused_until is null or c.paused_until <= ${at}) and (c.minute <> excluded.minute or c.calls < ${most})
    returning carrier
  `.execute(db);
  return rows.length > 0;
}

export interface HadRate {
  price: number | null;
  minDays: number | null;
  maxDays: number | null;
}

/** Stores a price, and that its carrier answers. Where it says none, a price that was had since `usableSince` stays. */
export async function storeRate(
  tx: Tx,
  { carrier, cityId, upToGrams }: RateKey,
  had: HadRate,
  { at, usableSince }: Record<'at' | 'usableSince', Date>,
): Promise<void> {
  await sql`
    update carrier_rates set price_halalas = ${had.price}, min_days = ${had.minDays}, max_days = ${had.maxDays}, read_at = ${at}
    where carrier = ${carrier} and city_id = ${cityId} and up_to_grams = ${upToGrams}
      and (${had.price}::integer is not null or price_halalas is null or read_at is null or read_at <= ${usableSince})
  `.execute(tx);
  await sql`
    update carrier_rate_calls set failures = 0, failing_since = null, paused_until = null
    where carrier = ${carrier} and failures > 0
  `.execute(tx);
}

/** Counts a failure; from `most` in a row on the carrier is left alone until `until`. */
export async function storeRateFailure(
  db: Database,
  carrier: string,
  { at, until, most }: { at: Date; until: Date; most: number },
): Promise<void> {
  await sql`
    update carrier_rate_calls set failures = failures + 1, failing_since = coalesce(failing_since, ${at}),
      paused_until = case when failures + 1 >= ${most} then ${until}::timestamptz end
    where carrier = ${carrier}
  `.execute(db);
}

const troubled = { carrier: sql.text, failing_since: sql.timestamptz.orNull, ran_out_at: sql.timestamptz.orNull };
export type TroubledRates = Row<typeof troubled>;

/** Stores that a carrier was asked for as many prices as it may be, at most once since `before`; one that is left alone was not. */
export async function storeRatesRanOut(
  db: Database,
  carrier: string,
  { at, before }: Record<'at' | 'before', Date>,
): Promise<void> {
  await sql`
    update carrier_rate_calls set ran_out_at = ${at}
    where carrier = ${carrier} and (paused_until is null or paused_until <= ${at})
      and (ran_out_at is null or ran_out_at <= ${before})
  `.execute(db);
}

/** Carriers that are left alone because they did not answer, and those that were asked for too much since then. */
export async function listTroubledRates(db: Database, ranOutSince: Date): Promise<TroubledRates[]> {
  const { rows } = await sql.rows(troubled)`
    select t.carrier, t.failing_since, t.ran_out_at from (
      select carrier, case when paused_until is not null then failing_since end as failing_since,
        case when ran_out_at > ${ranOutSince} then ran_out_at end as ran_out_at
      from carrier_rate_calls
    ) t
    where (t.failing_since is not null or t.ran_out_at is not null)
      and exists (select from shipping_methods m where m.priced_by = t.carrier)
  `.execute(db);
  return rows;
}
