import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import { createTestDatabase, factories, type TestDatabase, untilLost, withoutGuardOf } from '../../../testing/index.ts';
import { createVisitCounter, visitLosses, writeSums } from './count-visits.ts';
import { MOST_AGENTS } from './daily-shares.ts';
import { simulatedDay } from './simulated-day.fixture.ts';
import { addSeen, CARTED, emptySums, type SeenStep, type SeenSums, VISITED } from './visit-buffer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const lines: string[] = [];
const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });

const step = (day: string, more: Partial<SeenStep> = {}): SeenStep => ({
  ...{ day, hour: Date.parse(`${day}T12:00:00+03:00`), device: 'phone', network: 'a network', agent: 'an agent' },
  ...{ source: { source: 'direct', medium: '', campaign: '' }, steps: VISITED, isVisit: true, page: 'home' },
  ...{ productId: null, added: null, words: null, orderId: null },
  ...more,
});

function sumsOf(...steps: SeenStep[]): SeenSums {
  const sums = emptySums();
  for (const one of steps) addSeen(sums, one);
  return sums;
}

async function visitorsOf(day: string): Promise<number> {
  const { rows } = await sql.rows({ visitors: sql.int4.neverNull })`
    select coalesce(sum(visitors), 0)::int as visitors from visit_sources where day = ${day}::date
  `.execute(database.db);
  return rows[0]?.visitors ?? 0;
}

let lastDay = Date.parse('2020-01-01');
function next(): string {
  lastDay += 86_400_000;
  return new Date(lastDay).toISOString().slice(0, 10);
}

/** The most of many times that processes counted one visitor as new, who visits all of them at once. */
const race = (db: Database) => async () => {
  const day = next();
  await writeSums(database.db, sumsOf(step(day, { agent: 'another' })));
  await Promise.all(Array.from({ length: 6 }, () => writeSums(db, sumsOf(step(day)))));
  return (await visitorsOf(day)) - 1;
};

test('a visitor of several processes at once is new to one of them', async () => {
  expect(await untilLost(race(database.db), 1, 5)).toBe(1);
});

test('control: where processes do not take turns, it is new to several', async () => {
  const { db, timesTaken } = withoutGuardOf(
    database.db,
    /pg_advisory_xact_lock\(hashtextextended\('visits', 0\)\)/,
    '1',
  );
  expect(await untilLost(race(db))).toBeGreaterThan(1);
  expect(timesTaken()).toBeGreaterThan(0);
});

test('made-up sources fill no table and push out no real one', async () => {
  const day = next();
  const named = (source: string, visitor: number) =>
    step(day, { source: { source, medium: '', campaign: '' }, network: `n${visitor}`, steps: VISITED | CARTED });
  await writeSums(database.db, sumsOf(named('a-real-site.sa', 1), named('a-real-site.sa', 2), named('google', 3)));
  for (let wave = 0; wave < 3; wave += 1) {
    const flood = Array.from({ length: 300 }, (_, at) => named(`made-up-${wave}-${at}`, 1_000 * (wave + 1) + at));
    await writeSums(database.db, sumsOf(...flood));
  }
  const { rows } = await sql.rows({ source: sql.text, visitors: sql.int4 })`
    select source, visitors from visit_sources where day = ${day}::date order by visitors desc, source
  `.execute(database.db);
  expect(rows).toHaveLength(201);
  expect(rows[0]).toEqual({ source: 'other', visitors: 903 - 2 - 1 - 198 });
  expect(rows[1]).toEqual({ source: 'a-real-site.sa', visitors: 2 });
  expect(rows.map(({ source }) => source)).toContain('google');
});

test('a month of a shop with 2,000 visits a day costs its share of 50 MB a year', async () => {
  const products = await Promise.all(Array.from({ length: 60 }, () => factories(database.db).product()));
  const size = async () => {
    const { rows } = await sql.rows({ bytes: sql.int8.neverNull })`
      select sum(pg_total_relation_size(relid))::bigint as bytes from pg_stat_user_tables
      where relname in ('visit_hours', 'visit_sources', 'visit_products', 'visit_terms', 'visit_orders')
    `.execute(database.db);
    return rows[0]?.bytes ?? 0;
  };
  const ids = products.map(({ id }) => id);
  for (let at = 0; at < 3; at += 1) await writeSums(database.db, simulatedDay(next(), ids, at));
  const before = await size();
  const DAYS = 30;
  for (let at = 0; at < DAYS; at += 1) await writeSums(database.db, simulatedDay(next(), ids, at));
  expect((await size()) - before).toBeLessThan((50_000_000 / 365) * DAYS);
});

test('a network has a share of the day, and its further sources are other', async () => {
  const now = () => Date.parse('2020-06-01T12:00:00+03:00');
  const counter = createVisitCounter({ db: database.db, now, log, limits: true });
  const who = {
    actor: { kind: 'guest' },
    visitor: 'a network',
    device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    isUnasked: false,
  } as const;
  for (let at = 0; at < 2_500; at += 1) {
    counter.count(who, { path: '/', is_first: true, source: `name-${at}` });
  }
  await counter.flush();
  const { rows } = await sql.rows({ source: sql.text, visits: sql.int4 })`
    select source, visits from visit_sources where day = '2020-06-01' order by visits desc, source
  `.execute(database.db);
  expect(rows.map(({ visits }) => visits)).toEqual([492, ...Array(8).fill(1)]);
  expect(rows[0]?.source).toBe('other');
});

test('of a network that makes up user agents so many are told apart, and all others are one visitor', async () => {
  const now = () => Date.parse('2020-06-02T12:00:00+03:00');
  const counter = createVisitCounter({ db: database.db, now, log, limits: true });
  const look = (visitor: string, at: number) =>
    counter.count(
      { actor: { kind: 'guest' }, visitor, device: `Mozilla/5.0 (X11; Linux x86_64; rv:${at}.0)`, isUnasked: false },
      { path: '/' },
    );
  for (let at = 0; at < MOST_AGENTS + 200; at += 1) look('a network', at);
  look('another', 1);
  await counter.flush();
  expect(await visitorsOf('2020-06-02')).toBe(MOST_AGENTS + 2);
});

test('counts that cannot be written are said in the log and counted', async () => {
  const before = visitLosses.writes;
  const broken = withoutGuardOf(database.db, /pg_advisory_xact_lock\(hashtextextended\('visits', 0\)\)/, '1 / 0');
  const now = () => Date.parse('2020-06-03T12:00:00+03:00');
  const counter = createVisitCounter({ db: broken.db, now, log, limits: true });
  counter.count(
    { actor: { kind: 'guest' }, visitor: 'a network', device: 'Mozilla/5.0 (X11; Linux x86_64)', isUnasked: false },
    { path: '/' },
  );
  await counter.flush();
  expect(visitLosses.writes).toBe(before + 1);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, msg: 'the visits of ten seconds could not be written' }),
  ]);
});
