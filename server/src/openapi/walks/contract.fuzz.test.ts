import { type EndpointDefinition, type EndpointKey, endpoints, tokenScopes } from '@waha/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMachineToken, makeStaff, PASSWORD } from '../../testing/index.ts';
import type { Parameter } from '../document.ts';
import { findFaults, isAllowedBody, operationOf } from './check-answer.fixture.ts';
import { allKeys, type Parts, type World } from './contract-world.fixture.ts';
import { openWorld } from './module-fixtures.fixture.ts';
import { damaged, type Hints, nonsense, valuesOf } from './schema-arbitrary.fixture.ts';

/** `FUZZ_SEED=123 FUZZ_REQUESTS=1000 npx vitest run contract.fuzz` repeats a run; `npm run fuzz` runs for longer. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2_147_483_647);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3_500);
/** The time from which a call is listed as slow, for information only: it depends on the load of the machine. */
const SLOW_MS = 2_000;

/** The identities that every request is sent as. */
const identities = ['guest', 'customer', 'owner', 'machine'] as const;
/**
 * Staff roles besides the owner: a long run sends every request as each of them, a short run sends one staff request as
 * one of them.
 */
const roles = ['manager', 'support', 'moderator', 'fulfilment'] as const;
type Role = (typeof roles)[number];
type Identity = (typeof identities)[number] | Role;
const isLong = process.env.FUZZ_REQUESTS !== undefined;

const RUNS = Math.ceil(REQUESTS / allKeys.length / (identities.length + (isLong ? roles.length : 0)));

let world: World;
let machine: Parts['headers'] & object;
let hints: Hints;
const seen = { requests: 0, slow: 0, slowestMs: 0, slowest: '', statuses: new Map<string, number>() };

beforeAll(async () => {
  world = await openWorld();
  machine = (await makeMachineToken(world.db, tokenScopes)).headers;
  const { simple, variable, promoted, bundle, category, promotion, order: body } = world.things;
  const order = await world.placeOrder();
  const customer = await world.whoCalls();
  const own = await world.send('POST /orders', { body, headers: customer.headers });
  const ownId: unknown = Reflect.get(Object(Reflect.get(Object(own.body), 'data')), 'id');
  const { paymentId } = await world.startPayment();
  const staff = await makeStaff(world.db, 'support');
  hints = {
    id: [simple.id, variable.id, bundle, category, promotion, order.id, ownId, paymentId, staff.id],
    order_id: [ownId, order.id],
    product_id: [simple.id, variable.id, promoted.id],
    variant_id: [...simple.variantIds, ...variable.variantIds, null],
    bundle_id: [bundle],
    city_id: [1, 2],
    region_id: [1],
    country_id: [1],
    quantity: [1, 2, 99],
    code: ['SAVE10', 'LATER'],
    coupon_code: ['save10 ', null],
    view_token: [order.view_token],
    number: [order.number],
    phone: [order.phone, '+966512345678', '٠٥١٢٣٤٥٦٧٨'],
    search: ['منتج', 'product 1'],
    login: [customer.phone],
    email: [staff.email, 'world@example.com'],
    password: [PASSWORD],
    password_confirmation: [PASSWORD],
    current_password: [PASSWORD],
  };
});
afterAll(async () => {
  await world.close();
  if (!process.env.FUZZ_REQUESTS) return;
  const byStatus = [...seen.statuses].sort().map(([status, count]) => `${status}: ${count}`);
  const slowest = `${seen.slow} over ${SLOW_MS} ms, slowest ${seen.slowestMs.toFixed(0)} ms (${seen.slowest})`;
  process.stdout.write(`${seen.requests} requests to ${allKeys.length} calls, ${slowest}\n${byStatus.join(', ')}\n`);
});

interface Try {
  parts: Parts;
  /** The staff role that sends the request, besides the owner. */
  role: Role;
  /** True where a part of the request is certainly invalid. */
  isInvalid: boolean;
}

