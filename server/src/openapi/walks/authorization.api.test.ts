import {
  type EndpointDefinition,
  type EndpointKey,
  endpoints,
  type StaffRole,
  staffRoles,
  type TokenScope,
  tokenScopes,
} from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimUploads, type UploadClaim } from '../../modules/content/uploads/index.ts';
import { inTransaction, sql } from '../../platform/database/index.ts';
import { letIn, type MadeMachineToken, makeCustomer, makeMachineToken, makeStaff } from '../../testing/index.ts';
import { type Answered, allKeys, type Parts, type World } from './contract-world.fixture.ts';
import { machineScopes } from './machine-scopes.fixture.ts';
import { anOrder, anUpload, MODERATORS, ORDERS_PEOPLE, type OwnedRow } from './module-fixture.fixture.ts';
import { matrix, openWorld, samples, staffMatrix } from './module-fixtures.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;
beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

const definitionOf = (key: EndpointKey): EndpointDefinition => endpoints[key];
const good = async (key: EndpointKey): Promise<Parts> => (await rows[key].good[0]?.()) ?? {};
const codeOf = ({ body }: Answered): unknown => Reflect.get(Object(body), 'code');
/** The content of an answer without its request number. */
const told = ({ status, body }: Answered) => JSON.stringify({ status, body: { ...Object(body), request_id: '' } });
const NO_TOKEN = { authorization: undefined };

test.each(allKeys.filter((key) => definitionOf(key).access === 'public'))('%s is everybody’s', async (key) => {
  const guest = await world.send(key, { ...(await good(key)), headers: NO_TOKEN });
  expect(guest.status).toBe(200);
  const customer = await makeCustomer(world.db);
  expect(told(await world.send(key, { ...(await good(key)), headers: customer.headers }))).toBe(told(guest));
});

test.each(matrix.filter(([, row]) => row === 'anybody' || row === 'published').map(([key]) => key))(
  '%s takes guests',
  async (key) => {
    expect((await world.send(key, { ...(await good(key)), headers: NO_TOKEN })).status).toBeLessThan(300);
  },
);

test.each(matrix.map(([key]) => key).filter((key) => endpoints[key].access === 'customer'))(
  '%s asks a guest and a suspended customer to sign in, and is not for staff',
  async (key) => {
    const parts = await good(key);
    const guest = await world.send(key, { ...parts, headers: NO_TOKEN });
    expect([guest.status, codeOf(guest)]).toEqual([401, 'auth.required']);
    const suspended = await makeCustomer(world.db);
    await sql`update customers set suspended_at = now() where id = ${suspended.id}`.execute(world.db);
    const answer = await world.send(key, { ...parts, headers: suspended.headers });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'auth.token_invalid']);
    for (const role of staffRoles) {
      const staff = await world.send(key, { ...parts, headers: await world.staffOf(role) });
      expect([staff.status, codeOf(staff)], role).toEqual([403, 'auth.forbidden']);
    }
  },
);

test.each(staffMatrix)('%s takes its roles of the staff and nobody else', async (key, allowed) => {
  const ask = async (headers: Parts['headers']) => {
    const answer = await world.send(key, { ...(await good(key)), headers: headers ?? {} });
    return [answer.status < 300 ? 'done' : answer.status, codeOf(answer)];
  };
  expect(await ask(NO_TOKEN), 'guest').toEqual([401, 'auth.required']);
  const { access } = definitionOf(key);
  if (typeof access === 'object' && !access.customer) {
    const customer = await makeCustomer(world.db);
    expect(await ask(customer.headers), 'customer').toEqual([403, 'auth.forbidden']);
  }
  for (const role of staffRoles) {
    const expected = allowed.includes(role) ? ['done', undefined] : [403, 'auth.forbidden'];
    expect(await ask(await world.staffOf(role)), role).toEqual(expected);
    const suspended = await makeStaff(world.db, role);
    await sql`update staff set suspended_at = now() where id = ${suspended.id}`.execute(world.db);
    expect(await ask(suspended.headers), `suspended ${role}`).toEqual([401, 'auth.token_invalid']);
  }
});

// Machine tokens: the scope that opens a call, stated once more than in the contract in `machine-scopes.fixture.ts`.

const codes = async (key: EndpointKey, headers: Parts['headers']) => {
  const answer = await world.send(key, { ...(await good(key)), headers: headers ?? {} });
  return [answer.status < 300 ? 'done' : answer.status, codeOf(answer)];
};
const tokens = new Map<string, MadeMachineToken>();

/** A token with these scopes: one for all tests, because a shop has a hundred at most. */
async function tokenWith(scopes: readonly TokenScope[], name = scopes.join(' ')): Promise<MadeMachineToken> {
  const token = tokens.get(name) ?? (await makeMachineToken(world.db, scopes));
  tokens.set(name, token);
  return token;
}

/** A token with all scopes that works no longer. */
async function endedToken(state: 'expired' | 'revoked'): Promise<MadeMachineToken> {
  const token = await tokenWith(tokenScopes, state);
  const change =
    state === 'expired'
      ? sql`created_at = now() - interval '2 years', expires_at = now() - interval '1 second'`
      : sql`revoked_at = now(), revoked_by = created_by`;
  await sql`update machine_tokens set ${change} where id = ${token.id}`.execute(world.db);
  return token;
}

