import { randomBytes, randomUUID } from 'node:crypto';
import type { AffiliateStatus } from '@waha/contract';
import { type Database, sql } from '../../platform/database/index.ts';
import { type CustomerSpec, type MadeCustomer, makeCustomer } from './customer-factories.ts';

export interface MadeAffiliate extends MadeCustomer {
  affiliateId: number;
  code: string;
}

export interface AffiliateSpec {
  code?: string;
  status?: AffiliateStatus;
  reason?: string | null;
  decidedAt?: Date;
}

let serial = 0;

/** A new customer in the affiliate programme, approved by default. */
export async function makeAffiliate(db: Database, spec: AffiliateSpec & CustomerSpec = {}): Promise<MadeAffiliate> {
  const customer = await makeCustomer(db, spec);
  return { ...customer, ...(await letTakePart(db, customer.id, spec)) };
}

/** Makes a customer an affiliate; an existing affiliate gets the given status. */
export async function letTakePart(db: Database, customerId: string, spec: AffiliateSpec = {}) {
  serial += 1;
  const { code = `TEST${process.pid % 100_000}${serial}`, status = 'approved', reason = null } = spec;
  const decidedAt = status === 'pending' ? null : (spec.decidedAt ?? new Date());
  const { rows } = await sql.rows({ id: sql.int4, code: sql.text })`
    insert into affiliates (customer_id, code, status, channels, audience, terms_version, reason, applied_at, decided_at)
    values (${customerId}, ${code}, ${status}, '[{"kind":"instagram","url":"https://instagram.com/noura"}]', 'محبّو القهوة',
      1, ${reason}, now() - interval '1 day', ${decidedAt})
    on conflict (customer_id) do update set status = excluded.status, reason = excluded.reason,
      decided_at = excluded.decided_at
    returning id, code
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no affiliate was made');
  await sql`update customers set is_affiliate = ${status === 'approved'} where id = ${customerId}`.execute(db);
  return { affiliateId: row.id, code: row.code };
}

/** Resets a customer to the state before an application. */
export async function letApply(db: Database, customerId: string): Promise<void> {
  await sql`update affiliates set customer_id = null where customer_id = ${customerId}`.execute(db);
  await sql`update customers set is_affiliate = false where id = ${customerId}`.execute(db);
}

/** A counted click on an affiliate's link, now by default; returns its number, as an order sends it. */
export async function makeClick(
  db: Database,
  { affiliateId, at = new Date(), page = '/' }: { affiliateId: number; at?: Date; page?: string },
): Promise<string> {
  const id = randomUUID();
  await sql`
    with click as (
      insert into affiliate_clicks (id, affiliate_id, visitor, network, page, day, clicked_at, is_counted)
      values (${id}, ${affiliateId}, ${randomUUID()}, ${randomBytes(32)}, ${page},
        (${at}::timestamptz at time zone 'Asia/Riyadh')::date, ${at}, true)
      returning affiliate_id, day
    )
    insert into affiliate_days (affiliate_id, day, slot, clicks) select affiliate_id, day, 0, 1 from click
    on conflict (affiliate_id, day, slot) do update set clicks = affiliate_days.clicks + 1
  `.execute(db);
  return id;
}

/** Binds a click to an account, as a login does. */
export async function bindClick(db: Database, customerId: string, clickId: string): Promise<void> {
  await sql`
    insert into affiliate_bindings (customer_id, affiliate_id, click_id, clicked_at)
    select ${customerId}::uuid, affiliate_id, id, clicked_at from affiliate_clicks where id = ${clickId}
    on conflict (customer_id) do update set affiliate_id = excluded.affiliate_id, click_id = excluded.click_id,
      clicked_at = excluded.clicked_at
  `.execute(db);
}
