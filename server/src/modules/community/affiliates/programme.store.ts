import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const programmeRow = {
  /** Hundredths of a percent of goods after discounts, without VAT and delivery. */
  commissionBasisPoints: sql.int4,
  /** The value of a point when it is converted. */
  halalasPerPoint: sql.int4,
  /** Days from the delivery until points may be used. */
  postAfterDays: sql.int4,
  /** Days in which a click attributes orders. */
  clickDays: sql.int4,
  /** The fewest points of one conversion. */
  leastPoints: sql.int4,
  leastWithdrawalHalalas: sql.int4,
  termsVersion: sql.int4,
  /** Clicks of one network on one affiliate that are counted in a day. */
  networkClicks: sql.int4,
  version: sql.int4,
};
/** The programme's current terms. Past earnings keep the terms they were earned by. */
export type Programme = Row<typeof programmeRow>;

export async function readProgramme(db: Database | Tx): Promise<Programme> {
  const { rows } = await sql.rows(programmeRow)`
    select commission_basis_points as "commissionBasisPoints", halalas_per_point as "halalasPerPoint",
      post_after_days as "postAfterDays", click_days as "clickDays", least_points as "leastPoints",
      least_withdrawal_halalas as "leastWithdrawalHalalas", terms_version as "termsVersion",
      network_clicks as "networkClicks", version
    from affiliate_programme
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the affiliate programme has no settings');
  return row;
}

/** False where the version is another. */
export async function updateProgramme(tx: Tx, given: Programme): Promise<boolean> {
  const { rows } = await sql`
    update affiliate_programme set commission_basis_points = ${given.commissionBasisPoints},
      halalas_per_point = ${given.halalasPerPoint}, post_after_days = ${given.postAfterDays}, click_days = ${given.clickDays},
      least_points = ${given.leastPoints}, least_withdrawal_halalas = ${given.leastWithdrawalHalalas},
      terms_version = ${given.termsVersion}, network_clicks = ${given.networkClicks}, version = version + 1
    where version = ${given.version} returning version
  `.execute(tx);
  await publishInvalidation(tx, ['affiliate-programme']);
  return rows.length > 0;
}
