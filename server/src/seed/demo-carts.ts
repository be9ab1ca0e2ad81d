import { sql, type Tx } from '../platform/database/index.ts';

const HOUR_MS = 3_600_000;

/** Hours since each cart was left, with how many products it has. */
const carts = [
  { hours: 2, products: 2, isMailed: true },
  { hours: 5, products: 1, isMailed: true },
  { hours: 9, products: 3, isMailed: false },
  { hours: 26, products: 5, isMailed: true },
  { hours: 51, products: 2, isMailed: false },
  { hours: 120, products: 1, isMailed: true },
] as const;

/** Lets members of the demo shop leave carts; some of them agreed to mails about offers. */
export async function addDemoCarts(tx: Tx, customerIds: readonly string[], at: Date): Promise<void> {
  for (const [index, { hours, products, isMailed }] of carts.entries()) {
    const customerId = customerIds[index];
    if (!customerId) continue;
    const email = `member-${index + 1}@waha.example`;
    const provedAt = isMailed ? at : null;
    await sql`
      update customers set email = ${email}, email_verified_at = ${provedAt}, consent_email_at = ${provedAt}
      where id = ${customerId}
    `.execute(tx);
    await sql`
      insert into saved_carts (customer_id, lines, saved_at)
      select ${customerId}, jsonb_agg(jsonb_build_object('product_id', chosen.id, 'variant_id', null, 'quantity', 1)),
        ${new Date(at.getTime() - hours * HOUR_MS)}
      from (
        select id from products where is_active and product_type = 'simple' and in_stock
        order by (id * 7 + ${index} * 11) % 31, id limit ${products}
      ) as chosen
    `.execute(tx);
  }
}
