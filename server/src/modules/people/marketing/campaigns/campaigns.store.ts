import { type LetterStatus, type MarketingMessage, marketingMessage, segmentFilter } from '@waha/contract';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../../platform/database/index.ts';

const listed = {
  id: sql.int4,
  segment_name: sql.text,
  message: sql.jsonb.of(marketingMessage),
  status: sql.text.oneOf('draft', 'sending', 'stopped', 'sent'),
  audience: sql.int4,
  sent: sql.int4,
  failed: sql.int4,
  left_out: sql.int4,
  updated_at: sql.timestamptz,
  started_at: sql.timestamptz.orNull,
  finished_at: sql.timestamptz.orNull,
};
export type ListedCampaignRow = Row<typeof listed>;

const columns = sql`m.id, m.segment_name, m.message, m.status, m.audience, m.sent, m.failed, m.left_out, m.updated_at,
  m.started_at, m.finished_at`;

export const listCampaigns = defineList({
  columns: listed,
  select: columns,
  from: sql`marketing_campaigns m`,
  sorts: { updated_at: sql`m.updated_at` },
  neverNull: ['updated_at'],
  sort: '-updated_at',
  tie: sql`m.id`,
  filters: { status: (status: LetterStatus) => sql`m.status = ${status}` },
});

const campaign = {
  ...listed,
  version: sql.int4,
  segment_id: sql.int4.orNull,
  filter: sql.jsonb.of(segmentFilter).orNull,
  reached: sql.uuid.orNull,
  stop_reason: sql.text.orNull,
};
export type CampaignRow = Row<typeof campaign>;

const select = (id: number, lock: Sql<unknown>) => sql.rows(campaign)`
  select ${columns}, m.version, m.segment_id, m.filter, m.reached, m.stop_reason from marketing_campaigns m where m.id = ${id} ${lock}
`;

export async function readCampaign(where: Database | Tx, id: number): Promise<CampaignRow | undefined> {
  return (await select(id, sql``).execute(where)).rows[0];
}

/** The campaign, locked until the transaction ends. */
export async function lockCampaign(tx: Tx, id: number): Promise<CampaignRow | undefined> {
  return (await select(id, sql`for update`).execute(tx)).rows[0];
}

export interface CampaignDraft {
  segment: { id: number; name: string };
  message: MarketingMessage;
}

export async function insertCampaign(tx: Tx, { segment, message }: CampaignDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into marketing_campaigns (segment_id, segment_name, message)
    values (${segment.id}, ${segment.name}, ${JSON.stringify(message)}::jsonb) returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateCampaign(tx: Tx, id: number, { segment, message }: CampaignDraft): Promise<void> {
  await sql`
    update marketing_campaigns set segment_id = ${segment.id}, segment_name = ${segment.name},
      message = ${JSON.stringify(message)}::jsonb, updated_at = now(), version = version + 1
    where id = ${id} and status = 'draft'
  `.execute(tx);
}

export async function deleteCampaign(tx: Tx, id: number): Promise<void> {
  await sql`delete from marketing_campaigns where id = ${id} and status = 'draft'`.execute(tx);
}

/** Starts a campaign with the filter that its segment has now, or resumes it with the one it began with. */
export async function startCampaign(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`
    update marketing_campaigns m set status = 'sending', version = version + 1, updated_at = ${at}, moved_at = ${at},
      started_at = coalesce(started_at, ${at}), segment_id = null, stop_reason = null,
      filter = coalesce(filter, (select s.filter from segments s where s.id = m.segment_id))
    where id = ${id}
  `.execute(tx);
}

/** Stops a campaign: staff did, or the ceiling of the month was reached. */
export async function stopCampaign(
  tx: Tx,
  id: number,
  { at, reason }: { at: Date; reason: 'ceiling' | null },
): Promise<void> {
  await sql`
    update marketing_campaigns set status = 'stopped', version = version + 1, updated_at = ${at}, stop_reason = ${reason}
    where id = ${id} and status = 'sending'
  `.execute(tx);
}

export async function saveAudience(db: Database, id: number, audience: number): Promise<void> {
  await sql`update marketing_campaigns set audience = ${audience} where id = ${id}`.execute(db);
}

/** Messages of one batch by what became of them. */
export interface BatchCounts {
  sent: number;
  failed: number;
  leftOut: number;
}

/** Records the progress of a campaign; an undefined `reached` leaves its position unchanged. */
export async function advanceCampaign(
  tx: Tx,
  id: number,
  { reached, counts, at }: { reached: string | undefined; counts: BatchCounts; at: Date },
): Promise<void> {
  await sql`
    update marketing_campaigns m set moved_at = ${at}, reached = coalesce(${reached ?? null}::uuid, m.reached),
      sent = sent + ${counts.sent}, failed = failed + ${counts.failed}, left_out = left_out + ${counts.leftOut}
    where id = ${id}
  `.execute(tx);
}

/** Ends a campaign, and counts its messages once more: a batch that a crash broke off was not added. */
export async function finishCampaign(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`
    update marketing_campaigns m set status = 'sent', finished_at = ${at}, version = version + 1,
      (sent, failed, left_out) = (
        select (count(*) filter (where state = 'sent'))::int, (count(*) filter (where state = 'failed'))::int,
          (count(*) filter (where state = 'left_out'))::int
        from marketing_sends where campaign_id = m.id
      )
    where id = ${id} and status = 'sending'
  `.execute(tx);
}

/** Claims sending campaigns without progress: their process ended, or night came. Each is claimed once for the same delay. */
export async function takeStalledCampaigns(tx: Tx, { before, at }: { before: Date; at: Date }): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update marketing_campaigns set moved_at = ${at} where status = 'sending' and moved_at < ${before} returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
