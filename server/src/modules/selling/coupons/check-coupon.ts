import { type ErrorCode, toRiyals } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { RefusalParams } from '../../../platform/errors/index.ts';
import type { ConditionalCoupon } from '../pricing/index.ts';
import { type CouponPlace, countUsesNear } from './coupon-neighbours.store.ts';
import { type CouponRow, countUses, findCoupon, hasOrdered } from './coupons.store.ts';

/** Reason why a coupon does not apply, as a refusal that can be thrown or shown. */
export interface CouponRefusal {
  code: Extract<ErrorCode, `coupons.${string}`>;
  params: RefusalParams;
}

export type CheckedCoupon = { coupon: CouponRow } | { refusal: CouponRefusal };

function no(code: CouponRefusal['code'], params: RefusalParams = {}): CheckedCoupon {
  return { refusal: { code, params } };
}

/**
 * Looks up a code and checks every rule that does not depend on the cart. `customerKeys` identify the buyer: the
 * account's id and the given phone. Without any, limits per customer are checked when the order is placed. A code
 * restricted to another customer counts as unknown.
 */
export async function checkCoupon(
  db: Database | Tx,
  code: string,
  at: Date,
  customerKeys: readonly string[],
): Promise<CheckedCoupon> {
  const coupon = await findCoupon(db, code);
  if (!coupon || !isFor(coupon, customerKeys)) return no('coupons.not_found');
  if (coupon.starts_at && coupon.starts_at > at) return no('coupons.not_started');
  if (coupon.ends_at && coupon.ends_at <= at) return no('coupons.expired');
  if (coupon.total_limit !== null && coupon.uses >= coupon.total_limit) return no('coupons.used_up');
  if (customerKeys.length === 0) return { coupon };
  return (await customerRefusal(db, coupon, customerKeys)) ?? { coupon };
}

function isFor({ customer_id: ownerId }: CouponRow, customerKeys: readonly string[]): boolean {
  return ownerId === null || customerKeys.includes(ownerId);
}

/**
 * Refusal by the limits per customer, counted over all contacts known to belong to the same person (`person_marks`).
 */
export async function customerRefusal(db: Database | Tx, coupon: CouponRow, customerKeys: readonly string[]) {
  if (coupon.first_order_only && (await hasOrdered(db, customerKeys))) return no('coupons.first_order_only');
  if (coupon.per_customer_limit === null) return null;
  const uses = await countUses(db, coupon.id, customerKeys);
  return uses >= coupon.per_customer_limit ? no('coupons.customer_limit_reached') : null;
}

/**
 * Uses per network and day that an unproved phone may follow: a household, or neighbours behind one carrier address.
 */
const NEAR_NETWORK = 3;

/**
 * Refusal of a coupon with a limit per customer, for a buyer whose phone is unproved. The coupon was already used from
 * their dwelling or mailbox, or several times today from their network. Invented phones prove no identity; an account
 * with a proved phone is checked by its own uses alone (docs/decisions/0088). Certain only after `takeUse`.
 */
export async function neighbourRefusal(tx: Tx, coupon: CouponRow, place: CouponPlace): Promise<CheckedCoupon | null> {
  if (!coupon.first_order_only && coupon.per_customer_limit === null) return null;
  const near = await countUsesNear(tx, coupon, place);
  if (!near) return null;
  const most = coupon.first_order_only ? 1 : (coupon.per_customer_limit ?? 1);
  const isUsed = near.door >= most || near.mail >= most || near.network >= Math.max(most, NEAR_NETWORK);
  return isUsed ? no('coupons.proof_needed') : null;
}

/** Refusal of a coupon that takes nothing off the goods of a cart. */
export function goodsRefusal(coupon: CouponRow, obstacle: 'minimum' | 'not_applicable'): CouponRefusal {
  if (obstacle === 'not_applicable') return { code: 'coupons.not_applicable', params: {} };
  return { code: 'coupons.minimum_not_reached', params: { minimum: toRiyals(coupon.minimum_order_halalas ?? 0) } };
}

/** A coupon in the form that the price calculation needs. */
export function toPriceable(coupon: CouponRow): ConditionalCoupon {
  return {
    id: coupon.id,
    type: coupon.type,
    percent: coupon.percent === null ? null : Number(coupon.percent),
    amount: coupon.amount_halalas,
    maximum: coupon.maximum_halalas,
    buy: coupon.buy_quantity,
    get: coupon.get_quantity,
    minimum: coupon.minimum_order_halalas,
    targets: { productIds: coupon.product_ids, categoryIds: coupon.category_ids },
  };
}
