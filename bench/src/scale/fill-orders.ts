import { type Database, inTransaction, type Sql, sql } from '../../../server/src/platform/database/index.ts';

/** Orders of one transaction. */
const CHUNK = 20_000;
/** Years over which the orders are spread, the newest placed now. */
const YEARS = 3;
/** The newest orders, which are not delivered yet: a busy shop has those of some days. */
const OPEN = 20_000;

export interface FillPlan {
  /** An order that the shop placed and delivered: address, rules and amounts of all others. */
  templateId: string;
  products: number;
  total: number;
  onChunk: (filled: number) => void;
}

/**
 * Fills in orders of one line until there are `total`, each with all that a delivered order leaves: line, search words, marks,
 * stock movement, four events, parcel and invoice. One of twenty was cancelled. Indexes stay in place, so that sizes are
 * those of a shop that grew. Triggers are off: their rows are written here.
 */
export async function fillOrders(db: Database, plan: FillPlan): Promise<void> {
  const { rows } = await sql.rows({ n: sql.int8 })`select count(*) as n from orders`.execute(db);
  const there = rows[0]?.n ?? 0;
  for (let first = there + 1; first <= plan.total; first += CHUNK) {
    const last = Math.min(first + CHUNK - 1, plan.total);
    await fillChunk(db, plan, first, last);
    plan.onChunk(last);
  }
  await balance(db);
}

