import { expect } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { type MadeCustomer, orderBody } from '../../../../testing/index.ts';
import { openReturnShop } from '../returns.fixture.ts';

/** Stock of a product by size. */
export type Sizes = Readonly<Record<string, number>>;

/** A shop whose shirts cost 10.00 in every size, with the calls a test of exchanges needs. */
export async function openExchangeShop(settings: Record<string, string> = {}) {
  const world = await openReturnShop(settings);

  /** A product of these sizes; its variants by size. */
  async function shirt(sizes: Sizes) {
    const { id, variantIds } = await world.a.product({
      priceHalalas: 1_000,
      variants: Object.entries(sizes).map(([size, stock]) => ({ size, stock })),
    });
    const of = Object.fromEntries(Object.keys(sizes).map((size, at) => [size, variantIds[at] ?? 0]));
    return { id, of };
  }
  type Shirt = Awaited<ReturnType<typeof shirt>>;

  /** A delivered order of a number of shirts of one size, paid in cash. */
  async function bought(one: Shirt, size: string, quantity: number, buyer?: MadeCustomer, daysAgo = 0) {
    const line = { product_id: one.id, variant_id: one.of[size], quantity };
    return world.deliver(await world.place(orderBody([line], quantity * 10 + 40), buyer), daysAgo);
  }
  type Order = Awaited<ReturnType<typeof bought>>;

  /** Requests the exchange of a number of pieces for a variant. */
  const swap = (order: Order, quantity: number, variantId: number | undefined, buyer?: MadeCustomer) =>
    world.ask(order, quantity, {
      ...(buyer && { buyer }),
      iban: null,
      refund_to: 'exchange',
      lines: [{ id: order.line, quantity, reason: 'wrong_size', exchange_variant_id: variantId }],
    });

  /** An exchange after the given steps by staff; all returned pieces are resaleable. */
  async function swapped(
    order: Order,
    { quantity, to, buyer }: { quantity: number; to: number | undefined; buyer?: MadeCustomer },
    steps: readonly ('approve' | 'receive' | 'exchange')[],
  ): Promise<string> {
    const asked = await swap(order, quantity, to, buyer);
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    const { id } = asked.body.data;
    for (const name of steps) {
      const body = name === 'receive' ? { lines: [{ id: order.line, resaleable: quantity }] } : {};
      const done = await world.step(id, name, body);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    }
    return id;
  }

  /** Stock of each size. */
  async function shelf(one: Shirt): Promise<Sizes> {
    const { rows } = await sql.rows({ size: sql.text.orNull, quantity: sql.int4.neverNull })`
      select v.size, coalesce(s.quantity, 0) as quantity from product_variants v left join stock_levels s on s.variant_id = v.id
      where v.product_id = ${one.id} order by v.position`.execute(world.db);
    return Object.fromEntries(rows.map(({ size, quantity }) => [size ?? '', quantity]));
  }

  /** The returnable lines of an order, as its buyer reads them. */
  async function returnable(order: Order, buyer?: MadeCustomer) {
    const key = `GET /orders/${order.id}/returnable${order.token ? `?view_token=${order.token}` : ''}`;
    return (await world.shop.call(key, buyer ? { headers: buyer.headers } : {})).body.data;
  }

  /** A return as its buyer reads it. */
  async function shown(id: string, order: Order, buyer?: MadeCustomer) {
    const key = `GET /returns/${id}${order.token ? `?view_token=${order.token}` : ''}`;
    return (await world.shop.call(key, buyer ? { headers: buyer.headers } : {})).body.data;
  }

  return { ...world, shirt, bought, swap, swapped, shelf, returnable, shown };
}
