import { isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { createCoupon, findCoupon } from '../../selling/coupons/index.ts';
import { readAffiliate } from './affiliates.store.ts';
import { insertCouponLink } from './coupons.store.ts';
import { affiliateTexts } from './texts.ts';

export interface LinkedCoupon {
  affiliateId: number;
  code: string;
  /** The discount of a new coupon; null links an existing one. */
  percent: number | null;
  endsAt: Date | null;
}

const YEAR_MS = 365 * 86_400_000;

/**
 * Links an existing coupon to an affiliate, or creates a linked one. Refuses a coupon of one customer
 * (`affiliates.coupon_not_found`), and one that is linked, or exists already where one is to be created
 * (`affiliates.coupon_taken`). Returns its number.
 */
export async function linkCoupon(tx: Tx, given: LinkedCoupon, at: Date): Promise<number> {
  const affiliate = await readAffiliate(tx, { id: given.affiliateId });
  if (affiliate?.customer_id == null) refuse('affiliates.application_not_found');
  const couponId = given.percent === null ? await findShared(tx, given.code) : await make(tx, given, given.percent, at);
  if (!(await insertCouponLink(tx, couponId, given.affiliateId))) refuse('affiliates.coupon_taken');
  return couponId;
}

async function findShared(tx: Tx, code: string): Promise<number> {
  const coupon = await findCoupon(tx, code);
  return coupon?.customer_id === null ? coupon.id : refuse('affiliates.coupon_not_found');
}

function make(tx: Tx, { code, endsAt }: LinkedCoupon, percent: number, at: Date): Promise<number> {
  return createCoupon(tx, {
    code,
    type: 'percentage',
    percent,
    amountHalalas: null,
    maximumHalalas: null,
    minimumOrderHalalas: null,
    buyQuantity: null,
    getQuantity: null,
    totalLimit: null,
    perCustomerLimit: null,
    firstOrderOnly: false,
    isPublic: false,
    startsAt: at,
    endsAt: endsAt ?? new Date(at.getTime() + YEAR_MS),
    description: {
      ar: affiliateTexts.say('ar', 'coupon_description'),
      en: affiliateTexts.say('en', 'coupon_description'),
    },
    productIds: [],
    categoryIds: [],
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'coupons_code_key') || isUniqueViolation(error, 'codes_apart'))
      refuse('affiliates.coupon_taken');
    throw error;
  });
}
