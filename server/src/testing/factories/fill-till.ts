import { type Database, sql } from '../../platform/database/index.ts';

const nobody = {
  building_no: null,
  additional_no: null,
  postal_code: null,
  short_address: null,
  unit_no: null,
  notes: null,
};
const place = { region: 'الرياض', city: 'الرياض', country: 'السعودية' };
const named = Object.fromEntries(
  Object.entries(place).flatMap(([name, ar]) => [
    [`${name}_ar`, ar],
    [`${name}_en`, ar],
  ]),
);
const address = {
  ...{ recipient_name: 'نورة', phone: '+966500000000', street: 'شارع', ...nobody, ...named },
  ...{ neighborhood_ar: null, neighborhood_en: null },
};

/** Writes rows without triggers; the caller writes the rows that triggers would have created, or omits them. */
export async function withoutTriggers(
  db: Database,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.ref(table)} disable trigger user`.execute(db);
  await fill();
  for (const table of tables) await sql`alter table ${sql.ref(table)} enable trigger user`.execute(db);
}

/**
 * Fills in the orders of one customer among as many of guests: each of one line, all delivered except every fourth,
 * which is cancelled. Stock, search and totals are not updated.
 */
export async function fillTill(
  db: Database,
  till: { customerId: string; orders: number; product: { id: number; variantId: number } },
): Promise<void> {
  await withoutTriggers(db, ['orders', 'order_items', 'order_events'], async () => {
    await sql`
      insert into orders (id, number, customer_id, status, language, first_name, last_name, phone, address, city_id,
        subtotal_halalas, discount_halalas, shipping_halalas, payment_fee_halalas, total_halalas, vat_halalas, shipping_method,
        shipping_min_days, shipping_max_days, payment_method, created_at)
      select gen_random_uuid(), 'WH-2020-' || lpad((before + n)::text, 6, '0'), case when n % 2 = 0 then ${till.customerId}::uuid end,
        (array['delivered', 'delivered', 'delivered', 'cancelled'])[1 + n / 2 % 4], 'ar', 'نورة', 'العتيبي', '+966500000000',
        ${JSON.stringify(address)}, 1, 1000, 0, 0, 0, 1000, 130, 'standard', 1, 2, 'cash_on_delivery',
        now() - make_interval(mins => n / 3)
      from generate_series(1, ${2 * till.orders}::int) n, (select count(*) as before from orders) b
    `.execute(db);
    await sql`
      insert into order_items (order_id, position, product_id, variant_id, sku, slug, name_ar, name_en, quantity,
        unit_price_halalas, discount_halalas, total_halalas, is_returnable)
      select id, 1, ${till.product.id}, ${till.product.variantId}, 'A', 'a', 'أ', 'A', 2, 500, 0, 1000, true
      from orders where id not in (select order_id from order_items)
    `.execute(db);
    await sql`
      insert into order_events (order_id, status, actor, created_at)
      select id, status, 'system', created_at from orders where id not in (select order_id from order_events)
    `.execute(db);
  });
  await sql`
    insert into purchases (customer_id, product_id, order_id, delivered_at)
    select customer_id, ${till.product.id}::int, id, created_at from orders
    where customer_id = ${till.customerId} and status = 'delivered' order by created_at desc limit 1
  `.execute(db);
  await sql`vacuum (analyze) orders, order_items, order_events`.execute(db);
}
