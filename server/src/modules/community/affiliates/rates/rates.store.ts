import { type Database, defineList, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const appliedRate = {
  affiliate_id: sql.int4.orNull,
  category_id: sql.int4.orNull,
  basis_points: sql.int4,
};
export type AppliedRate = Row<typeof appliedRate>;

/** The rates that hold for an affiliate at a moment, those given last first. */
export async function listApplied(db: Database | Tx, affiliateId: number, at: Date): Promise<AppliedRate[]> {
  const { rows } = await sql.rows(appliedRate)`
    select affiliate_id, category_id, basis_points from affiliate_rates
    where (affiliate_id = ${affiliateId} or affiliate_id is null)
      and starts_at <= ${at} and (ends_at is null or ends_at > ${at})
    order by starts_at desc, id desc
  `.execute(db);
  return rows;
}

const rateRow = {
  id: sql.int4,
  affiliate_id: sql.int4.orNull,
  /** Of that affiliate. */
  code: sql.text.orNull,
  category_id: sql.int4.orNull,
  basis_points: sql.int4,
  starts_at: sql.timestamptz,
  ends_at: sql.timestamptz.orNull,
  version: sql.int4,
};
export type RateRow = Row<typeof rateRow>;

const columns = sql`r.id, r.affiliate_id, a.code, r.category_id, r.basis_points, r.starts_at, r.ends_at, r.version`;
const from = sql`affiliate_rates r left join affiliates a on a.id = r.affiliate_id`;

export async function readRate(db: Database | Tx, id: number): Promise<RateRow | undefined> {
  const { rows } = await sql.rows(rateRow)`select ${columns} from ${from} where r.id = ${id}`.execute(db);
  return rows[0];
}

export const listRates = defineList({
  columns: rateRow,
  select: columns,
  from,
  sorts: { starts_at: sql`r.starts_at`, percent: sql`r.basis_points` },
  sort: '-starts_at',
  tie: sql`r.id`,
  filters: {
    affiliate_id: (id: number) => sql`r.affiliate_id = ${id}`,
    category_id: (id: number) => sql`r.category_id = ${id}`,
  },
});

export interface RateFields {
  affiliateId: number | null;
  categoryId: number | null;
  basisPoints: number;
  startsAt: string;
  endsAt: string | null;
}

/**
 * Inserts a rate; returns its number. Throws a foreign key violation where the affiliate or category does not exist.
 */
export async function insertRate(tx: Tx, rate: RateFields): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into affiliate_rates (affiliate_id, category_id, basis_points, starts_at, ends_at)
    values (${rate.affiliateId}, ${rate.categoryId}, ${rate.basisPoints}, ${rate.startsAt}, ${rate.endsAt}) returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the rate was not written');
  return row.id;
}

/** False where the version is another. */
export async function updateRate(
  tx: Tx,
  { id, version }: { id: number; version: number },
  rate: RateFields,
): Promise<boolean> {
  const { rows } = await sql`
    update affiliate_rates set affiliate_id = ${rate.affiliateId}, category_id = ${rate.categoryId},
      basis_points = ${rate.basisPoints}, starts_at = ${rate.startsAt}, ends_at = ${rate.endsAt}, version = version + 1
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** False where it was deleted already. */
export async function deleteRate(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`delete from affiliate_rates where id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}
