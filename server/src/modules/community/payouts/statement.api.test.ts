import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { type AffiliateShop, makeAffiliate, openAffiliateShop, PAYEE } from '../../../testing/index.ts';
import { sumTransactions, writeAmount } from './statement.ts';
import { daysOf, instantsOf, readWindow } from './window.ts';

let world: AffiliateShop;
beforeAll(async () => {
  world = await openAffiliateShop();
});
afterAll(() => world.close());

const file = ({ headers }: { headers: object }, name: string) =>
  world.shop.app.server.inject({
    url: `/api/store/community/affiliate/${name}`,
    headers: { 'x-api-key': 'waha-test-key', 'accept-language': 'en', ...headers },
  });

/** The rows of a CSV without quotes in it. */
const rowsOf = (text: string) =>
  text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

test('a statement adds up: opening balance, lines and closing balance', async () => {
  const affiliate = await makeAffiliate(world.db);
  const order = await world.buy({ told: affiliate.code, quantity: 20 });
  await world.deliver(order.id);
  await world.post();
  await sql`alter table ledger_transfers disable trigger ledger_transfers_immutable`.execute(world.db);
  await sql`update ledger_transfers set created_at = created_at - interval '60 days'`.execute(world.db);
  await sql`
    update ledger_months m set month = (
      select ledger_month(min(t.created_at)) from ledger_transfers t
      where m.account_id in (t.from_account, t.to_account) and t.kind in ('move', 'take')
    )
  `.execute(world.db);
  await sql`alter table ledger_transfers enable trigger ledger_transfers_immutable`.execute(world.db);
  const body = { points: 1_250, to: 'cash' };
  await world.done('POST /community/affiliate/convert-points', { headers: affiliate.headers, body });
  const asked = { amount: 100.5, ...PAYEE };
  const { id } = await world.done('POST /community/affiliate/withdraw', { headers: affiliate.headers, body: asked });
  await world.sendBack(order, 10);
  const step = (name: string, more: object) =>
    world.done(`PUT /community/affiliate/admin/withdrawals/${id}/${name}`, {
      headers: world.owner.headers,
      body: more,
    });
  await step('approve', { version: 1 });
  await step('paid', { version: 2, reference: 'TRX' });
  const answer = await file(affiliate, 'statement.csv');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv']);
  const rows = rowsOf(answer.payload);
  expect(rows.map((row) => row.slice(1))).toEqual([
    [affiliate.code, expect.any(String), expect.any(String)],
    [],
    ['What', 'Amount', 'Balance'],
    ['Opening balance', '', '2000'],
    ['Points converted', '-1250', '750'],
    ['Commission gone back', '-1000', '-250'],
    ['Closing balance', '', '-250'],
    [],
    ['What', 'Amount', 'Balance'],
    ['Opening balance', '', '0.00'],
    ['Points converted', '125.00', '125.00'],
    ['Withdrawal paid', '-100.50', '24.50'],
    ['Closing balance', '', '24.50'],
  ]);
});

test('on paper it is a PDF, also where nothing happened', async () => {
  const affiliate = await makeAffiliate(world.db);
  const { statusCode, headers, rawPayload } = await file(affiliate, 'statement.pdf?from=2026-01-01&to=2026-12-31');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('windows are days of Riyadh, a year at most', () => {
  const at = Date.parse('2026-03-01T21:30:00Z');
  expect(readWindow({}, at)).toEqual({ from: '2026-02-01', to: '2026-03-02' });
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(instantsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: new Date('2026-02-28T21:00:00Z'),
    before: new Date('2026-03-01T21:00:00Z'),
  });
  for (const wrong of [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2025-03-01', to: '2026-03-02' },
  ]) {
    expect(() => readWindow(wrong, at)).toThrow('payouts.window_wrong');
  }
  expect(daysOf(readWindow({ from: '2025-03-02', to: '2026-03-02' }, at))).toHaveLength(366);
});

test('amounts are exact, also below zero', () => {
  expect([1, 10, 100, -5, -12_345, 0].map((amount) => writeAmount('earnings', amount))).toEqual([
    ...['0.01', '0.10', '1.00', '-0.05', '-123.45', '0.00'],
  ]);
  expect(writeAmount('points', -7)).toBe('-7');
  const at = new Date(0);
  const lines = [7, -9, 100].map((amount, id) => ({ id, amount, cause: 'commission', at }));
  expect(sumTransactions('points', -3, lines)).toMatchObject({
    closing: 95,
    entries: [{ balance: 4 }, { balance: -5 }, { balance: 95 }],
  });
});
