import type { AnyExtension } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moyasar } from '../../extensions/moyasar/extension.ts';
import { PUBLISHABLE_KEY, startFakeMoyasar } from '../../extensions/moyasar/fake-moyasar.fixture.ts';
import { oto } from '../../extensions/oto/extension.ts';
import { startFakeOto } from '../../extensions/oto/fake-oto.fixture.ts';
import { tabby } from '../../extensions/tabby/extension.ts';
import { startFakeTabby } from '../../extensions/tabby/fake-tabby.fixture.ts';
import { tamara } from '../../extensions/tamara/extension.ts';
import { startFakeTamara } from '../../extensions/tamara/fake-tamara.fixture.ts';
import { checkLedger } from '../../server/src/checks/index.ts';
import { openOrdersShop } from '../../server/src/testing/index.ts';
import { openBackground } from './background.ts';
import type { Providers } from './life.ts';
import { createDay, type Day } from './lives.ts';
import { cashBooked, cashOwed, heldByShop } from './sums.ts';

const ORDERS = 500;
/** Orders whose buyers, staff, providers and background work at the same time. */
const AT_ONCE = 6;
const SEED = Number(process.env.DAY_SEED ?? 20_261_127);

const extensions: readonly AnyExtension[] = [moyasar, tabby, tamara, oto];
let providers: Providers;
let shop: Awaited<ReturnType<typeof openOrdersShop>>;
let background: ReturnType<typeof openBackground>;
let day: Day;

beforeAll(async () => {
  const [card, lender, lender2, carrier] = await Promise.all([
    startFakeMoyasar(),
    startFakeTabby(),
    startFakeTamara(),
    startFakeOto(),
  ]);
  providers = { moyasar: card, tabby: lender, tamara: lender2, oto: carrier };
  const settings = {
    DEMO: '1',
    MOYASAR_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    ...card.env,
    ...lender.env,
    ...lender2.env,
    ...carrier.env,
  };
  shop = await openOrdersShop(settings, { extensions });
  background = openBackground(shop.db, { settings, extensions });
  day = createDay({ shop, providers, seed: SEED });
});
afterAll(async () => {
  await shop.close();
  for (const fake of Object.values(providers)) await fake.close();
});

/** The whole day: orders live side by side, and the background works beside them. */
async function liveThrough(): Promise<void> {
  let next = 0;
  let isOver = false;
  const queue = async () => {
    while (next < ORDERS) {
      const index = next;
      next += 1;
      await day.live(index);
    }
  };
  const working = (async () => {
    while (!isOver) await background.work();
  })();
  await Promise.all(Array.from({ length: AT_ONCE }, queue));
  isOver = true;
  await working;
}

/** After the day: providers answer again, time passes, and everything that was left is taken up. */
async function settle(): Promise<void> {
  for (const fake of Object.values(providers)) fake.trouble.length = 0;
  for (const hours of [0, 0.1, 1, 26, 60]) {
    background.passTo(hours);
    await background.work();
    await background.runJobs();
    await background.work();
  }
}

const held = () => ({
  moyasar: providers.moyasar.balances(),
  tabby: providers.tabby.balances(),
  tamara: providers.tamara.balances(),
});

/** Differences between what providers hold and what the shop says they do, by payment. */
async function differences(): Promise<string[]> {
  const found: string[] = [];
  for (const [provider, balances] of Object.entries(held())) {
    const own = await heldByShop(shop.db, provider);
    for (const reference of new Set([...balances.keys(), ...own.keys()])) {
      const [theirs, ours] = [balances.get(reference) ?? 0, own.get(reference) ?? 0];
      if (theirs !== ours) found.push(`${provider} ${reference}: holds ${theirs}, the shop says ${ours}`);
    }
  }
  return found;
}

test(`a day of ${ORDERS} orders by all ways, with faults, ends with equal sums on both sides`, async () => {
  await liveThrough();
  await settle();
  const told = `DAY_SEED=${SEED} ${JSON.stringify(day.counts)}`;
  process.stdout.write(`${told}\n`);
  expect(await differences(), told).toEqual([]);
  expect(await checkLedger(shop.db), told).toEqual([]);
  expect(await cashBooked(shop.db, providers.oto), told).toBe(await cashOwed(shop.db));
  // The day had some of everything, or it has proved nothing.
  for (const [what, count] of Object.entries(day.counts)) expect(count, `${what}: ${told}`).toBeGreaterThan(3);
});

test('control: a halala that a provider gave back by itself is seen', async () => {
  const [first] = [...providers.tamara.balances()].filter(([, sum]) => sum > 0);
  providers.tamara.orderOf(first?.[0] ?? '').refunded += 1;
  expect(await differences()).toHaveLength(1);
});
