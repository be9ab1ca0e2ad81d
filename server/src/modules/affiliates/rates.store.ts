import { type Database, type Row, sql, type Tx } from '../../platform/database/index.ts';

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
