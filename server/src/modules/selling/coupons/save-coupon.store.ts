import { publishInvalidation } from '../../../platform/cache/index.ts';
import { sql, type Tx } from '../../../platform/database/index.ts';

export interface CouponDraft {
  code: string;
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  percent: number | null;
  amountHalalas: number | null;
  maximumHalalas: number | null;
  minimumOrderHalalas: number | null;
  buyQuantity: number | null;
  getQuantity: number | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  firstOrderOnly: boolean;
  isPublic: boolean;
  /** The customer it is restricted to; none by default. */
  customerId?: string;
  /** When it is deleted if no order named it; never by default. */
  forgetAt?: Date;
  /** Null without a beginning or an end. */
  startsAt: Date | null;
  endsAt: Date | null;
  description: { ar: string; en: string };
  productIds: number[];
  categoryIds: number[];
}

export async function createCoupon(tx: Tx, draft: CouponDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into coupons (code, type, percent, amount_halalas, maximum_halalas, minimum_order_halalas, buy_quantity,
      get_quantity, total_limit, per_customer_limit, first_order_only, is_public, starts_at, ends_at, description_ar,
      description_en, customer_id, forget_at)
    values (upper(${draft.code}), ${draft.type}, ${draft.percent}, ${draft.amountHalalas}, ${draft.maximumHalalas},
      ${draft.minimumOrderHalalas}, ${draft.buyQuantity}, ${draft.getQuantity}, ${draft.totalLimit},
      ${draft.perCustomerLimit}, ${draft.firstOrderOnly}, ${draft.isPublic},
      coalesce(${draft.startsAt}::timestamptz, '-infinity'), coalesce(${draft.endsAt}::timestamptz, 'infinity'),
      ${draft.description.ar}, ${draft.description.en}, ${draft.customerId ?? null},
      ${draft.forgetAt ?? null})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the coupon ${draft.code} was not created`);
  await replaceCouponTargets(tx, [row.id], draft);
  // Restricted and unlisted coupons appear in no public answer.
  if (draft.isPublic) await publishInvalidation(tx, ['coupons']);
  return row.id;
}

/** Replaces the targets of a coupon. */
export async function replaceCouponTargets(
  tx: Tx,
  ids: readonly number[],
  { productIds, categoryIds }: Pick<CouponDraft, 'productIds' | 'categoryIds'>,
): Promise<void> {
  await sql`delete from coupon_targets where coupon_id = any(${[...ids]}::int[])`.execute(tx);
  await sql`
    insert into coupon_targets (coupon_id, product_id, category_id)
    select coupon_id, product_id, null::int
      from unnest(${[...ids]}::int[]) as coupon_id, unnest(${productIds}::int[]) as product_id
    union all select coupon_id, null::int, category_id
      from unnest(${[...ids]}::int[]) as coupon_id, unnest(${categoryIds}::int[]) as category_id
  `.execute(tx);
}
