import { affiliateChannelKinds, affiliateStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const channels = z.array(z.object({ kind: z.enum(affiliateChannelKinds), url: z.string() }));

export const affiliateRow = {
  id: sql.int4,
  /** Null after the account is deleted: the code stays reserved, without an affiliate. */
  customer_id: sql.uuid.orNull,
  code: sql.text,
  status: sql.text.oneOf(...affiliateStatuses),
  channels: sql.jsonb.of(channels),
  audience: sql.text,
  mawthooq_number: sql.text.orNull,
  /** The default destination of withdrawals. */
  iban: sql.text.orNull,
  terms_version: sql.int4,
  /** The reason for the decision of staff. */
  reason: sql.text.orNull,
  applied_at: sql.timestamptz,
  decided_at: sql.timestamptz.orNull,
  version: sql.int4,
};
export type AffiliateRow = Row<typeof affiliateRow>;

export const affiliateColumns = sql`a.id, a.customer_id, a.code, a.status, a.channels, a.audience, a.mawthooq_number, a.iban,
  a.terms_version, a.reason, a.applied_at, a.decided_at, a.version`;

export type WhichAffiliate = { customerId: string } | { id: number };

const isOne = (which: WhichAffiliate) =>
  'id' in which ? sql`a.id = ${which.id}` : sql`a.customer_id = ${which.customerId}`;

/** The affiliate row of an applicant in any status. */
export async function readAffiliate(db: Database | Tx, which: WhichAffiliate): Promise<AffiliateRow | undefined> {
  const { rows } = await sql.rows(affiliateRow)`
    select ${affiliateColumns} from affiliates a where ${isOne(which)}
  `.execute(db);
  return rows[0];
}
