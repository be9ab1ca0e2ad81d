import { type Database, sql } from '../../server/src/platform/database/index.ts';

/** Adds as many customers as a shop has after years, without orders. */
export async function fillCustomers(db: Database, count: number): Promise<void> {
  await sql`
    insert into customers (id, first_name, last_name, phone, password_hash, language, created_at)
    select gen_random_uuid(), (array['نورة', 'هند', 'أحمد', 'سعد', 'ريم'])[n % 5 + 1], 'العتيبي ' || md5(n::text),
      '+96650' || lpad(n::text, 7, '0'), '', 'ar', now() - n * interval '7 minutes'
    from generate_series(1, ${count}::int) as n
  `.execute(db);
  await sql`update customer_totals set orders = 1 + random() * 50, spent_halalas = random() * 1000000`.execute(db);
}

/**
 * Copies one order, with varied statuses, days and totals and with search words: for different guests, or all for the
 * one customer `buyer`, as at a till.
 */
export async function fillOrders(db: Database, orderId: string, count: number, buyer?: string): Promise<void> {
  await sql`alter table orders disable trigger user`.execute(db);
  await sql`
    insert into orders (id, number, customer_id, status, language, first_name, last_name, phone, address, city_id, subtotal_halalas, discount_halalas,
      shipping_halalas, payment_fee_halalas, total_halalas, vat_halalas, shipping_method, shipping_min_days, shipping_max_days,
      payment_method, rules, created_at)
    select gen_random_uuid(), 'WH-2020-' || lpad(n::text, 6, '0'), ${buyer ?? null}::uuid,
      (array['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'cancelled', 'refunded', 'expired'])[1 + n % 8],
      o.language, 'Buyer', 'Number' || n, '+9665' || lpad(case when ${buyer !== undefined} then 1 else n end::text, 8, '0'), o.address, o.city_id, o.subtotal_halalas + n,
      o.discount_halalas, o.shipping_halalas, o.payment_fee_halalas, o.total_halalas + n, 0, o.shipping_method,
      o.shipping_min_days, o.shipping_max_days, o.payment_method, o.rules, o.created_at - make_interval(mins => n * 20)
    from orders o, generate_series(1, ${count}::int) n where o.id = ${orderId}
  `.execute(db);
  await sql`alter table orders enable trigger user`.execute(db);
  // Inserting the lines also fills the search words of the orders.
  await sql`
    insert into order_items (order_id, position, product_id, variant_id, sku, slug, name_ar, name_en, quantity, unit_price_halalas,
      discount_halalas, total_halalas, is_returnable)
    select o.id, i.position, i.product_id, i.variant_id, i.sku, i.slug, i.name_ar, 'Cup of porcelain from Jingdezhen', i.quantity,
      i.unit_price_halalas, i.discount_halalas, i.total_halalas, i.is_returnable
    from orders o, order_items i where o.number like 'WH-2020-%' and i.order_id = ${orderId}
  `.execute(db);
  await sql`vacuum (analyze) orders, order_search, order_items, customers, customer_totals`.execute(db);
}
