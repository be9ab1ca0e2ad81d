import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Retention } from '../../../manifest/index.ts';
import { modules } from '../../../modules.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { openStorage } from '../../../platform/storage/index.ts';
import { backgroundDeps, createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { agedRows } from './old-rows.fixture.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
type Timed = Extract<Retention, { job: string }>;
const isTimed = (one: Retention): one is Timed => 'job' in one;

const timed = modules.flatMap(({ name, processing = [] }) =>
  processing.flatMap(({ retention }) => retention.filter(isTimed).map((one) => ({ ...one, module: name }))),
);

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'retention-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('every term of the register has an old row that proves it', () => {
  expect(timed.map(({ table }) => table).toSorted()).toEqual(Object.keys(agedRows).toSorted());
});

/** Adds a row of an age, without the rows it refers to. */
async function addRow(table: string, at: Date): Promise<void> {
  const { age, row } = agedRows[table] ?? expect.unreachable(`no row of ${table}`);
  const values = { ...row, [age]: at.toISOString() };
  const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)));
  await inTransaction(database.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into ${sql.ref(table)} (${columns})
      select ${columns} from jsonb_populate_record(null::${sql.ref(table)}, ${JSON.stringify(values)}::jsonb)
    `.execute(tx);
  });
}

async function ages(table: string): Promise<number> {
  const { rows } = await sql`select from ${sql.ref(table)}`.execute(database.db);
  return rows.length;
}

test.each(timed)('$table ends after $days days by $job, and stays until then', async ({ table, days, job, module }) => {
  const { isEnd } = agedRows[table] ?? expect.unreachable(`no row of ${table}`);
  // At noon, so that no day of Riyadh begins between the row and the job.
  const now = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS;
  const deps = backgroundDeps(database.db, { mails: [], messages: [], now: () => now });
  const storage = openStorage({ dataDir: folder, s3: undefined });
  const jobs = modules.find(({ name }) => name === module)?.jobs?.({ ...deps, storage, incoming: folder });
  const run = jobs?.find(({ name }) => name === job)?.run ?? expect.unreachable(`${module} has no job ${job}`);
  await addRow(table, new Date(now + (isEnd ? DAY_MS : 0)));
  await run();
  expect(await ages(table), 'before its time').toBe(1);
  await sql`delete from ${sql.ref(table)}`.execute(database.db);
  await addRow(table, new Date(now - (isEnd ? HOUR_MS : (days + 1) * DAY_MS)));
  await run();
  expect(await ages(table), 'after its time').toBe(0);
});
