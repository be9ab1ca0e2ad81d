import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const remitted = {
  number: sql.text.neverNull,
  order_id: sql.uuid,
  order_number: sql.text,
  cash_halalas: sql.int8,
};
export type Remitted = Row<typeof remitted>;

/** Parcels of a carrier by their numbers. */
export async function readRemittable(where: Database | Tx, carrier: string, numbers: readonly string[]) {
  const { rows } = await sql.rows(remitted)`
    select b.carrier_number as number, b.order_id, o.number as order_number, b.cash_halalas
    from bookings b join orders o on o.id = b.order_id
    where b.carrier = ${carrier} and b.carrier_number = any(${numbers}::text[])
  `.execute(where);
  return rows;
}

interface Paid {
  number: string;
  halalas: number;
}

/** Stores what was paid for parcels that nothing was stored for, locked by id; the numbers of those. */
export async function claimRemittances(tx: Tx, carrier: string, paid: readonly Paid[], at: Date): Promise<string[]> {
  const { rows } = await sql.rows({ number: sql.text.neverNull })`
    with unpaid as (
      select b.id, told.halalas
      from unnest(${paid.map(({ number }) => number)}::text[], ${paid.map(({ halalas }) => halalas)}::bigint[])
        as told (number, halalas)
      join bookings b on b.carrier = ${carrier} and b.carrier_number = told.number and b.remitted_at is null
      order by b.id for update of b
    )
    update bookings b set remitted_halalas = unpaid.halalas, remitted_at = ${at}
    from unpaid where b.id = unpaid.id and b.remitted_at is null
    returning b.carrier_number as number
  `.execute(tx);
  return rows.map(({ number }) => number);
}

/** The last reading of what a carrier paid out that came to its end, and where one after it stopped; undefined: none was. */
export async function readLastReading(db: Database, carrier: string) {
  const { rows } = await sql.rows({ read_at: sql.timestamptz.orNull, read_on_from: sql.timestamptz.orNull })`
    select read_at, read_on_from from remittance_reads where carrier = ${carrier}
  `.execute(db);
  return rows[0];
}

/** Stores how far a reading came whose statement goes on: the next one begins there, whatever becomes of this one. */
export async function storeRemittancesReadUntil(db: Database, carrier: string, until: Date): Promise<void> {
  await sql`
    insert into remittance_reads (carrier, read_on_from) values (${carrier}, ${until})
    on conflict (carrier) do update set read_on_from = excluded.read_on_from
  `.execute(db);
}

export async function storeRemittancesRead(db: Database, carrier: string, at: Date): Promise<void> {
  await sql`
    insert into remittance_reads (carrier, read_at) values (${carrier}, ${at})
    on conflict (carrier) do update set read_at = excluded.read_at, read_on_from = null, failing_since = null
  `.execute(db);
}

/** Stores that a carrier does not say what it paid out, and since when. */
export async function storeRemittanceFailure(db: Database, carrier: string, at: Date): Promise<void> {
  await sql`
    insert into remittance_reads as r (carrier, failing_since) values (${carrier}, ${at})
    on conflict (carrier) do update set failing_since = coalesce(r.failing_since, excluded.failing_since)
  `.execute(db);
}

/** Carriers that do not say what they paid out. */
export async function listSilentRemittances(db: Database) {
  const { rows } = await sql.rows({ carrier: sql.text, failing_since: sql.timestamptz.neverNull })`
    select carrier, failing_since from remittance_reads where failing_since is not null
  `.execute(db);
  return rows;
}
