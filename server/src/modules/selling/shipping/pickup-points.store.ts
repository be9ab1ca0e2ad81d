import { MOST_POINTS } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

/** A point as its carrier told it, in the carrier's language. */
const storedPoint = z.strictObject({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  takes_cash: z.boolean(),
});
export type StoredPoint = z.infer<typeof storedPoint>;

const pointsRow = {
  carrier: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  points: sql.jsonb.of(z.array(storedPoint)),
  read_at: sql.timestamptz.orNull,
};
export type PointsRow = Row<typeof pointsRow>;

interface PointsOf {
  cityId: number;
  /** Others are gone, or switched off: nobody could book at what is stored of them. */
  carriers: readonly string[];
  since: Date;
}

/** Points of these carriers in a city that were had since. */
export async function listPoints(where: Database | Tx, { cityId, carriers, since }: PointsOf): Promise<PointsRow[]> {
  const { rows } = await sql.rows(pointsRow)`
    select carrier, name_ar, name_en, points, read_at from carrier_points
    where city_id = ${cityId} and carrier = any(${carriers}::text[]) and read_at > ${since} order by carrier
  `.execute(where);
  return rows;
}

/** Whether a city has a point of these carriers, by those that were had since. */
export async function hasPoints(where: Database | Tx, { cityId, carriers, since }: PointsOf): Promise<boolean> {
  const { rows } = await sql.rows({ carrier: sql.text })`
    select carrier from carrier_points
    where city_id = ${cityId} and carrier = any(${carriers}::text[]) and read_at > ${since}
      and jsonb_array_length(points) > 0
    limit 1
  `.execute(where);
  return rows.length > 0;
}

interface PointsKey {
  carrier: string;
  cityId: number;
}

/**
 * Claims the points of a carrier in a city to be asked for, at most once since `before` by all processes. Points that were had since
 * `fresh` hold, and are not asked for.
 */
export async function claimPoints(
  db: Database,
  { carrier, cityId }: PointsKey,
  { at, before, fresh }: Record<'at' | 'before' | 'fresh', Date>,
): Promise<boolean> {
  const { rows } = await sql.rows({ carrier: sql.text })`
    insert into carrier_points as p (carrier, city_id, asked_at) values (${carrier}, ${cityId}, ${at})
    on conflict (carrier, city_id) do update set asked_at = excluded.asked_at
    where p.asked_at <= ${before} and (p.read_at is null or p.read_at <= ${fresh})
    returning carrier
  `.execute(db);
  return rows.length > 0;
}

/** Replaces the points of a carrier in a city. */
export async function storePoints(
  db: Database,
  { carrier, cityId }: PointsKey,
  { name, points }: { name: { ar: string; en: string }; points: readonly StoredPoint[] },
  at: Date,
): Promise<void> {
  await sql`
    update carrier_points set points = ${JSON.stringify(points.slice(0, MOST_POINTS))}::jsonb, name_ar = ${name.ar},
      name_en = ${name.en}, read_at = ${at}
    where carrier = ${carrier} and city_id = ${cityId}
  `.execute(db);
}

/** Forgets what was had before: nobody asks for these cities, or their carrier is gone. */
export async function deleteOldPoints(db: Database, before: Date): Promise<void> {
  await sql`delete from carrier_points where asked_at < ${before}`.execute(db);
}
