import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import { type OrderRules, orderRules } from '../order-rules.ts';
import type { ItemsPlan, PlannedLine } from './plan-edit.ts';

/** The pricing rules stored with an order; null for one from before they were. */
export async function readRules(db: Database | Tx, id: string): Promise<OrderRules | null> {
  const { rows } = await sql.rows({ rules: sql.jsonb.of(orderRules).orNull })`
    select rules from orders where id = ${id}
  `.execute(db);
  return rows[0]?.rules ?? null;
}

/** Writes the totals of an edited order, with a version check, while nothing of it was packed, sent or paid back. */
export async function setEditedTotals(tx: Tx, id: string, version: number, plan: ItemsPlan): Promise<boolean> {
  const rules = JSON.stringify(plan.lines.map(({ rule }) => rule));
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set subtotal_halalas = ${plan.subtotal}, discount_halalas = ${plan.discount}, total_halalas = ${plan.total},
      vat_halalas = ${plan.vat}, discounts = ${JSON.stringify(plan.discounts)}::jsonb,
      rules = jsonb_set(rules, '{lines}', ${rules}::jsonb), edition = edition + 1, version = version + 1
    where id = ${id} and version = ${version} and status in ('pending_payment', 'confirmed') and parcels = 0
      and refunded_halalas = 0
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Counts an edit that changed no line of its own, with a version check. */
export async function raiseVersion(tx: Tx, id: string, version: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set version = version + 1 where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Deletes the lines of an order that are not kept. None of them was sent or returned, which the foreign keys hold. */
export async function deleteOtherItems(tx: Tx, orderId: string, kept: readonly number[]): Promise<void> {
  await sql`delete from order_items where order_id = ${orderId} and id <> all(${[...kept]}::int[])`.execute(tx);
}

export async function updateItems(tx: Tx, lines: readonly PlannedLine[]): Promise<void> {
  const kept = lines.filter(({ id }) => id !== null);
  const of = <Key extends keyof PlannedLine>(key: Key) => kept.map((line) => line[key]);
  await sql`
    update order_items i set quantity = a.quantity, later_quantity = a.later, ships_from = a.ships_from,
      discount_halalas = a.discount, total_halalas = a.total
    from unnest(${of('id')}::int[], ${of('quantity')}::int[], ${of('later_quantity')}::int[], ${of('ships_from')}::date[],
      ${of('discount_halalas')}::bigint[], ${of('total_halalas')}::bigint[]) as a (id, quantity, later, ships_from, discount, total)
    where i.id = a.id
  `.execute(tx);
}

/** Inserts the new lines after the others. */
export async function insertItems(tx: Tx, orderId: string, lines: readonly PlannedLine[]): Promise<void> {
  const fresh = lines.filter(({ id }) => id === null);
  const of = <Key extends keyof PlannedLine>(key: Key) => fresh.map((line) => line[key]);
  const json = (values: readonly unknown[]) => values.map((value) => value && JSON.stringify(value));
  await sql`
    insert into order_items (order_id, position, product_id, variant_id, bundle_id, promotion_id, source, sku, slug, name_ar,
      name_en, variant_ar, variant_en, image, quantity, unit_price_halalas, discount_halalas, total_halalas,
      is_returnable, parts, later_quantity, ships_from, tax, vat_percent, is_digital, answers)
    select ${orderId}, (select coalesce(max(position), 0) from order_items where order_id = ${orderId}) + a.at,
      a.product_id, a.variant_id, a.bundle_id, a.promotion_id, a.source, a.sku, a.slug, a.name_ar, a.name_en, a.variant_ar,
      a.variant_en, a.image, a.quantity, a.unit_price, a.discount, a.total, a.is_returnable, a.parts, a.later, a.ships_from, a.tax, a.vat_percent, a.is_digital, a.answers
    from unnest(${of('product_id')}::int[], ${of('variant_id')}::int[], ${of('bundle_id')}::int[], ${of('promotion_id')}::int[],
      ${of('source')}::text[], ${of('sku')}::text[], ${of('slug')}::text[], ${of('name_ar')}::text[], ${of('name_en')}::text[],
      ${of('variant_ar')}::text[], ${of('variant_en')}::text[], ${json(of('image'))}::jsonb[], ${of('quantity')}::int[],
      ${of('unit_price_halalas')}::int[], ${of('discount_halalas')}::bigint[], ${of('total_halalas')}::bigint[],
      ${of('is_returnable')}::bool[], ${json(of('parts'))}::jsonb[], ${of('later_quantity')}::int[], ${of('ships_from')}::date[],
      ${of('tax')}::text[], ${of('vat_percent')}::smallint[], ${of('is_digital')}::bool[], ${json(of('answers'))}::jsonb[])
      with ordinality as a (product_id, variant_id, bundle_id, promotion_id, source, sku, slug, name_ar, name_en, variant_ar,
        variant_en, image, quantity, unit_price, discount, total, is_returnable, parts, later, ships_from, tax, vat_percent, is_digital, answers, at)
  `.execute(tx);
}

/** Lets staff find an order by the items that it has now. */
export async function renewOrderWords(tx: Tx, orderId: string): Promise<void> {
  await sql`update order_search set words = order_words(order_id) where order_id = ${orderId}`.execute(tx);
}
