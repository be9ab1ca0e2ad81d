import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableOwners } from '../../../../../tools/check/sql-owners.ts';
import shop from '../../../../../waha.config.ts';
import { modules } from '../../../modules.ts';
import { sql } from '../../../platform/database/index.ts';
import { backgroundDeps, createTestDatabase, type TestDatabase } from '../../../testing/index.ts';

/** Columns that hold or name a person. */
const PERSONAL =
  '^(customer_id|staff_id|member_id|affiliate_id|consent_id|email|phone|address|visitor|visitor_key|recipient_name|recipient_email|first_name|last_name|number_hash|network|mark|mark_hash|device|buyer|iban|name_of_person|sent_to)$';

/** Tables with such a column that hold nothing of a person, each for a reason. */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  affiliate_rates: 'terms of the programme',
  idempotency_keys: 'a hash of the caller and its answer, for a day',
  visit_hours: 'sums by kind of device',
  visit_orders: 'sums by kind of device; orders are named nowhere',
};

const migrations = join(import.meta.dirname, '../../../../migrations');
const owners = tableOwners(
  globSync('*.sql', { cwd: migrations }).map((path) => ({ path, text: readFileSync(join(migrations, path), 'utf8') })),
);
const declared = new Map(
  modules.map(({ name, processing = [] }) => [name, processing.flatMap(({ retention }) => retention)]),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every table that names a person is in the register of the module that owns it', async () => {
  const { rows } = await sql.rows({ table: sql.text })`
    select distinct c.relname::text as table from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attname ~ ${PERSONAL}
    order by 1
  `.execute(database.db);
  const missing = rows.filter(({ table }) => {
    const kept = declared.get(owners.get(table) ?? '') ?? [];
    return !(table in NOT_PERSONAL) && !kept.some((one) => one.table === table);
  });
  expect(missing.map(({ table }) => `${owners.get(table)}: ${table}`)).toEqual([]);
});

test('every module that exports or erases personal data says what it processes', () => {
  const silent = modules.filter(
    ({ processing, exportPersonalData, erase, eraseBatch }) =>
      !processing && (exportPersonalData ?? erase ?? eraseBatch),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every term names a table of its own module, and a job that the module runs', () => {
  const deps = backgroundDeps(database.db, { mails: [], messages: [] });
  const wrong = modules.flatMap((module) => {
    const jobs = module.jobs?.(deps).map(({ name }) => name) ?? [];
    return (declared.get(module.name) ?? []).flatMap((one) => [
      ...(owners.get(one.table) === module.name
        ? []
        : [`${module.name}: ${one.table} belongs to ${owners.get(one.table)}`]),
      ...('job' in one && !jobs.includes(one.job) ? [`${module.name}: there is no job ${one.job}`] : []),
    ]);
  });
  expect(wrong).toEqual([]);
});

test('a table that ends with the account belongs to a module that erases, or goes with the account', () => {
  const wrong = modules.filter(
    ({ name, erase, eraseBatch }) =>
      name !== 'identity' &&
      (declared.get(name) ?? []).some((one) => 'until' in one && one.until === 'account') &&
      !(erase ?? eraseBatch),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every extension says who is given personal data, or that nobody is', () => {
  const silent = shop.extensions.filter(({ processor }) => processor === undefined);
  expect(silent.map(({ name }) => name)).toEqual([]);
});
