import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export interface Consent {
  id: string;
  analytics: boolean;
  marketing: boolean;
}

/** The answer as it is, and when it was given; undefined of an id that is not known. */
export async function readConsent(db: Database, id: string) {
  const { rows } = await sql.rows({ analytics: sql.bool, marketing: sql.bool, changed_at: sql.timestamptz })`
    select analytics, marketing, changed_at from consents where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Stores an answer and adds it to the consent log. An id that is not known is made, so that no answer is lost. */
export async function writeConsent(
  tx: Tx,
  { id, analytics, marketing }: Consent,
  told: { version: string; language: string; at: Date },
): Promise<void> {
  await sql`
    insert into consents (id, analytics, marketing, changed_at) values (${id}, ${analytics}, ${marketing}, ${told.at})
    on conflict (id) do update set analytics = excluded.analytics, marketing = excluded.marketing, changed_at = excluded.changed_at
  `.execute(tx);
  await sql`
    insert into consent_log (consent_id, analytics, marketing, text_version, language, at)
    values (${id}, ${analytics}, ${marketing}, ${told.version}, ${told.language}, ${told.at})
  `.execute(tx);
}

/** Deletes what was not sent of a visitor who withdrew all of it. */
export async function deleteUnsent(tx: Tx, consentId: string): Promise<void> {
  await sql`delete from conversions where consent_id = ${consentId}`.execute(tx);
}

export interface ToldConversion {
  id: string;
  consentId: string;
  kind: string;
  path: string;
  lines: readonly ConversionLine[];
  orderId: string | null;
  agent: string;
  clicks: object;
  at: Date;
}

/**
 * Keeps a conversion of a visitor who agreed to some purpose; true where it is new. An order is told of once, by the tab that
 * placed it, within an hour, with the consent of that moment.
 */
export async function addConversion(tx: Tx, told: ToldConversion): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into conversions (id, consent_id, kind, path, lines, order_id, agent, clicks, happened_at)
    select ${told.id}::uuid, c.id, ${told.kind}::text, ${told.path}::text, ${JSON.stringify(told.lines)}::jsonb, ${told.orderId}::uuid,
      ${told.agent}::text, ${JSON.stringify(told.clicks)}::jsonb, ${told.at}::timestamptz
    from consents c
    where c.id = ${told.consentId}::uuid and (c.analytics or c.marketing)
      and (${told.orderId}::uuid is null or exists (
        select from orders o where o.id = ${told.orderId}::uuid and o.placed_by is null and o.created_at > now() - interval '1 hour'))
    on conflict do nothing
    returning id
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    update consents set told_at = ${told.at}
    where id = ${told.consentId} and (told_at is null or told_at < ${told.at}::timestamptz - interval '1 day')
  `.execute(tx);
  await sql`
    insert into order_consents (order_id, consent_id, analytics, marketing, at)
    select ${told.orderId}::uuid, c.id, c.analytics, c.marketing, ${told.at}::timestamptz from consents c
    where c.id = ${told.consentId}::uuid and ${told.orderId}::uuid is not null
    on conflict (order_id) do nothing
  `.execute(tx);
  return true;
}

const waitingRow = {
  id: sql.uuid,
  consent_id: sql.uuid,
  kind: sql.text.oneOf('add_to_cart', 'checkout', 'purchase'),
  path: sql.text,
  lines: sql.jsonb,
  order_id: sql.uuid.orNull,
  agent: sql.text,
  clicks: sql.jsonb,
  happened_at: sql.timestamptz,
  analytics: sql.bool,
  marketing: sql.bool,
};
export type WaitingConversion = Row<typeof waitingRow>;

/** A conversion that waits, with the consent as it is now; undefined once it was withdrawn or is too old. */
export async function readConversion(db: Database, id: string): Promise<WaitingConversion | undefined> {
  const { rows } = await sql.rows(waitingRow)`
    select v.id, v.consent_id, v.kind, v.path, v.lines, v.order_id, v.agent, v.clicks, v.happened_at, c.analytics, c.marketing
    from conversions v join consents c on c.id = v.consent_id where v.id = ${id}
  `.execute(db);
  return rows[0];
}

