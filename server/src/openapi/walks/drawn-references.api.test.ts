import type { EndpointKey } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/database/index.ts';
import type { World } from './contract-world.fixture.ts';
import { openWorld, samples } from './module-fixtures.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;

beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

/** Tables whose rows have a reference that people read out, each with a call that inserts one. */
const inserting: Record<string, EndpointKey> = {
  breaches: 'POST /admin/privacy/breaches',
  contact_messages: 'POST /contact',
  data_requests: 'POST /admin/privacy/requests',
};

/** References that a bank gave, typed by staff. */
const typed = ['transfers'];

/** Has the first insertion from now on draw the reference of the newest row. */
async function drawTakenOnce(table: string): Promise<void> {
  await sql`
    create sequence draws_of_${sql.raw(table)} minvalue 0;
    create function draw_taken_${sql.raw(table)}() returns trigger language plpgsql as $$
      begin
        if nextval('draws_of_${sql.raw(table)}') = 0 then
          new.reference := (select reference from ${sql.raw(table)} limit 1);
        end if;
        return new;
      end $$;
    create trigger draw_taken before insert on ${sql.raw(table)}
      for each row execute function draw_taken_${sql.raw(table)}();
  `.execute(world.db);
}

test('every table with drawn references is listed', async () => {
  const { rows: unique } = await sql.rows({ table: sql.text })`
    select distinct c.relname::text as "table" from pg_index i
      join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisunique and i.indnatts = 1 and a.attname = 'reference' order by 1
  `.execute(world.db);
  expect(unique.map(({ table }) => table)).toEqual([...Object.keys(inserting), ...typed].toSorted());
});

test.each(Object.entries(inserting))('a reference of %s that is taken is drawn again', async (table, key) => {
  const call = async () => world.send(key, (await rows[key].good[0]?.()) ?? {});
  expect((await call()).status).toBeLessThan(300);
  await drawTakenOnce(table);
  expect((await call()).status).toBeLessThan(300);
  const { rows: drawn } = await sql.rows({ draws: sql.int4 })`
    select last_value::int as draws from ${sql.raw(`draws_of_${table}`)}
  `.execute(world.db);
  expect(drawn, 'the taken reference was never drawn').toEqual([{ draws: 1 }]);
});
