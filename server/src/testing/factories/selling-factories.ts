import { type ReservationLimits, saveReservationLimits } from '../../modules/selling/orders/index.ts';
import { savePaymentSettings } from '../../modules/selling/payments/index.ts';
import { applyPromotions } from '../../modules/selling/promotions/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../../platform/database/index.ts';

/** The id of Riyadh in the reference list. */
export const RIYADH = 1;
/** Of Riyadh too. */
export const RIYADH_NEIGHBORHOOD = 1001;

const WHATEVER: ReservationLimits = {
  buyerOrders: 1_000_000,
  buyerPieces: 1_000_000,
  doorOrders: 1_000_000,
  doorPieces: 1_000_000,
  visitorOrders: 1_000_000,
  visitorPieces: 1_000_000,
  stockPercent: 100,
  stockPieces: 1_000_000,
  provedTimes: 3,
  codeOrders: 1_000_000,
  codeMinutes: 30,
};

/** Lifts the limits on unpaid orders, because all buyers of a test come from one address. */
export function holdWhatever(db: Database): Promise<void> {
  return inTransaction(db, (tx) => saveReservationLimits(tx, WHATEVER));
}

/**
 * One zone for all regions: standard 25 SAR (free from 200), express 45, up to 30 kg; COD 15 SAR up to 3,000; bank
 * transfer without limits on reservations.
 */
export async function makeSellable(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`insert into shipping_methods (code, name_ar, name_en, position)
      values ('standard', 'شحن عادي', 'Standard', 1), ('express', 'شحن سريع', 'Express', 2)`.execute(tx);
    await sql`insert into shipping_zones (name_ar, name_en) values ('المملكة', 'Kingdom')`.execute(tx);
    await sql`insert into shipping_zone_regions (zone_id, region_id) select 1, id from regions`.execute(tx);
    await sql`insert into shipping_rates (zone_id, method, up_to_grams, cost_halalas, free_over_halalas, min_days, max_days)
      values (1, 'standard', 30000, 2500, 20000, 2, 4), (1, 'express', 30000, 4500, null, 1, 1)`.execute(tx);
    await saveReservationLimits(tx, WHATEVER);
    await savePaymentSettings(tx, {
      cashOnDelivery: { isOn: true, feeHalalas: 1_500, maximumHalalas: 300_000, cityIds: null },
      bankTransfer: {
        isOn: true,
        bankName: { ar: 'بنك الواحة', en: 'Oasis Bank' },
        accountName: { ar: 'واحة للتجارة', en: 'Waha Trading' },
        iban: 'SA0380000000608010167519',
        holdHours: 48,
      },
    });
  });
}

export interface CouponSpec {
  code: string;
  type?: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  percent?: number;
  amountHalalas?: number;
  minimumHalalas?: number;
  totalLimit?: number;
  perCustomerLimit?: number;
  firstOrderOnly?: boolean;
  endsAt?: Date;
  startsAt?: Date;
}

export async function makeCoupon(db: Database | Tx, spec: CouponSpec): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into coupons (code, type, percent, amount_halalas, minimum_order_halalas, total_limit, per_customer_limit,
      first_order_only, starts_at, ends_at)
    values (${spec.code}, ${spec.type ?? 'percentage'},
      ${spec.percent ?? ((spec.type ?? 'percentage') === 'percentage' ? 10 : null)},
      ${spec.amountHalalas ?? null}, ${spec.minimumHalalas ?? null}, ${spec.totalLimit ?? null},
      ${spec.perCustomerLimit ?? null}, ${spec.firstOrderOnly ?? false},
      coalesce(${spec.startsAt ?? null}::timestamptz, '-infinity'), coalesce(${spec.endsAt ?? null}::timestamptz, 'infinity'))
    returning id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

export interface PromotionSpec {
  type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  productIds: number[];
  percent?: number;
  priceHalalas?: number;
  buy?: number;
  get?: number;
  cap?: number;
  startsAt?: Date;
  endsAt?: Date;
  stackable?: boolean;
}

/** Creates a promotion and applies it to its products, as saving it in the shop does. */
export async function makePromotion(db: Database, spec: PromotionSpec): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql.rows({ id: sql.int4 })`
      insert into promotions (type, name_ar, name_en, percent, price_halalas, buy_quantity, get_quantity, quantity_cap,
        starts_at, ends_at, stackable)
      values (${spec.type}, 'عرض', 'Offer', ${spec.percent ?? null}, ${spec.priceHalalas ?? null}, ${spec.buy ?? null},
        ${spec.get ?? null}, ${spec.cap ?? null}, ${spec.startsAt ?? new Date(Date.now() - 60_000)},
        ${spec.endsAt ?? new Date(Date.now() + 3_600_000)}, ${spec.stackable ?? false})
      returning id
    `.execute(tx);
    const id = rows[0]?.id ?? 0;
    await sql`insert into promotion_targets (promotion_id, product_id) select ${id}, unnest(${spec.productIds}::int[])`.execute(
      tx,
    );
    await applyPromotions(tx, new Date());
    return id;
  });
}

/** A body for POST /orders; `expected_total` in riyals must equal the total the buyer saw. */
export function orderBody(lines: unknown[], expectedTotal: number, more: Record<string, unknown> = {}) {
  return {
    contact: { first_name: 'نورة', last_name: 'العتيبي', phone: '0512345678', email: 'noura@example.com' },
    address: { city_id: RIYADH, neighborhood_id: RIYADH_NEIGHBORHOOD, street: 'شارع العليا', building_no: '1234' },
    lines,
    shipping_method: 'standard',
    payment_method: 'cash_on_delivery',
    expected_total: expectedTotal,
    ...more,
  };
}