/** The conversion of an order, if its buyer agreed. */
export async function findConversionOf(db: Database | Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid })`select id from conversions where order_id = ${orderId}`.execute(db);
  return rows[0]?.id;
}

export interface ConversionLine {
  product_id: number;
  /** Left out of a product that has one variant. */
  variant_id?: number | undefined;
  quantity: number;
}

/** Lines of a cart as they are priced now: variants of products that are sold, by the ids that feeds give them. */
export async function readLinePrices(db: Database, lines: readonly ConversionLine[]) {
  const { rows } = await sql.rows({
    id: sql.int4,
    name: sql.text,
    quantity: sql.int4.neverNull,
    halalas: sql.int4.neverNull,
  })`
    select v.id, p.name_en as name, r.quantity,
      coalesce(v.sale_price_halalas, v.price_halalas, p.current_price_halalas) as halalas
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (product_id int, variant_id int, quantity int)
    join products p on p.id = r.product_id and p.is_active
    join product_variants v on v.product_id = p.id and v.is_active
      and case when r.variant_id is null then v.is_default else v.id = r.variant_id end
  `.execute(db);
  return rows;
}

/** The answers under which a customer's orders were placed, for their data export. */
export async function listOrderConsents(db: Database, customerId: string, most: number) {
  const { rows } = await sql.rows({ number: sql.text, analytics: sql.bool, marketing: sql.bool, at: sql.timestamptz })`
    select o.number, c.analytics, c.marketing, c.at from order_consents c join orders o on o.id = c.order_id
    where o.customer_id = ${customerId} order by c.at desc limit ${most}
  `.execute(db);
  return rows;
}

/** Deletes what names orders: what waits to be sent of them, and the answers under which they were placed. */
export async function eraseOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`delete from conversions where order_id = any(${orderIds}::uuid[])`.execute(tx);
  await sql`delete from order_consents where order_id = any(${orderIds}::uuid[])`.execute(tx);
}

/** The banner's answers under which a customer's orders were placed, with the version of the text that was answered. */
export async function listBannerAnswers(db: Database, customerId: string, most: number) {
  const { rows } = await sql.rows({
    ...{ number: sql.text, analytics: sql.bool, marketing: sql.bool, at: sql.timestamptz },
    ...{ version: sql.text.orNull, language: sql.text.oneOf('ar', 'en').orNull },
  })`
    select o.number, c.analytics, c.marketing, coalesce(l.at, c.at) as at, l.text_version as version, l.language
    from order_consents c join orders o on o.id = c.order_id
    left join lateral (
      select text_version, language, at from consent_log l where l.consent_id = c.consent_id and l.at <= c.at
      order by l.id desc limit 1) l on true
    where o.customer_id = ${customerId} order by c.at desc limit ${most}
  `.execute(db);
  return rows;
}

/**
 * Deletes events that no service takes any more, agreements that ended, and proofs of three years. An agreement that told
 * nothing for 30 days ends with its log: nothing happened under it that had to be proved.
 */
export async function forgetConversions(db: Database, at: Date): Promise<void> {
  await sql`
    with idle as (
      delete from consents where told_at is null and changed_at < ${at}::timestamptz - interval '30 days' returning id)
    delete from consent_log where consent_id in (select id from idle)
  `.execute(db);
  await sql`delete from conversions where happened_at < ${at}::timestamptz - interval '7 days'`.execute(db);
  await sql`
    delete from consents where changed_at < ${at}::timestamptz - interval '1 year'
  `.execute(db);
  await sql`delete from consent_log where at < ${at}::timestamptz - interval '3 years'`.execute(db);
  await sql`delete from order_consents where at < ${at}::timestamptz - interval '3 years'`.execute(db);
}
