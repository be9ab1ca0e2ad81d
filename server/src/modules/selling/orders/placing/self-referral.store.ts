import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Evidence of a self-referral: the referrer and the buyer are the same person. The first match wins. */
export const selfReferralReasons = ['own_account', 'own_contact', 'own_address', 'own_card'] as const;
export type SelfReferralReason = (typeof selfReferralReasons)[number];

const said = (place: 'o.address' | 't.address', field: string) =>
  sql`nullif(waha_normalise(coalesce(${sql.ref(place)} ->> ${field}, '')), '')`;

/** True unless both addresses give a field and the values differ: a missing value contradicts nothing. */
const agree = (field: string) => sql`coalesce(${said('o.address', field)} = ${said('t.address', field)}, true)`;

/**
 * True if two addresses of a city are one dwelling: the same short address, or the same building of a street and
 * district, and no different flat. A street without a number is no dwelling, because many people live there
 * (`waha_building`).
 */
const isSameDwelling = sql`(${agree('unit_no')} and (
  waha_short_address(o.address) = waha_short_address(t.address)
  or (waha_building(o.address) = waha_building(t.address) and ${agree('neighborhood_ar')})))`;

/** A saved address in the form orders store. */
const cacheAddress = sql`(
  select to_jsonb(a) || jsonb_build_object('neighborhood_ar',
    coalesce((select n.name_ar from neighborhoods n where n.id = a.neighborhood_id), a.district)) as address) t`;

/**
 * The reason why an order counts as the referrer's own purchase, whatever name it was placed under; null without
 * evidence. Evidence: any mark they were ever known by (docs/decisions/0028), their mailbox in any spelling, a
 * dwelling of theirs, or a card that paid for an order of theirs.
 */
export async function selfReferralReason(
  db: Database | Tx,
  orderId: string,
  customerId: string,
): Promise<SelfReferralReason | null> {
  const { rows } = await sql.rows({ why: sql.text.oneOf(...selfReferralReasons).orNull })`
    with person as (select person_marks(array[${customerId}::text]) as marks)
    select case
      when o.customer_id = ${customerId} then 'own_account'
      when exists (select from order_marks m where m.order_id = o.id and m.mark = any(person.marks))
        or person_mark(o.address ->> 'phone') = any(person.marks)
        or exists (select from customers c where c.id = ${customerId} and waha_mail_key(c.email) = waha_mail_key(o.email))
        then 'own_contact'
      when exists (
          select from orders t where t.customer_id = ${customerId} and t.id <> o.id and t.city_id = o.city_id
            and ${isSameDwelling}
        ) or exists (
          select from customer_addresses a cross join lateral ${cacheAddress}
          where a.customer_id = ${customerId} and a.city_id = o.city_id and ${isSameDwelling}
        ) then 'own_address'
      when exists (
          select from payments p join payments q on q.card_mark = p.card_mark and q.order_id <> p.order_id
          join orders t on t.id = q.order_id and t.customer_id = ${customerId}
          where p.order_id = o.id and p.status = 'paid' and q.status = 'paid'
        ) then 'own_card'
      end as why
    from orders o cross join person where o.id = ${orderId}
  `.execute(db);
  return rows[0]?.why ?? null;
}

/** True if the order is the customer's own. */
export async function isSelfReferral(db: Database | Tx, orderId: string, customerId: string): Promise<boolean> {
  return (await selfReferralReason(db, orderId, customerId)) !== null;
}
