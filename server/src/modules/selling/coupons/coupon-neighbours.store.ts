import { type Database, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import type { CouponRow } from './coupons.store.ts';

/** Origin and destination of an order, besides its buyer. */
export interface CouponPlace {
  /** The account; null for a guest. */
  customerId: string | null;
  email: string | null;
  visitor: string;
  /** Null for digital goods alone, which have no dwelling. */
  cityId: number | null;
  /** Address in the form that orders store; see `waha_door`. */
  address: object | null;
}

const dwellingOf = ({ cityId, address }: CouponPlace) =>
  sql`person_mark('door ' || waha_door(${cityId}::int, ${JSON.stringify(address)}::jsonb))`;
const mailOf = ({ email }: CouponPlace) => sql`person_mark('mail ' || waha_mail_key(${email}::text))`;
const networkOf = ({ visitor }: CouponPlace) => sql`person_mark('network ' || ${visitor}::text)`;

/**
 * Serialises first orders of the same buyer, whatever their code: of one person (`person_marks`), dwelling, mailbox or
 * network. Coupons have a lock each (`takeUse`), so two different codes would each see no earlier order. Taken after
 * that lock, in sorted order, which excludes deadlocks.
 */
export async function lockFirstOrders(tx: Tx, customerKeys: readonly string[], place: CouponPlace): Promise<void> {
  const marks = sql`person_marks(${customerKeys}::text[]) || array[${dwellingOf(place)}, ${mailOf(place)}, ${networkOf(place)}]`;
  await sql`
    select count(pg_advisory_xact_lock(key)) from (
      select distinct hashtextextended('first order of ' || encode(mark, 'hex'), 0) as key
      from unnest(${marks}) as mark where mark is not null order by 1
    ) as keys
  `.execute(tx);
}

/** Stores a use with its dwelling, mailbox and network. */
export async function recordUse(tx: Tx, couponId: number, orderId: string, place: CouponPlace): Promise<void> {
  await sql`
    insert into coupon_uses (coupon_id, order_id, door_mark, mail_mark, network_mark)
    values (${couponId}, ${orderId}, ${dwellingOf(place)}, ${mailOf(place)}, ${networkOf(place)})
  `.execute(tx);
}

/**
 * Uses of a coupon from the same known dwelling or mailbox, and within a day from the same network. First-order
 * coupons are counted together. Null for an account with a proved phone: only its own uses count.
 */
export async function countUsesNear(
  tx: Tx,
  { id, first_order_only: isForFirst }: CouponRow,
  place: CouponPlace,
): Promise<{ door: number; mail: number; network: number } | null> {
  const counted = sql`u.released_at is null and (u.coupon_id = ${id} or (${isForFirst}::bool and c.first_order_only))`;
  const uses = (condition: Sql<unknown>) =>
    sql`(select count(*)::int from coupon_uses u join coupons c on c.id = u.coupon_id where ${condition} and ${counted})`;
  const { rows } = await sql.rows({ isProved: sql.bool, door: sql.int4, mail: sql.int4, network: sql.int4 })`
    select exists (
        select from customers c where c.id = ${place.customerId}::uuid and c.phone_verified_at is not null
      ) as "isProved",
      ${uses(sql`u.door_mark = ${dwellingOf(place)}`)} as door,
      ${uses(sql`u.mail_mark = ${mailOf(place)}`)} as mail,
      ${uses(sql`u.network_mark = ${networkOf(place)} and u.used_at > now() - interval '1 day'`)} as network
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('counts of nothing are still counts');
  const { isProved, ...near } = row;
  return isProved ? null : near;
}

/** Deletes the networks of coupon uses that are older than a day. */
export async function deleteOldNetworkMarks(db: Database, at: Date): Promise<void> {
  await sql`
    update coupon_uses set network_mark = null
    where network_mark is not null and used_at <= ${at}::timestamptz - interval '1 day'
  `.execute(db);
}
