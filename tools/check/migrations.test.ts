import { expect, test } from 'vitest';
import { findBlockingMigrations } from './migrations.ts';

const faults = async (text: string, path = 'server/migrations/0900_a.sql') =>
  (await findBlockingMigrations([{ path, text }])).map(({ message }) => message);

test.each([
  'alter table orders add column a text not null default now()::text;',
  'alter table orders add column a text; alter table orders add constraint b check (a <> $$$$) not valid;',
  'create table made (id uuid primary key, at timestamptz default clock_timestamp()); create index on made (at); insert into made (id) select id from orders_kinds limit 0; update made set at = now();',
  '-- without transaction\ncreate index concurrently if not exists a on orders (b);',
  '-- without transaction\ndrop index concurrently if exists a;',
  '-- without transaction\nalter table orders validate constraint b;\nalter table orders alter column a set not null;',
  '-- in batches\nupdate orders set a = 1 where id in (select id from orders where a is null limit 1000);',
  '-- contract: since 0.4 no release reads the column any more.\nalter table orders drop column a;',
  'alter table orders add constraint a unique using index b;',
  "insert into kinds (name) values ('a');",
])('lets pass what stops nobody: %s', async (text) => {
  expect(await faults(text)).toEqual([]);
});

test.each([
  ['alter table orders add column a text generated always as (b) stored;', 'rewrites'],
  ['alter table orders add column a uuid default gen_random_uuid();', 'rewrites'],
  ['alter table orders add column a bigint generated always as identity;', 'rewrites'],
  ['alter table orders add column a text unique;', 'index under a lock'],
  ['alter table orders add column a text check (a > $$$$);', 'not valid'],
  ['alter table orders add column a uuid references customers;', 'not valid'],
  ['alter table orders add constraint a check (b > 0);', 'not valid'],
  ['alter table orders add constraint a unique (b);', 'using index'],
  ['alter table orders validate constraint a;', 'without transaction'],
  ['alter table orders alter column a set not null;', 'validate'],
  ['alter table orders alter column a type bigint;', 'rewrites'],
  ['alter table orders drop column a;', 'contract'],
  ['alter table orders rename column a to b;', 'former name'],
  ['alter table orders rename to sales;', 'former name'],
  ['drop table orders;', 'contract'],
  ['drop index a;', 'concurrently'],
  ['create index a on orders (b);', 'concurrently'],
  ['create index concurrently if not exists a on orders (b);', 'without transaction'],
  ['-- without transaction\ncreate index concurrently a on orders (b);', 'if not exists'],
  ['-- without transaction\nupdate orders set a = 1;', 'repeated'],
  ['update orders set a = 1;', 'in batches'],
  ['delete from orders;', 'in batches'],
  ['insert into marks (id) select id from orders;', 'in batches'],
  ['-- in batches\nupdate orders set a = 1;', 'limit'],
  ['-- in batches\ndelete from orders where id in (select 1 limit 1); select 1;', 'one statement'],
  ['lock table orders;', 'lock'],
  ['truncate orders;', 'contract'],
  ['do $$ begin update orders set a = 1; end $$;', 'cannot be checked'],
  ['alter tabel orders;', 'syntax error'],
])('refuses %s', async (text, reason) => {
  expect((await faults(text)).join('\n')).toContain(reason);
});

test('names the line, and leaves alone what shipped before the rule', async () => {
  const text = 'select 1;\n\n-- A comment.\ndrop table orders;\n';
  expect(await findBlockingMigrations([{ path: 'server/migrations/0900_a.sql', text }])).toMatchObject([{ line: 4 }]);
  expect(await faults(text, 'server/migrations/0469_a.sql')).toEqual([]);
});