test.each(allKeys)(
  `%s keeps to the document whatever it is sent, and by whom (FUZZ_SEED=${SEED})`,
  async (key) => {
    const property = fc.asyncProperty(triesOf(key), async (one) => {
      for (const identity of identities) await tryAs(identity, key, one);
      const others = isLong ? roles : isOfStaff(key) ? [one.role] : [];
      for (const role of others) await tryAs(role, key, one);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  },
  // No time limit: the number of requests is set from outside.
  0,
);

async function tryAs(identity: Identity, key: EndpointKey, { parts, isInvalid }: Try): Promise<void> {
  const headers = await headersOf(identity);
  const startedAt = performance.now();
  const answer = await world.send(key, { ...parts, headers });
  const tookMs = performance.now() - startedAt;
  note(identity, key, answer.status, tookMs);
  expect(findFaults(key, answer), identity).toEqual([]);
  expect(answer.status, `${identity}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
  // Missing permission is refused first, before any other fault of the request.
  if (identity === 'machine' && !isOpenToMachines(key) && !isPoisoned(parts)) expect(answer.status).toBe(403);
  if (isRole(identity) && !mayCall(identity, key) && !isPoisoned(parts)) expect(answer.status, identity).toBe(403);
  if (isInvalid) expect(answer.status, 'what the document does not allow was accepted').toBeGreaterThanOrEqual(400);
}

/** True for a body that would change a prototype: parsing refuses it for every caller. */
const isPoisoned = ({ body }: Parts) => /"(?:__proto__|constructor)"/.test(JSON.stringify(body) ?? '');

async function headersOf(identity: Identity): Promise<Parts['headers'] & object> {
  if (identity === 'guest') return { authorization: undefined };
  if (identity === 'machine') return machine;
  return identity === 'customer' ? (await world.whoCalls()).headers : world.staffOf(identity);
}

const isRole = (identity: Identity): identity is Role => (roles as readonly Identity[]).includes(identity);

function isOfStaff(key: EndpointKey): boolean {
  const { access }: EndpointDefinition = endpoints[key];
  return typeof access === 'object';
}

/** Calls for some of the staff; other access is checked elsewhere. */
function mayCall(role: Role, key: EndpointKey): boolean {
  const { access }: EndpointDefinition = endpoints[key];
  return typeof access !== 'object' || access.staff.includes(role);
}

/** Calls that a machine token with all scopes may make. */
function isOpenToMachines(key: EndpointKey): boolean {
  const { access }: EndpointDefinition = endpoints[key];
  return access === 'public' || (typeof access === 'object' && access.token !== undefined);
}

function note(identity: Identity, key: EndpointKey, status: number, tookMs: number): void {
  seen.requests += 1;
  if (tookMs > SLOW_MS) seen.slow += 1;
  const name = `${identity} ${status}`;
  seen.statuses.set(name, (seen.statuses.get(name) ?? 0) + 1);
  if (tookMs > seen.slowestMs) Object.assign(seen, { slowestMs: tookMs, slowest: key });
}

/** Generates requests: half are valid by the document, the other half have one fault. */
function triesOf(key: EndpointKey): fc.Arbitrary<Try> {
  const { parameters, requestBody } = operationOf(key);
  const body = requestBody?.content['application/json']?.schema;
  return fc
    .record({
      params: recordOf(parameters.filter((parameter) => parameter.in === 'path')),
      query: recordOf(parameters.filter((parameter) => parameter.in === 'query')),
      role: fc.constantFrom(...roles),
      body: body ? fc.oneof(valuesOf(body, hints), valuesOf(body, hints).chain(damaged)) : fc.constant(undefined),
    })
    .map(({ role, ...parts }) => ({
      role,
      parts,
      isInvalid: body !== undefined && !isAllowedBody(key, trimmed(parts.body)),
    }));
}

function recordOf(parameters: readonly Parameter[]): fc.Arbitrary<Record<string, unknown>> {
  const fields = parameters.map(({ name, in: place, schema }) => {
    const value = fc.oneof({ arbitrary: valuesOf(schema, hints, name), weight: 5 }, { arbitrary: nonsense, weight: 1 });
    return [name, value.map((one) => addressable(one, place === 'path'))] as const;
  });
  const requiredKeys = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

/**
 * Makes a value usable in an address: well-formed text, and no empty, dotted or very long path segment, which would be
 * another address.
 */
function addressable(value: unknown, isPath: boolean): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
  return isPath ? (text.replace(/^\.*$/, '-') || '-').slice(0, 100) : text.slice(0, 500);
}

/** Trims all texts, as the API does before it checks their length. */
function trimmed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name: string, inner: unknown) => {
    if (typeof inner !== 'string') return inner;
    // Ids of bodies may come as text (`givenId`), which no schema of the document says.
    return /(?:^|_)id$/.test(name) && /^\d{1,10}$/.test(inner) ? Number(inner) : inner.trim();
  });
}
