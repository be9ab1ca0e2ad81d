import { type Database, sql } from '../../server/src/platform/database/index.ts';

/** The shop's own view of a provider's money, by payment, in halalas: taken, and not given back. */
export async function heldByShop(db: Database, provider: string): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ reference: sql.text.neverNull, held: sql.int8.neverNull })`
    select p.provider_id as reference, (
        case
          when p.capture_state is null then coalesce(p.captured_amount, 0)
          when p.capture_state = 'done' then coalesce(p.capture_amount, p.captured_amount)
          else coalesce((select sum(c.amount) from payment_captures c where c.payment_id = p.id and c.done_at is not null), 0)
        end
        - coalesce((select sum(r.amount - r.released_part) from payment_refunds r
            where r.payment_id = p.id and r.status = 'done' and not r.is_released), 0))::int8 as held
    from payments p where p.provider = ${provider} and p.provider_id is not null
  `.execute(db);
  return new Map(rows.map(({ reference, held }) => [reference, held]));
}

/** The sum that couriers were told to collect, by the carrier's own books. */
export async function cashBooked(db: Database, carrier: { cashOf(number: string): number }): Promise<number> {
  const { rows } = await sql.rows({ carrier_number: sql.text.neverNull })`
    select carrier_number from bookings where state = 'sent'
  `.execute(db);
  return rows.reduce((sum, { carrier_number: number }) => sum + carrier.cashOf(number), 0);
}

/** The sum that orders in cash owe at the door, of those that a courier was booked for. */
export async function cashOwed(db: Database): Promise<number> {
  const { rows } = await sql.rows({ owed: sql.int8.neverNull })`
    select coalesce(sum(o.total_halalas - o.store_credit_halalas), 0)::int8 as owed from orders o
    where o.payment_method = 'cash_on_delivery'
      and exists (select 1 from bookings b where b.order_id = o.id and b.state = 'sent' and b.cash_halalas > 0)
  `.execute(db);
  return rows[0]?.owed ?? 0;
}
