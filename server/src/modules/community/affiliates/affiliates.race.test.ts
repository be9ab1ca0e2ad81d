import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  makeAffiliate,
  makeCustomer,
  makeStaff,
  staffHeaders,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';

const AT_ONCE = 20;
const browser = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1' };
const BODY = { channels: [{ kind: 'x', url: 'https://x.com/noura' }], audience: 'محبّو العود', terms_version: 1 };

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

const together = <Result>(work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => work(turn)));

const open = (turn: number, code: string, visitor: string) =>
  two.call(turn, 'POST /community/affiliate/clicks', { code, page: '/', visitor }, browser);

async function countsOf(affiliateId: number) {
  const { rows } = await sql.rows({ counted: sql.int4, uncounted: sql.int4 })`
    select sum(clicks)::int as counted, sum(uncounted_clicks)::int as uncounted from affiliate_days
    where affiliate_id = ${affiliateId}
  `.execute(database.db);
  return rows[0];
}

/**
 * Runs `work` concurrently; each transaction is blocked in its own statement until all have reached it. All of them
 * therefore see the state before any of them, and continue together.
 */
async function heldTogether<Result>(work: (turn: number) => Promise<Result>): Promise<Result[]> {
  await sql`
    create or replace function wait_for_all() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(1); return null; end'
  `.execute(database.db);
  await sql`
    create or replace trigger wait_for_all before insert on affiliate_networks execute function wait_for_all()
  `.execute(database.db);
  const [answers] = await inTransaction(database.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx);
    const coming = together(work);
    for (let waiting = 0; waiting < AT_ONCE; ) {
      const { rows } = await sql.rows({ count: sql.int4 })`
        select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and not l.granted and d.datname = current_database()
      `.execute(tx);
      waiting = rows[0]?.count ?? 0;
    }
    return [coming] as const;
  });
  return answers;
}

/** One visitor opens one link many times concurrently. Returns how often it was counted. */
async function clickTogether(): Promise<number> {
  const { affiliateId, code } = await makeAffiliate(database.db);
  const visitor = randomUUID();
  const answers = await heldTogether((turn) => open(turn, code, visitor));
  const given = new Set(answers.flatMap(({ body }) => body.data?.click_id ?? []));
  expect(given.size).toBeLessThanOrEqual((await countsOf(affiliateId))?.counted ?? 0);
  return (await countsOf(affiliateId))?.counted ?? 0;
}

test('the same click many times at once, over two processes, is one, and every answer names it', async () => {
  await two.start();
  expect(await clickTogether()).toBe(1);
});

test('control: without the key that a visitor clicks a page once a day, it is counted several times', async () => {
  database.allowViolations();
  await sql`alter table affiliate_clicks drop constraint affiliate_click_once`.execute(database.db);
  await two.start({
    file: 'affiliates/clicks/clicks.store.ts',
    guard: '      on conflict on constraint affiliate_click_once do nothing\n',
    instead: '',
  });
  expect(await untilLost(clickTogether)).toBeGreaterThan(1);
});

/** Many visitors of one network open a link concurrently, five more than are counted. Returns how many were counted. */
async function floodTogether(): Promise<number> {
  await sql`update affiliate_programme set network_clicks = ${AT_ONCE - 5}`.execute(database.db);
  const { affiliateId, code } = await makeAffiliate(database.db);
  await heldTogether((turn) => open(turn, code, randomUUID()));
  const counts = await countsOf(affiliateId);
  expect((counts?.counted ?? 0) + (counts?.uncounted ?? 0)).toBe(AT_ONCE);
  return counts?.counted ?? 0;
}

test('of many visitors of one network at once exactly as many are counted as may be', async () => {
  await two.start();
  expect(await floodTogether()).toBe(AT_ONCE - 5);
});

test('control: counted by what each sees before it writes, more are', async () => {
  await two.start({
    file: 'affiliates/clicks/clicks.store.ts',
    guard: '      returning n.clicks\n',
    instead: `      returning (select 1 + count(*)::int from affiliate_clicks o
        where o.affiliate_id = n.affiliate_id and o.day = n.day and o.network = n.network) as clicks\n`,
  });
  expect(await untilLost(floodTogether, AT_ONCE - 5)).toBeGreaterThan(AT_ONCE - 5);
});

/** Half of the staff approve and half reject concurrently. Returns how many decisions succeeded. */
async function decideTogether(): Promise<number> {
  const { id } = await makeStaff(database.db, 'owner');
  const { affiliateId } = await makeAffiliate(database.db, { status: 'pending' });
  const headers = await Promise.all(Array.from({ length: AT_ONCE }, () => staffHeaders(database.db, id)));
  const answers = await together((turn) => {
    const [step, body] = turn % 2 === 0 ? ['approve', undefined] : ['reject', { reason: 'لا' }];
    const path = `PUT /community/affiliate/admin/applications/${affiliateId}/${step}`;
    return two.call(turn >> 1, path, body ?? {}, headers[turn]);
  });
  expect(answers.every(({ status, body }) => status === 200 || body.code === 'affiliates.decided')).toBe(true);
  return answers.filter(({ status }) => status === 200).length;
}

test('of approvals and rejections at once one holds, and the account says which', async () => {
  await two.start();
  expect(await decideTogether()).toBe(1);
});

test('control: decided however it stands, several hold', async () => {
  database.allowViolations();
  await two.start({
    file: 'affiliates/applications.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: ' and status = ${from} and customer_id is not null',
    instead: '',
  });
  expect(await untilLost(decideTogether)).toBeGreaterThan(1);
});

/** Many customers request one code concurrently. Returns how many received it. */
async function wishTogether(): Promise<number> {
  const code = `WISH${randomUUID().slice(0, 6).toUpperCase()}`;
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => makeCustomer(database.db)));
  const answers = await together((turn) =>
    two.call(turn, 'POST /community/affiliate/apply', { ...BODY, code }, people[turn]?.headers),
  );
  const others = answers.filter(({ status }) => status !== 201);
  // A machine at its limit sheds some of the calls; they received no code either.
  const reasons = new Set(others.map(({ body }) => body.code));
  reasons.delete('server.unavailable');
  expect([...reasons].filter((code) => code !== 'affiliates.code_taken')).toEqual([]);
  return answers.length - others.length;
}

test('a code wished for by many at once is one person’s', async () => {
  await two.start();
  expect(await wishTogether()).toBe(1);
});

test('control: without the key of codes it is several people’s', async () => {
  database.allowViolations();
  await sql`alter table affiliates drop constraint affiliates_code_key`.execute(database.db);
  await two.start({
    file: 'affiliates/applications.store.ts',
    guard: '    on conflict (code) do nothing returning id\n',
    instead: '    returning id\n',
  });
  expect(await untilLost(wishTogether)).toBeGreaterThan(1);
});

test('one person who applies in many tabs at once applied once', async () => {
  await two.start();
  const { headers } = await makeCustomer(database.db);
  const answers = await together((turn) => two.call(turn, 'POST /community/affiliate/apply', BODY, headers));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'affiliates.application_open')).toHaveLength(AT_ONCE - 1);
});
