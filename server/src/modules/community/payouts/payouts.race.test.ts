import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  type AffiliateShop,
  askForPayout,
  type Guard,
  giveAffiliatePoints,
  giveEarnings,
  makeAffiliate,
  makeStaff,
  openAffiliateShop,
  PAYEE,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';

const AT_ONCE = 12;

let world: AffiliateShop;
const two = twoProcesses(() => world.database);
beforeEach(async () => {
  world = await openAffiliateShop();
});
afterEach(async () => {
  await two.stop();
  await world.close();
});

/** Removes the minimum balance of accounts: in the code and in the database. */
async function withoutFloor(): Promise<Guard> {
  world.database.allowViolations();
  const { rows } = await sql.rows({ name: sql.text })`
    select conname::text as name from pg_constraint
    where conrelid = 'ledger_accounts'::regclass and pg_get_constraintdef(oid) like '%held%>= 0%'
  `.execute(world.db);
  for (const { name } of rows) {
    await sql`alter table ledger_accounts drop constraint ${sql.ref(name)}`.execute(world.db);
  }
  return {
    file: 'ledger/ledger.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: ' or balance + ${by.balance} - (held + ${by.held}) >= 0)',
    instead: ' or true)',
  };
}

const withdraw = (turn: number, headers: { authorization: string }) =>
  two.call(turn, 'POST /community/affiliate/withdraw', { amount: 100, ...PAYEE }, headers);
const convert = (turn: number, headers: { authorization: string }) =>
  two.call(turn, 'POST /community/affiliate/convert-points', { points: 1_000, to: 'cash' }, headers);
const countDone = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 201).length;

/** Requests one withdrawal of the same earnings many times concurrently. Returns how many succeeded. */
async function withdrawTogether(): Promise<number> {
  const { id, headers } = await makeAffiliate(world.db);
  await giveEarnings(world.db, id, 1_000);
  return countDone(await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => withdraw(turn, headers))));
}

test('earnings are withdrawn once, however often at once', async () => {
  await two.start();
  expect(await withdrawTogether()).toBe(1);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('control: where an account is lowered whatever it holds, earnings are withdrawn twice', async () => {
  await two.start(await withoutFloor());
  expect(await untilLost(withdrawTogether)).toBeGreaterThan(1);
});

/**
 * Converts all points and withdraws all earnings, many times concurrently. Returns the withdrawn total in units of 100
 * riyals.
 */
async function convertAndWithdraw(): Promise<number> {
  const { id, headers } = await makeAffiliate(world.db);
  await giveEarnings(world.db, id, 1_000);
  await giveAffiliatePoints(world.db, id, 1_000);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, turn) => [await convert(turn, headers), await withdraw(turn, headers)]),
  );
  await withdraw(0, headers);
  const { held } = await readBalance(world.db, id, 'affiliate_earnings');
  expect(answers).toHaveLength(AT_ONCE);
  return held / 10_000;
}

test('converting while withdrawing brings what the points are worth, once', async () => {
  await two.start();
  expect(await convertAndWithdraw()).toBe(2);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('control: without the floor more is withdrawn than there was', async () => {
  await two.start(await withoutFloor());
  expect(await untilLost(convertAndWithdraw, 2)).toBeGreaterThan(2);
});

/** Points of an order are converted while the order is returned. Returns how often they were converted. */
async function returnWhileConverting(): Promise<number> {
  const affiliate = await makeAffiliate(world.db);
  const order = await world.buy({ told: affiliate.code, quantity: 10 });
  await world.deliver(order.id);
  await world.post();
  const returnId = await world.askBack(order, 4);
  for (const step of ['approve', 'receive', 'refund'] as const) await world.stepBack(returnId, step);
  const [, ...answers] = await Promise.all([
    world.settle(),
    ...Array.from({ length: AT_ONCE }, (_, turn) => convert(turn, affiliate.headers)),
  ]);
  const converted = answers.filter((answer) => answer?.status === 201).length;
  const { balance } = await readBalance(world.db, affiliate.id, 'affiliate_points');
  expect(balance, 'what went back is owed where it was spent').toBe(600 - converted * 1_000);
  return converted;
}

test('points of an order that comes back are converted once at most, and owed then', async () => {
  await two.start();
  for (let n = 0; n < 3; n += 1) expect(await returnWhileConverting()).toBeLessThanOrEqual(1);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('control: without the floor they are converted again and again', async () => {
  await two.start(await withoutFloor());
  expect(await untilLost(returnWhileConverting)).toBeGreaterThan(1);
});

/** Two staff decide differently while the affiliate cancels, all concurrently. Returns how many received a success. */
async function decideTogether(): Promise<number> {
  const affiliate = await makeAffiliate(world.db);
  const id = await askForPayout(world.db, affiliate.id);
  const other = await makeStaff(world.db, 'manager');
  const path = `PUT /community/affiliate/admin/withdrawals/${id}`;
  const answers = await Promise.all([
    two.call(0, `${path}/approve`, { version: 1 }, world.owner.headers),
    two.call(1, `${path}/reject`, { version: 1, reason: 'لا يطابق' }, other.headers),
    two.call(0, `PUT /community/affiliate/withdrawals/${id}/cancel`, undefined, affiliate.headers),
  ]);
  return answers.filter(({ status }) => status === 200).length;
}

test('of approving, rejecting and taking back at once one happens', async () => {
  await two.start();
  for (let n = 0; n < 5; n += 1) expect(await decideTogether()).toBe(1);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('control: stepped from whatever status it has, several happen', async () => {
  await two.start({
    file: 'payouts/payouts.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: ' and status = ${from} returning id',
    instead: ' returning id',
  });
  expect(await untilLost(decideTogether)).toBeGreaterThan(1);
});
