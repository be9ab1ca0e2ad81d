import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ApiProcess, callOver, type Guard, startApiProcess } from '../../testing/index.ts';
import { openReturnShop } from './returns.fixture.ts';

let world: Awaited<ReturnType<typeof openReturnShop>>;
let processes: ApiProcess[] = [];

beforeEach(async () => {
  world = await openReturnShop();
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  processes = [];
  await world.close();
});

/** Two server processes, twenty connections each. */
async function startTwo(without?: Guard): Promise<void> {
  if (without) world.database.allowViolations();
  const options = without ? { without } : {};
  processes = await Promise.all([
    startApiProcess(world.database.url, options),
    startApiProcess(world.database.url, options),
  ]);
}

/** Of ten pieces one is in a return already; forty ask for five more each, at once. Returns how many pieces are in returns. */
async function askAtOnce(): Promise<number> {
  const order = await world.delivered(10);
  expect((await world.ask(order, 1)).status).toBe(201);
  const body = world.wish(order, 5);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      callOver(processes[index % 2]?.address ?? '', `POST /returns?view_token=${order.token}`, body),
    ),
  );
  const { rows } = await sql<{ pieces: number }>`
    select sum(quantity)::int as pieces from return_lines where order_item_id = ${order.line}
  `.execute(world.db);
  return rows[0]?.pieces ?? 0;
}

test('of forty who ask at once for five of nine pieces, one gets them', async () => {
  await startTwo();
  expect(await askAtOnce()).toBe(6);
});

test('control: without the lock of the order more goes back than was bought', async () => {
  await startTwo({
    file: 'orders.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: 'select id from orders where id = ${id} for update',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    instead: 'select id from orders where id = ${id}',
  });
  let most = 0;
  for (let time = 0; time < 6 && most <= 10; time += 1) most = Math.max(most, await askAtOnce());
  expect(most).toBeGreaterThan(10);
});