test('the calls that are open to programs are those of the list, each by its scope', () => {
  const open = allKeys.flatMap((key): [EndpointKey, TokenScope][] => {
    const { access } = definitionOf(key);
    return typeof access === 'object' && access.token ? [[key, access.token]] : [];
  });
  expect(Object.fromEntries(open)).toEqual(machineScopes);
  expect(new Set(Object.values(machineScopes)), 'every scope opens something').toEqual(new Set(tokenScopes));
});

test.each(Object.entries(machineScopes) as [EndpointKey, TokenScope][])(
  '%s takes a machine token with %s alone',
  async (key, scope) => {
    expect(await codes(key, (await tokenWith([scope])).headers), 'its scope').toEqual(['done', undefined]);
    const others = await tokenWith(tokenScopes.filter((one) => one !== scope));
    expect(await codes(key, others.headers), 'every other scope').toEqual([403, 'auth.scope_missing']);
    expect(await codes(key, (await endedToken('expired')).headers), 'expired').toEqual([401, 'auth.key_expired']);
    expect(await codes(key, (await endedToken('revoked')).headers), 'revoked').toEqual([401, 'auth.key_revoked']);
  },
);

const closed = allKeys.filter((key) => definitionOf(key).access !== 'public' && !(key in machineScopes));

test.each(closed)('%s takes no machine token, whatever its scopes', async (key) => {
  const { headers } = await tokenWith(tokenScopes);
  expect(await codes(key, headers)).toEqual([403, 'auth.forbidden']);
});

test.each(allKeys.filter((key) => definitionOf(key).access === 'public'))(
  '%s answers a program as it answers anybody',
  async (key) => {
    const { headers } = await tokenWith(['orders:read']);
    const guest = await world.send(key, { ...(await good(key)), headers: NO_TOKEN });
    expect(told(await world.send(key, { ...(await good(key)), headers }))).toBe(told(guest));
  },
);

test.each(matrix.filter(([, row]) => row === 'members').map(([key]) => key))(
  '%s is for members of the community',
  async (key) => {
    const { headers } = await makeCustomer(world.db);
    const answer = await world.send(key, { ...(await good(key)), headers });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'members.not_member']);
  },
);

const owned = matrix.flatMap(([key, row]): [EndpointKey, OwnedRow][] => (typeof row === 'object' ? [[key, row]] : []));

test.each(owned)('%s: to others a thing of somebody’s does not exist', async (key, { make, members }) => {
  const owner = await makeCustomer(world.db);
  const other = await makeCustomer(world.db);
  if (members) for (const { id } of [owner, other]) await letIn(world.db, id);
  const { mine, nobodys } = await make(world, owner);
  for (const headers of [other.headers, NO_TOKEN]) {
    const asked = await world.send(key, { ...mine, headers });
    expect(told(asked), 'the same as of a thing that never was').toBe(
      told(await world.send(key, { ...nobodys, headers })),
    );
    const notFound = key === 'POST /orders' ? 422 : 404; // An address is one field of an order.
    expect(asked.status).toBe(headers === NO_TOKEN && definitionOf(key).access !== 'visitor' ? 401 : notFound);
  }
  expect((await world.send(key, { ...mine, headers: owner.headers })).status).toBeLessThan(300);
});

// The tests above cover calls for customers only, which refuse staff before they look up the entity.
const shared = owned.filter(([key]) => definitionOf(key).access !== 'customer');

test.each(shared)(
  '%s: a customer’s thing exists for its roles of the staff and for no other',
  async (key, { make, staff: allowed }) => {
    const owner = await makeCustomer(world.db);
    for (const role of staffRoles) {
      const { mine, nobodys } = await make(world, owner);
      const headers = await world.staffOf(role);
      const asked = await world.send(key, { ...mine, headers });
      if (allowed.includes(role)) expect(asked.status, role).not.toBe(404);
      else expect(told(asked), role).toBe(told(await world.send(key, { ...nobodys, headers })));
      if (allowed.includes(role) && key.startsWith('GET')) expect(asked.status, role).toBe(200);
    }
  },
);

test('a picture is seen by those of the staff who work on what it is part of', async () => {
  const owner = await makeCustomer(world.db);
  const orderId = String(await anOrder(world, owner));
  for (const [claim, allowed] of [
    [{ kind: 'receipt', id: orderId, owner: owner.id }, ORDERS_PEOPLE],
    [{ kind: 'review', id: '1', owner: owner.id }, MODERATORS],
  ] as [UploadClaim, readonly StaffRole[]][]) {
    const id = String(await anUpload(world, owner));
    await inTransaction(world.db, (tx) => claimUploads(tx, [id], claim));
    for (const role of staffRoles) {
      const { status } = await world.send('GET /uploads/{id}', { params: { id }, headers: await world.staffOf(role) });
      expect(status, `${claim.kind} for ${role}`).toBe(allowed.includes(role) ? 200 : 404);
    }
  }
});

test('ids a call names have a row that knows whose they are', () => {
  const named = allKeys.filter((key) => {
    const { access, params } = definitionOf(key);
    return (
      access !== 'public' && typeof access === 'string' && params !== undefined && Object.keys(params.shape).length > 0
    );
  });
  const rowOf = new Map(matrix);
  const knows = (key: EndpointKey) => {
    const row = rowOf.get(key);
    return typeof row === 'object' || row === 'published' || row === 'customers' || row === 'members';
  };
  expect(named.filter((key) => !knows(key))).toEqual([]);
});
