import {
  type AffiliateApplication,
  type AffiliateProgramme,
  type StaffAffiliateApplication,
  type StaffAffiliateCoupon,
  type StaffAffiliateRate,
  type StaffAffiliateSettings,
  toRiyals,
} from '@waha/contract';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import type { CategoryTree } from '../../goods/catalog/index.ts';
import type { CustomerRow } from '../../people/identity/index.ts';
import { type CouponRow, couponLabel } from '../../selling/coupons/index.ts';
import type { AffiliateRow } from './affiliates.store.ts';
import type { SeenApplication } from './applications.store.ts';
import type { CouponLinkRow } from './coupons.store.ts';
import type { Programme } from './programme.store.ts';
import type { RateRow } from './rates/rates.store.ts';

const percentOf = (basisPoints: number) => basisPoints / 100;

export function presentProgramme(row: Programme): AffiliateProgramme {
  return {
    commission_percent: percentOf(row.commissionBasisPoints),
    post_after_days: row.postAfterDays,
    click_days: row.clickDays,
    least_points: row.leastPoints,
    point_value: toRiyals(row.halalasPerPoint),
    least_withdrawal: toRiyals(row.leastWithdrawalHalalas),
    terms_version: row.termsVersion,
  };
}

export function presentSettings(row: Programme): StaffAffiliateSettings {
  return { ...presentProgramme(row), network_clicks: row.networkClicks, version: row.version };
}

const NONE: AffiliateApplication = {
  status: 'none',
  code: null,
  channels: [],
  audience: '',
  mawthooq_number: null,
  terms_version: null,
  reason: null,
  applied_at: null,
  decided_at: null,
  may_apply_at: null,
};

/** An application as its author sees it. */
export function presentOwn(row: AffiliateRow | undefined, mayApplyAt: Date | null): AffiliateApplication {
  if (!row) return NONE;
  return {
    ...saidIn(row),
    status: row.status,
    code: row.code,
    reason: row.reason,
    applied_at: row.applied_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    may_apply_at: mayApplyAt?.toISOString() ?? null,
  };
}

function saidIn({ channels, audience, mawthooq_number, terms_version }: AffiliateRow) {
  return { channels, audience, mawthooq_number, terms_version };
}

export function presentApplication(row: SeenApplication, customer: CustomerRow | undefined): StaffAffiliateApplication {
  return {
    ...saidIn(row),
    id: row.id,
    status: row.status,
    code: row.code,
    customer: customer
      ? {
          id: customer.id,
          name: `${customer.first_name} ${customer.last_name}`.trim(),
          email: customer.email,
          phone: customer.phone,
        }
      : null,
    reason: row.reason,
    applied_at: row.applied_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    clicks: row.clicks,
    uncounted_clicks: row.uncounted_clicks,
    version: row.version,
  };
}

export function presentRate(row: RateRow, tree: CategoryTree, language: Language): StaffAffiliateRate {
  const category = row.category_id === null ? undefined : tree.byId.get(row.category_id);
  return {
    id: row.id,
    affiliate: row.affiliate_id === null ? null : { id: row.affiliate_id, code: row.code ?? '' },
    category:
      row.category_id === null
        ? null
        : // One that is shown no more is not in the tree.
          { id: row.category_id, name: category ? inLanguage(category, 'name', language) : '' },
    percent: percentOf(row.basis_points),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    version: row.version,
  };
}

export function presentCouponLink(
  row: CouponLinkRow,
  coupon: CouponRow | undefined,
  language: Language,
): StaffAffiliateCoupon {
  return {
    coupon_id: row.coupon_id,
    code: coupon?.code ?? null,
    label: coupon ? couponLabel(coupon, language) : null,
    uses: coupon?.uses ?? 0,
    affiliate: { id: row.affiliate_id, code: row.code },
  };
}
