import { rankKeys } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const adminRankRow = {
  key: sql.text.oneOf(...rankKeys),
  name_ar: sql.text,
  name_en: sql.text,
  threshold: sql.int4,
  free_shipping_halalas: sql.int4.orNull,
  discount_percent: sql.int2,
  version: sql.int4,
};
export type AdminRankRow = Row<typeof adminRankRow>;

const ruleRow = { kind: sql.text, points: sql.int4, per_day: sql.int4.orNull, version: sql.int4 };
export type RuleRow = Row<typeof ruleRow>;

/** The ranks in the order in which members reach them. */
export async function listAdminRanks(db: Database | Tx): Promise<AdminRankRow[]> {
  const { rows } = await sql.rows(adminRankRow)`
    select key, name_ar, name_en, threshold, free_shipping_halalas, discount_percent, version from ranks order by threshold
  `.execute(db);
  return rows;
}

/** Locks the ranks, because each is validated against the others. */
export async function lockRanks(tx: Tx): Promise<void> {
  await sql`select from ranks order by key for update`.execute(tx);
}

/** False where the version is another. */
export async function updateRank(tx: Tx, rank: AdminRankRow): Promise<boolean> {
  const { rows } = await sql`
    update ranks set name_ar = ${rank.name_ar}, name_en = ${rank.name_en || rank.name_ar}, threshold = ${rank.threshold},
      free_shipping_halalas = ${rank.free_shipping_halalas}, discount_percent = ${rank.discount_percent},
      version = version + 1
    where key = ${rank.key} and version = ${rank.version} returning key
  `.execute(tx);
  await publishInvalidation(tx, ['ranks']);
  return rows.length > 0;
}

export async function listRules(db: Database | Tx): Promise<RuleRow[]> {
  const { rows } = await sql.rows(ruleRow)`
    select kind, points, per_day, version from point_rules order by kind
  `.execute(db);
  return rows;
}

/** False where the version is another. */
export async function updateRule(tx: Tx, rule: RuleRow): Promise<boolean> {
  const { rows } = await sql`
    update point_rules set points = ${rule.points}, per_day = ${rule.per_day}, version = version + 1
    where kind = ${rule.kind} and version = ${rule.version} returning kind
  `.execute(tx);
  return rows.length > 0;
}
