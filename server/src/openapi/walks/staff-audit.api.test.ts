import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/database/index.ts';
import { makeMachineToken } from '../../testing/index.ts';
import type { World } from './contract-world.fixture.ts';
import { machineScopes } from './machine-scopes.fixture.ts';
import { openWorld, samples, staffMatrix } from './module-fixtures.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;
beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

const entry = {
  id: sql.int8,
  action: sql.text,
  subject_id: sql.text,
  is_named: sql.bool.neverNull,
};

/** Audit entries after an entry, oldest first. */
async function entriesAfter(id: number) {
  const { rows: entries } = await sql.rows(entry)`
    select id, action, subject_id, (staff_id is not null or token_name is not null) and request_id is not null as is_named
    from staff_audit where id > ${id} order by id
  `.execute(world.db);
  return entries;
}

/** Read-only calls that use POST because their parameters are long, or because they ask others. */
const readByPost: ReadonlySet<EndpointKey> = new Set([
  'POST /admin/markdown',
  'POST /admin/mails/{key}/preview',
  'POST /admin/orders/{id}/items/preview',
  'POST /admin/bookings/labels',
  'POST /admin/settings/domain/check',
]);

const writes = staffMatrix.filter(([key]) => !key.startsWith('GET') && !readByPost.has(key));

test.each([...readByPost])('%s only reads: nothing is written down', async (key) => {
  for (const make of rows[key].good) {
    // Making a sample may write something down.
    const parts = await make();
    const last = (await entriesAfter(0)).at(-1)?.id ?? 0;
    expect((await world.send(key, { ...parts, headers: await world.staffOf('owner') })).status).toBe(200);
    expect(await entriesAfter(last)).toEqual([]);
  }
});

const exported = staffMatrix.filter(([key]) => {
  const endpoint: EndpointDefinition = endpoints[key];
  return endpoint.gives === 'text/csv';
});

test('lists of staff that are exported are found', () => expect(exported.length).toBeGreaterThan(6));

test.each(exported)('%s writes down once who took how many rows', async (key: EndpointKey, [role = 'owner']) => {
  for (const make of rows[key].good) {
    const parts = await make();
    const last = (await entriesAfter(0)).at(-1)?.id ?? 0;
    expect((await world.send(key, { ...parts, headers: await world.staffOf(role) })).status).toBe(200);
    expect(await entriesAfter(last)).toMatchObject([{ action: 'exports.taken', is_named: true }]);
  }
});

test.each(writes)('%s writes down once who did what to what', async (key: EndpointKey, [role = 'owner']) => {
  for (const make of rows[key].good) {
    const parts = await make();
    const last = (await entriesAfter(0)).at(-1)?.id ?? 0;
    // A call that customers may make too is sent as a customer by default, so the staff headers are given.
    const answer = await world.send(key, { ...parts, headers: await world.staffOf(role) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(await entriesAfter(last)).toEqual([
      {
        id: expect.any(Number),
        action: expect.stringMatching(/^[a-z]+\.[a-z_]+$/),
        subject_id: expect.any(String),
        is_named: true,
      },
    ]);
  }
});

const byMachine = [...writes, ...exported].flatMap(([key]) => {
  const scope = machineScopes[key];
  return scope ? [[key, scope] as const] : [];
});

test('acts and exports of programs are found', () => expect(byMachine.length).toBeGreaterThan(8));

test.each(byMachine)('%s writes down once which token did it', async (key, scope) => {
  const { id, headers } = await makeMachineToken(world.db, [scope]);
  for (const make of rows[key].good) {
    const parts = await make();
    const last = (await entriesAfter(0)).at(-1)?.id ?? 0;
    expect((await world.send(key, { ...parts, headers })).status).toBeLessThan(300);
    const { rows: written } = await sql.rows({ token_id: sql.uuid.orNull, token_name: sql.text.orNull })`
      select token_id, token_name from staff_audit where id > ${last}
    `.execute(world.db);
    expect(written).toEqual([{ token_id: id, token_name: 'نظام المستودع' }]);
  }
});