async function fillChunk(db: Database, plan: FillPlan, first: number, last: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local synchronous_commit = off`.execute(tx);
    await sql`
      create temporary table filled on commit drop as
      select n, ${idAt(sql`placed.at`)} as id, ${idAt(sql`placed.at + interval '1 day'`)} as parcel, p.id as product_id, v.id as variant_id, v.sku, p.slug,
        p.name_ar, p.name_en, p.price_halalas as price,
        '+9665' || lpad((n * 7919 % 30000000)::text, 8, '0') as phone,
        (array['نورة', 'هند', 'أحمد', 'سعد', 'ريم', 'خالد', 'منى', 'فهد'])[1 + n % 8] as first_name,
        (array['العتيبي', 'القحطاني', 'الشمري', 'الحربي', 'الدوسري'])[1 + n / 8 % 5] || ' ' || (n % 9973) as last_name,
        case when n > ${plan.total - OPEN}::bigint then 'confirmed' when n % 20 = 0 then 'cancelled' else 'delivered' end as status,
        placed.at
      from generate_series(${first}::bigint, ${last}::bigint) n
      cross join lateral (select now() - (${plan.total}::int - n) * (interval '1 year' * ${YEARS}::int / ${plan.total}::int) as at) placed
      -- A third of all sales is of the first tenth of the products.
      join products p on p.id = 1 + (n * 31 % (case when n % 3 = 0 then ${plan.products}::int / 10 else ${plan.products}::int end))
      join product_variants v on v.product_id = p.id and v.is_default
    `.execute(tx);
    for (const statement of statementsOf(plan.templateId)) await statement.execute(tx);
  });
}

/** An id of that time, as the shop makes them (`timeOrderedId`). */
const idAt = (time: Sql<unknown>) => sql`
  (lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || right(gen_random_uuid()::text, 3)
    || '8' || right(replace(gen_random_uuid()::text, '-', ''), 15))::uuid`;

const statementsOf = (templateId: string) => [
  sql`
    insert into orders (id, number, status, language, first_name, last_name, phone, address, city_id, subtotal_halalas,
      discount_halalas, shipping_halalas, payment_fee_halalas, total_halalas, vat_halalas, shipping_method, shipping_min_days,
      shipping_max_days, payment_method, rules, parcels, payment_name, created_at)
    select f.id, 'WH-' || extract(year from f.at) || '-' || lpad(f.n::text, greatest(6, length(f.n::text)), '0'), f.status, o.language, f.first_name, f.last_name, f.phone,
      o.address || jsonb_build_object('building_no', (1000 + f.n % 9000)::text, 'phone', f.phone, 'recipient_name', f.first_name || ' ' || f.last_name),
      o.city_id, f.price, 0, o.shipping_halalas, o.payment_fee_halalas, f.price + o.shipping_halalas + o.payment_fee_halalas,
      round((f.price + o.shipping_halalas + o.payment_fee_halalas) * 15 / 115.0), o.shipping_method, o.shipping_min_days,
      o.shipping_max_days, o.payment_method, o.rules, case when f.status = 'delivered' then 1 else 0 end, o.payment_name, f.at
    from filled f, orders o where o.id = ${templateId}`,
  sql`
    insert into order_items (order_id, position, product_id, variant_id, sku, slug, name_ar, name_en, image, quantity, unit_price_halalas,
      discount_halalas, total_halalas, is_returnable, sent)
    select f.id, 0, f.product_id, f.variant_id, f.sku, f.slug, f.name_ar, f.name_en, i.image, 1, f.price, 0, f.price, true,
      case when f.status = 'delivered' then 1 else 0 end
    from filled f, order_items i where i.order_id = ${templateId}`,
  sql`
    insert into order_search (order_id, words)
    select id, ' ' || waha_normalise(concat_ws(' ', 'WH-' || extract(year from at) || '-' || lpad(n::text, greatest(6, length(n::text)), '0'), phone, first_name, last_name,
      sku, name_ar, name_en)) || ' ' from filled`,
  sql`insert into order_marks (order_id, mark) select id, person_mark(phone) from filled`,
  sql`
    insert into stock_movements (variant_id, delta, reason, order_id, is_counted, created_at)
    select variant_id, -1, 'order', id, true, at from filled
    union all select variant_id, 1, 'order_cancelled', id, true, at + interval '1 hour' from filled where status = 'cancelled'`,
  sql`
    insert into order_events (order_id, status, actor, created_at)
    select f.id, s.status, s.actor, f.at + s.later from filled f
    join (values ('confirmed', 'customer', interval '0', '{delivered,cancelled,confirmed}'::text[]),
      ('cancelled', 'customer', interval '1 hour', '{cancelled}'), ('processing', 'staff', interval '5 hours', '{delivered}'),
      ('shipped', 'staff', interval '1 day', '{delivered}'), ('delivered', 'staff', interval '3 days', '{delivered}')
    ) s (status, actor, later, of) on f.status = any(s.of) order by f.at + s.later, f.n`,
  sql`
    insert into shipments (id, order_id, number, carrier, carrier_number, sent_at, delivered_at)
    select parcel, id, 1, 'by-hand', 'AB' || n, at + interval '1 day', at + interval '3 days' from filled where status = 'delivered'`,
  sql`
    insert into shipment_lines (shipment_id, order_item_id, quantity)
    select f.parcel, i.id, 1 from filled f join order_items i on i.order_id = f.id where f.status = 'delivered'`,
  sql`
    with last as (select last_serial, last_hash from invoice_series where kind = 'invoice' for update), written as (
      insert into invoices (id, kind, serial, number, order_id, issued_at, seller, lines, total_halalas, vat_halalas, qr, previous_hash, hash)
      select ${idAt(sql`o.created_at`)}, 'invoice', s.serial, 'INV-' || lpad(s.serial::text, 8, '0'), o.id, o.created_at, t.seller,
        jsonb_set(jsonb_set(t.lines, '{0}', (t.lines -> 0) || jsonb_build_object('name_ar', f.name_ar, 'name_en', f.name_en, 'unit_price', f.price,
          'total', f.price, 'vat', o.vat_halalas - (t.vat_halalas - (t.lines -> 0 ->> 'vat')::int))), '{0,quantity}', '1'),
        o.total_halalas, o.vat_halalas, t.qr,
        case when s.serial = last.last_serial + 1 then last.last_hash else sha256(convert_to('filled ' || s.serial - 1, 'UTF8')) end,
        sha256(convert_to('filled ' || s.serial, 'UTF8'))
      from last, (select f.*, (select last_serial from last) + row_number() over (order by n) as serial from filled f) s
      join filled f on f.n = s.n join orders o on o.id = f.id
      join invoices t on t.order_id = ${templateId} and t.kind = 'invoice'
      returning serial, hash
    )
    update invoice_series s set last_serial = w.serial, last_hash = w.hash
    from (select serial, hash from written order by serial desc limit 1) w where s.kind = 'invoice'`,
];

/** Sets what is kept beside the rows: stock, sold pieces and the number of the next order. */
async function balance(db: Database): Promise<void> {
  await sql`
    insert into stock_movements (variant_id, delta, reason)
    select s.variant_id, 1000000 + s.missing, 'received'
    from (
      select l.variant_id, -sum(m.delta) as missing from stock_levels l join stock_movements m on m.variant_id = l.variant_id group by 1
    ) s where s.missing > -1000
  `.execute(db);
  await sql`
    update stock_levels l set quantity = m.level
    from (select variant_id, sum(delta) as level from stock_movements group by 1) m
    where m.variant_id = l.variant_id and m.level <> l.quantity
  `.execute(db);
  await sql`
    update products p set sold_pieces = m.pieces
    from (
      select v.product_id, -sum(s.delta) as pieces from stock_movements s join product_variants v on v.id = s.variant_id
      where s.is_counted group by 1
    ) m where m.product_id = p.id and m.pieces <> p.sold_pieces
  `.execute(db);
  await sql`select setval('order_numbers', (select count(*) from orders) + 1)`.execute(db);
}
