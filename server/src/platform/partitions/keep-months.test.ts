import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { sql } from '../database/index.ts';
import { keepMonthPartitions } from './keep-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const AUDIT = { name: 'audit_log', column: 'at', refusesTruncate: 'staff_audit_is_final' };

const keep = (at: string, keepMonths?: number) =>
  keepMonthPartitions(database.db, { ...AUDIT, keepMonths }, new Date(at));

async function write(at: string, action: string, into = 'audit_log'): Promise<void> {
  await sql`
    insert into ${sql.ref(into)} (at, action, subject_kind, subject_id) values (${at}, ${action}, 'test', '1')
  `.execute(database.db);
}

async function written(): Promise<string[]> {
  const { rows } = await sql.rows({ entry: sql.text })`
    select action || ' in ' || tableoid::regclass as entry from audit_log order by id
  `.execute(database.db);
  return rows.map(({ entry }) => entry);
}

const rejection = (work: Promise<unknown>) => work.then(String, (error: unknown) => String(error));

test('months have partitions before they begin, and are dropped whole after their time', async () => {
  await write('2026-11-05', 'before');
  await keep('2026-11-26');
  await keep('2026-11-27');
  // A server of the release before writes where it always did.
  await write('2026-12-31T23:59:59Z', 'by an older server', 'staff_audit');
  await write('2027-01-01', 'first');
  await write('2027-02-28', 'last');
  expect(await written()).toEqual([
    'before in staff_audit',
    'by an older server in staff_audit',
    'first in audit_log_2027_01',
    'last in audit_log_2027_02',
  ]);
  await keep('2027-03-01', 2);
  expect(await written()).toEqual(['first in audit_log_2027_01', 'last in audit_log_2027_02']);
  await keep('2027-04-01', 2);
  expect(await written()).toEqual(['last in audit_log_2027_02']);
  await write('2027-06-30', 'ahead');
  expect((await written()).at(-1)).toBe('ahead in audit_log_2027_06');
});

test('what is in a month of its own is as final as before', async () => {
  const say = 'what was done is never rewritten';
  expect(await rejection(sql`delete from audit_log`.execute(database.db))).toContain(say);
  expect(await rejection(sql`update audit_log set action = 'x'`.execute(database.db))).toContain(say);
  expect(await rejection(sql`truncate audit_log`.execute(database.db))).toContain(say);
  expect(await rejection(sql`truncate audit_log_2027_02`.execute(database.db))).toContain(say);
  const nobody = sql`
    insert into audit_log (at, action, subject_kind, subject_id, staff_id)
    values ('2027-05-05', 'x', 'test', '1', gen_random_uuid())
  `;
  expect(await rejection(nobody.execute(database.db))).toContain('staff_audit_staff_id_fkey');
});

test('a page of the newest entries is merged from the indexes of the months', async () => {
  const { rows } = await sql`
    explain (costs off) select * from audit_log where subject_id = '1' order by id desc limit 50
  `.execute(database.db);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('Merge Append');
  expect(plan).not.toContain('Seq Scan');
});
