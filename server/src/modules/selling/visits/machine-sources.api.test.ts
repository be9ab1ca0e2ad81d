import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealHandover } from '../../../extensions/index.ts';
import { sql } from '../../../platform/database/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { deliverEvents, openOrdersShop } from '../../../testing/index.ts';
import { recountOrders } from './recount-orders.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const handOver = () => {
  const seal = createSeal({ settingsKey: undefined, dataDir: world.shop.config.dataDir });
  const endsAt = new Date(Date.now() + HOUR_MS);
  return sealHandover(seal, 'machines', { agent: 'agent.example', reference: 'checkout-1', endsAt });
};

test('visits count the orders of a machine by its host', async () => {
  const { id } = await world.placed({ handover: await handOver() });
  await deliverEvents(world.db, recountOrders(world));
  const { rows } = await sql.rows({ source: sql.text.orNull, medium: sql.text.orNull, campaign: sql.text.orNull })`
    select source, medium, campaign from visit_orders where order_id = ${id}`.execute(world.db);
  expect(rows).toEqual([{ source: 'agent.example', medium: 'agent', campaign: 'machines' }]);
});
