import type { AffiliateChannelKind, AffiliateStatus } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type AffiliateRow, affiliateColumns, affiliateRow } from './affiliates.store.ts';

export interface Application {
  channels: readonly { kind: AffiliateChannelKind; url: string }[];
  audience: string;
  mawthooqNumber: string | null;
  iban: string | null;
  termsVersion: number;
}

/** Locks a customer's own application until the transaction ends. */
export async function lockOwn(tx: Tx, customerId: string): Promise<AffiliateRow | undefined> {
  const { rows } = await sql.rows(affiliateRow)`
    select ${affiliateColumns} from affiliates a where a.customer_id = ${customerId} for update
  `.execute(tx);
  return rows[0];
}

/**
 * Inserts a first application; undefined where the code is taken. Throws a unique violation
 * (`affiliates_customer_id_key`) where a concurrent application of the customer was first.
 */
export async function insertApplication(
  tx: Tx,
  { customerId, code, application, at }: { customerId: string; code: string; application: Application; at: Date },
): Promise<{ id: number } | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into affiliates (customer_id, code, status, channels, audience, mawthooq_number, iban, terms_version, applied_at)
    values (${customerId}, ${code}, 'pending', ${JSON.stringify(application.channels)}::jsonb, ${application.audience},
      ${application.mawthooqNumber}, ${application.iban}, ${application.termsVersion}, ${at})
    on conflict (code) do nothing returning id
  `.execute(tx);
  return rows[0];
}

/** Renews an application under its existing code. */
export async function renewApplication(tx: Tx, id: number, application: Application, at: Date): Promise<void> {
  await sql`
    update affiliates set status = 'pending', channels = ${JSON.stringify(application.channels)}::jsonb,
      audience = ${application.audience}, mawthooq_number = ${application.mawthooqNumber},
      iban = coalesce(${application.iban}, iban),
      terms_version = ${application.termsVersion}, reason = null, applied_at = ${at}, decided_at = null,
      version = version + 1
    where id = ${id}
  `.execute(tx);
}

export interface Decision {
  /** The expected status; a different one means that another decision was first. */
  from: AffiliateStatus;
  to: AffiliateStatus;
  reason: string | null;
}

/**
 * Changes the status of an affiliate from the expected one. Undefined if the status differs or the affiliate left, so
 * that only one of two concurrent decisions succeeds.
 */
export async function decideOn(
  tx: Tx,
  id: number,
  { from, to, reason }: Decision,
  at: Date,
): Promise<{ customer_id: string } | undefined> {
  const { rows } = await sql.rows({ customer_id: sql.uuid.neverNull })`
    update affiliates set status = ${to}, reason = ${reason}, decided_at = ${at}, version = version + 1
    where id = ${id} and status = ${from} and customer_id is not null returning customer_id
  `.execute(tx);
  return rows[0];
}

const seenRow = { ...affiliateRow, clicks: sql.int4, uncounted_clicks: sql.int4 };
/** An application as staff see it. */
export type SeenApplication = Row<typeof seenRow>;

const sumOf = (column: 'clicks' | 'uncounted_clicks') =>
  sql`(select coalesce(sum(d.${sql.ref(column)}), 0)::int from affiliate_days d where d.affiliate_id = a.id)`;
const seen = sql`${affiliateColumns}, ${sumOf('clicks')} as clicks, ${sumOf('uncounted_clicks')} as uncounted_clicks`;

export async function readApplication(db: Database | Tx, id: number): Promise<SeenApplication | undefined> {
  const { rows } = await sql.rows(seenRow)`select ${seen} from affiliates a where a.id = ${id}`.execute(db);
  return rows[0];
}

/** A `like` pattern that finds a text anywhere, with its wildcards escaped. */
const within = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const listApplications = defineList({
  columns: seenRow,
  select: seen,
  from: sql`affiliates a`,
  sorts: { applied_at: sql`a.applied_at`, code: sql`a.code` },
  sort: 'applied_at',
  tie: sql`a.id`,
  filters: {
    status: (status: AffiliateStatus) => sql`a.status = ${status} and a.customer_id is not null`,
    q: (text: string) => sql`(a.code like ${within(text.toUpperCase())} or a.channels::text ilike ${within(text)})`,
  },
});

/** Erases an application except for its code, so that the code is never given again. */
export async function eraseApplication(tx: Tx, customerId: string): Promise<{ id: number } | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update affiliates set customer_id = null, channels = '[]', audience = '', mawthooq_number = null, iban = null, reason = null,
      version = version + 1
    where customer_id = ${customerId} returning id
  `.execute(tx);
  return rows[0];
}
