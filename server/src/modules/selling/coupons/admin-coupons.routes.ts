import { type AdminCoupon, type CouponInList, type CouponState, type EndpointKey, toRiyals } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../platform/bind/index.ts';
import { streamCsv } from '../../../platform/csv/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { readTargetProducts } from '../../goods/catalog/index.ts';
import { auditExport, auditedResource } from '../../people/staff/index.ts';
import {
  type AdminCouponRow,
  listAdminCoupons,
  listBatch,
  lockAdminCoupon,
  readAdminCoupon,
} from './admin-coupons.store.ts';
import { couponLabel } from './present-coupon.ts';
import { type Batch, changeCoupon, deactivateCoupon, writeBatch, writeCoupon } from './write-coupon.ts';

type AdminCouponKey = Extract<EndpointKey, `${string} /admin/coupons${string}`>;

export function adminCouponRoutes({ db, now }: { db: Database; now: () => number }): Handlers<AdminCouponKey> {
  const clock = () => new Date(now());

  const coupons = auditedResource<number, AdminCouponRow, AdminCoupon>({
    read: async (where, id) => (await readAdminCoupon(where, id)) ?? refuse('coupons.not_found'),
    lock: async (tx, id) => (await lockAdminCoupon(tx, id)) ?? refuse('coupons.not_found'),
    subject: ({ id }) => ({ kind: 'coupon', id }),
    audited: (row) => row,
    present: async (where, row, { language }) => ({
      ...presentInList(row, clock(), language),
      products: await namesOf(where, row.product_ids),
    }),
  });

  return {
    'GET /admin/coupons': async ({ query: { state, ...query } }, { language }) => {
      const at = clock();
      const filters = state === undefined ? query : { ...query, state: { state, at } };
      return presentList(await listAdminCoupons(db, filters), (rows) =>
        rows.map((row) => presentInList(row, at, language)),
      );
    },
    'GET /admin/coupons.csv': async ({ query }, context) => ({ bytes: batchCsv(db, query.batch, context) }),
    'GET /admin/coupons/{id}': ({ params }, context) => coupons.show(db, context, params.id),
    'POST /admin/coupons': ({ body }, context) =>
      coupons.create(db, context, 'coupons.created', (tx) => writeCoupon(tx, body, context.language)),
    'POST /admin/coupons/bulk': ({ body: { count, prefix, name: batch, ...fields } }, context, tx) =>
      batches.create(tx, context, 'coupons.batch_created', () =>
        writeBatch(tx, { count, prefix, batch, fields }, context.language),
      ),
    'PUT /admin/coupons/{id}': ({ params: { id }, body: { version, ...fields } }, context) =>
      coupons.change(db, context, { id, action: 'coupons.changed' }, (tx, before) =>
        changeCoupon(tx, before, { version, fields, language: context.language }),
      ),
    'POST /admin/coupons/{id}/deactivate': ({ params: { id }, body: { version } }, context) =>
      coupons.change(db, context, { id, action: 'coupons.deactivated' }, (tx, before) =>
        deactivateCoupon(tx, before, version),
      ),
  };
}

/** A batch of codes is one act. The audit stores their number, not the codes: whoever knows a code can use it. */
const batches = auditedResource<Batch, Batch, { batch: string; count: number; codes: string[] }>({
  read: async (_, batch) => batch,
  subject: ({ batch }) => ({ kind: 'coupons', id: batch }),
  audited: ({ batch, codes }) => ({ batch, count: codes.length }),
  present: (_, { batch, codes }) => ({ batch, count: codes.length, codes }),
});

function couponState(row: AdminCouponRow, at: Date): CouponState {
  if (!row.is_active) return 'off';
  if (row.ends_at && row.ends_at <= at) return 'ended';
  if (row.starts_at && row.starts_at > at) return 'upcoming';
  return row.total_limit !== null && row.uses >= row.total_limit ? 'used_up' : 'running';
}

const riyals = (halalas: number | null) => (halalas === null ? null : toRiyals(halalas));

async function namesOf(where: Database | Tx, ids: readonly number[]): Promise<AdminCoupon['products']> {
  if (ids.length === 0) return [];
  return (await readTargetProducts(where, ids)).map(({ id, name_ar, name_en }) => ({ id, name_ar, name_en }));
}

function presentInList(row: AdminCouponRow, at: Date, language: Language): CouponInList {
  const { amount_halalas, maximum_halalas, minimum_order_halalas, percent, starts_at, ends_at, created_at, ...rest } =
    row;
  return {
    ...rest,
    state: couponState(row, at),
    label: couponLabel(row, language),
    percent: percent === null ? null : Number(percent),
    amount: riyals(amount_halalas),
    maximum_discount: riyals(maximum_halalas),
    minimum_order: riyals(minimum_order_halalas),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

const AT_ONCE = 1_000;

/** Codes of a batch for a spreadsheet, read in pieces while they are sent. */
function batchCsv(db: Database, batch: string, context: StaffContext): AsyncGenerator<Uint8Array> {
  const pages = auditExport(db, context, { of: 'coupons', filters: { batch } }, batchPages(db, batch));
  return streamCsv(['code', 'uses', 'is_active'], pages);
}

async function* batchPages(db: Database, batch: string) {
  for (let after = 0; ; ) {
    const rows = await listBatch(db, batch, { after, limit: AT_ONCE });
    yield rows.map((row) => [row.code, row.uses, row.is_active ? 'yes' : 'no']);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
