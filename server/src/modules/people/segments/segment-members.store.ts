import type { MarketingChannel, SegmentFilter } from '@waha/contract';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { segmentSql } from './segment-conditions.store.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';
const from = sql`customers c join customer_totals t on t.customer_id = c.id and c.deleted_at is null`;

/** How many customers a filter keeps; with a channel, of those who agreed to it and may be reached by it. */
export async function countMembers(
  db: Database | Tx,
  filter: SegmentFilter,
  at: Date,
  { channel, most = null }: { channel?: MarketingChannel; most?: number | null } = {},
): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    ${sql.plannedForValues} select count(*)::int as count from (
      select from ${from} where ${segmentSql(filter, at)} and ${reachable(at, channel)} limit ${most}
    ) as kept
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The next customers of a filter by id, who may be reached by a channel: for sending to all of them in batches. */
export async function listNextMembers(
  db: Database | Tx,
  filter: SegmentFilter,
  { after, most, at, channel }: { after: string | null; most: number; at: Date; channel: MarketingChannel },
): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    ${sql.plannedForValues} select c.id from ${from}
    where c.id > ${after ?? FIRST} and ${segmentSql(filter, at)} and ${reachable(at, channel)}
    order by c.id limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a filter keeps one customer at this moment. */
export async function isMember(db: Database, customerId: string, filter: SegmentFilter, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    ${sql.plannedForValues} select c.id from ${from} where c.id = ${customerId} and ${segmentSql(filter, at)}
  `.execute(db);
  return rows.length > 0;
}

function reachable(at: Date, channel: MarketingChannel | undefined) {
  if (channel === undefined) return sql`true`;
  const condition = { kind: 'consent', has: true, channel } as const;
  return sql`c.suspended_at is null and ${segmentSql({ match: 'all', conditions: [condition] }, at)}`;
}
