import type { EndpointKey, StaffAffiliateCoupon, StaffAffiliateRate } from '@waha/contract';
import { type Handlers, presentList } from '../../../../platform/bind/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { CategoryTrees } from '../../../goods/catalog/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { readCoupons } from '../../../selling/coupons/index.ts';
import { type CouponLinkRow, deleteCouponLink, listCouponLinks, readCouponLink } from '../coupons.store.ts';
import { linkCoupon } from '../link-coupon.ts';
import { presentCouponLink, presentRate } from '../present-affiliate.ts';
import { deleteRate, listRates, type RateRow, readRate } from './rates.store.ts';
import { changeRate, createRate } from './save-rate.ts';

type RateKey = Extract<EndpointKey, `${string} /community/affiliate/admin/${'rates' | 'coupons'}${string}`>;

interface RateDeps {
  db: Database;
  now: () => number;
  categories: CategoryTrees;
}

const subjectOfRate = ({ id }: RateRow) => ({ kind: 'affiliate_rate', id });
const subjectOfTie = (tie: CouponLinkRow) => ({ kind: 'affiliate_coupon', id: tie.coupon_id });

/** A deleted rate is audited as it was. */
const goneRate = auditedResource<RateRow, RateRow, { id: number }>({
  read: async (_, row) => row,
  subject: subjectOfRate,
  audited: (row) => row,
  present: (_, { id }) => ({ id }),
});
const goneTie = auditedResource<CouponLinkRow, CouponLinkRow, { id: number }>({
  read: async (_, row) => row,
  subject: subjectOfTie,
  audited: (row) => row,
  present: (_, { coupon_id: id }) => ({ id }),
});

export function adminRateRoutes({ db, now, categories }: RateDeps): Handlers<RateKey> {
  const requireRate = async (...where: Parameters<typeof readRate>) =>
    (await readRate(...where)) ?? refuse('affiliates.rate_not_found');
  const requireTie = async (...where: Parameters<typeof readCouponLink>) =>
    (await readCouponLink(...where)) ?? refuse('affiliates.coupon_not_found');
  const rates = auditedResource<number, RateRow, StaffAffiliateRate>({
    read: requireRate,
    subject: subjectOfRate,
    audited: (row) => row,
    present: async (_, row, { language }) => presentRate(row, await categories.read(), language),
  });
  const ties = auditedResource<number, CouponLinkRow, StaffAffiliateCoupon>({
    read: requireTie,
    subject: subjectOfTie,
    audited: (row) => row,
    present: async (where, row, { language }) =>
      presentCouponLink(row, (await readCoupons(where, [row.coupon_id]))[0], language),
  });

  return {
    'GET /community/affiliate/admin/rates': async ({ query }, { language }) => {
      const tree = await categories.read();
      return presentList(await listRates(db, query), (rows) => rows.map((row) => presentRate(row, tree, language)));
    },
    'POST /community/affiliate/admin/rates': ({ body }, context) =>
      rates.create(db, context, 'affiliates.rate_created', (tx) => createRate(tx, body)),
    'PUT /community/affiliate/admin/rates/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      rates.change(db, context, { id, action: 'affiliates.rate_changed' }, (tx) =>
        changeRate(tx, { id, version }, draft),
      ),
    'DELETE /community/affiliate/admin/rates/{id}': async ({ params }, context) =>
      goneRate.change(
        db,
        context,
        { id: await requireRate(db, params.id), action: 'affiliates.rate_removed' },
        async (tx) => {
          if (!(await deleteRate(tx, params.id))) refuse('affiliates.rate_not_found');
        },
      ),
    'GET /community/affiliate/admin/coupons': async ({ query }, { language }) =>
      presentList(await listCouponLinks(db, query), async (rows) => {
        const coupons = await readCoupons(
          db,
          rows.map((row) => row.coupon_id),
        );
        const byId = new Map(coupons.map((coupon) => [coupon.id, coupon]));
        return rows.map((row) => presentCouponLink(row, byId.get(row.coupon_id), language));
      }),
    'POST /community/affiliate/admin/coupons': ({ body }, context) =>
      ties.create(db, context, 'affiliates.coupon_tied', (tx) => {
        const endsAt = body.ends_at ? new Date(body.ends_at) : null;
        const given = { affiliateId: body.affiliate_id, code: body.code, percent: body.percent ?? null, endsAt };
        return linkCoupon(tx, given, new Date(now()));
      }),
    'DELETE /community/affiliate/admin/coupons/{id}': async ({ params }, context) =>
      goneTie.change(
        db,
        context,
        { id: await requireTie(db, params.id), action: 'affiliates.coupon_untied' },
        async (tx) => {
          if (!(await deleteCouponLink(tx, params.id))) refuse('affiliates.coupon_not_found');
        },
      ),
  };
}
