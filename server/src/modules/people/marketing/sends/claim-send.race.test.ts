import { afterEach, beforeEach, expect, test } from 'vitest';
import { noExtensions } from '../../../../extensions/index.ts';
import { type Database, inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  makeCustomer,
  type TestDatabase,
  untilLost,
  withoutGuardOf,
} from '../../../../testing/index.ts';
import { insertCampaign, startCampaign } from '../campaigns/campaigns.store.ts';
import { sendCampaignBatch } from '../campaigns/send-campaign.ts';
import { claimSend } from './claim-send.ts';

/** Ten in the morning in Riyadh. */
const MORNING = Date.parse('2026-11-27T07:00:00Z');
const words = { ar: 'كلمات', en: 'Words' };
const message = { channel: 'email', subject: words, body: words, coupon: null } as const;
const filter = { match: 'all', conditions: [{ kind: 'orders', least: 0, most: null }] };
const READERS = 20;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function makeReader(at: number): Promise<string> {
  const { id } = await makeCustomer(database.db, { email: `reader${at}@example.com`, isEmailVerified: true });
  await sql`update customers set consent_email_at = now() where id = ${id}`.execute(database.db);
  return id;
}

async function aCampaign(): Promise<number> {
  return inTransaction(database.db, async (tx) => {
    const { rows } = await sql.rows({ id: sql.int4 })`
      insert into segments (name, filter) values ('all', ${JSON.stringify(filter)}::jsonb) returning id
    `.execute(tx);
    const id = await insertCampaign(tx, { segment: { id: rows[0]?.id ?? 0, name: 'all' }, message });
    await startCampaign(tx, id, new Date(MORNING));
    return id;
  });
}

/** Three processes send one campaign. Returns the largest number of mails that one reader received. */
async function carryThrice(db: Database): Promise<number> {
  for (let at = 0; at < READERS; at += 1) await makeReader(at);
  await sql`insert into store_settings (topic, value) values ('marketing', '{"perDay":9,"perWeek":9,"version":1}')`.execute(
    db,
  );
  const id = await aCampaign();
  const got = new Map<string, number>();
  const mailer = {
    async send({ to }: { to: string }) {
      got.set(to, (got.get(to) ?? 0) + 1);
    },
    close: () => undefined,
  };
  const carry = () =>
    sendCampaignBatch(
      { db, mailer, extensions: noExtensions, publicUrl: 'https://shop.example', now: () => MORNING },
      id,
    );
  await Promise.all([carry(), carry(), carry()]);
  expect(got.size).toBe(READERS);
  return Math.max(...got.values());
}

test('of several that send a campaign at once nobody sends it to a reader who has it', async () => {
  expect(await carryThrice(database.db)).toBe(1);
});

test('control: where a claim is no claim, readers get it more than once', async () => {
  await sql`drop index marketing_sends_campaign`.execute(database.db);
  expect(await carryThrice(database.db)).toBeGreaterThan(1);
});

/** Two campaigns claim one reader at once, who may have one message a day. Returns how many were claimed. */
async function claimForTwo(db: Database): Promise<number> {
  const customerId = await makeReader(Math.floor(Math.random() * 1e9));
  const campaigns = [await aCampaign(), await aCampaign(), await aCampaign()];
  const claimed = await Promise.all(
    campaigns.map((campaignId) =>
      claimSend(db, { customerId, source: { campaignId }, sender: { message, costOf: null }, at: new Date(MORNING) }),
    ),
  );
  return claimed.filter((one) => typeof one === 'object').length;
}

test('of several campaigns at once a reader gets no more than the limits', async () => {
  for (let round = 0; round < 5; round += 1) expect(await claimForTwo(database.db)).toBe(1);
});

test('control: where the reader is not locked, the limits are passed', async () => {
  const without = withoutGuardOf(database.db, /for update/, '');
  expect(await untilLost(() => claimForTwo(without.db))).toBeGreaterThan(1);
  expect(without.timesTaken()).toBeGreaterThan(0);
});
