import type { EndpointKey } from '@waha/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/index.ts';
import { makeCustomer, makeStaff } from '../../testing/index.ts';
import { findFaults, isAllowedBody, isAllowedText, operationOf } from './check-answer.fixture.ts';
import { allKeys, type Parts, type World } from './contract-world.fixture.ts';
import { hostileTexts } from './hostile-texts.fixture.ts';
import { openWorld, samples } from './module-fixtures.fixture.ts';
import { partsUntilUsed } from './parts-until-used.fixture.ts';
import { worthTrying } from './worth-trying.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;

beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(async () => {
  const { rows: injected } = await sql`select from pg_tables where tablename = 'injected'`.execute(world.db);
  await world.close();
  expect(injected, 'a text was run as SQL').toEqual([]);
});

const good = async (key: EndpointKey): Promise<Parts> => (await rows[key].good[0]?.()) ?? {};

/** Every path to a text in a body. */
function textsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const changed = withText(Reflect.get(Object(value), name), rest, text);
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...Object(value), [name]: changed };
}

/** Every text field of a call: `put` replaces its text, `isAllowed` checks a text against the document. */
function fieldsOf(key: EndpointKey, sample: Parts) {
  const inBody = textsIn(sample.body).map((path) => ({
    put: (parts: Parts, text: string): Parts => ({ ...parts, body: withText(parts.body, path, text) }),
    isAllowed: (text: string) => isAllowedBody(key, withText(sample.body, path, text.trim())),
  }));
  const named = operationOf(key).parameters.filter((one) => one.in !== 'header');
  const inAddress = named.map(({ name, in: place, schema }) => ({
    put: (parts: Parts, text: string): Parts => {
      const part = place === 'path' ? 'params' : 'query';
      return { ...parts, [part]: { ...parts[part], [name]: text } };
    },
    isAllowed: (text: string) => isAllowedText(schema, text),
  }));
  return [...inBody, ...inAddress];
}

test.each(allKeys)('%s takes hostile texts for texts', async (key) => {
  const fresh = partsUntilUsed(() => good(key));
  for (const [at, field] of fieldsOf(key, await fresh.parts()).entries()) {
    for (const [name, text] of worthTrying(Object.entries(hostileTexts), at, ([, one]) => field.isAllowed(one))) {
      const answer = fresh.seen(await world.send(key, field.put(await fresh.parts(), text)));
      expect(findFaults(key, answer), name).toEqual([]);
      expect(answer.status, name).toBeLessThan(500);
      expect(answer.headers['set-cookie'], name).toBeUndefined();
      expect(JSON.stringify(answer.body) ?? '', name).not.toMatch(/syntax error|pg_catalog|root:x/);
    }
  }
});

const address = {
  label: 'البيت',
  recipient_name: 'سعد',
  phone: '0512345678',
  city_id: 1,
  district: 'العليا',
  street: 'شارع العليا',
};

/** A name has a letter. */
const LETTER = 'ن ';
const withoutLetter = (name: unknown) => String(name).slice(LETTER.length);

/**
 * Texts of one line: line ends become spaces, and characters that change the text direction are removed (contract,
 * `oneLine`).
 */
const asOneLine = new Map([
  [hostileTexts['a header'], 'a Set-Cookie: a=b'],
  [hostileTexts['a log line'], 'a {"level":60,"msg":"forged"}'],
  [hostileTexts['letters turned round'], 'gnp.exe'],
]);
const inLines = new Set(['the notes of an order']);

/** Writers of texts with their readers: the text itself must come back, neither changed nor escaped. */
const roundTrips: Record<string, (text: string) => Promise<unknown>> = {
  'a name': async (text) => {
    const { headers } = await makeCustomer(world.db);
    await world.send('PUT /user/profile', { body: { first_name: LETTER + text }, headers });
    return withoutLetter(pick(await world.send('GET /user/profile', { headers }), 'profile', 'first_name'));
  },
  'an address': async (text) => {
    const { headers } = await makeCustomer(world.db);
    await world.send('POST /user/addresses', { body: { ...address, street: text }, headers });
    return pick(await world.send('GET /user/addresses', { headers }), '0', 'street');
  },
  'the notes of an order': async (text) => {
    const { headers } = await makeCustomer(world.db);
    const placed = await world.send('POST /orders', { body: { ...world.things.order, notes: text }, headers });
    return pick(await world.send('GET /orders/{id}', { params: { id: pick(placed, 'id') }, headers }), 'notes');
  },
  'the name of somebody who works here, in the audit': async (text) => {
    const { id, headers } = await makeStaff(world.db, 'owner');
    await world.send('PATCH /admin/staff/{id}', { params: { id }, body: { name: LETTER + text }, headers });
    const entries = await world.send('GET /admin/audit', { query: { subject_id: id }, headers });
    return withoutLetter(pick(entries, 'data', '0', 'after', 'name'));
  },
};

function pick({ body }: { body: unknown }, ...path: string[]): unknown {
  return ['data', ...path].reduce((value: unknown, name) => Reflect.get(Object(value), name), body);
}

describe.each(Object.entries(roundTrips))('%s is kept as it was typed:', (place, roundTrip) => {
  // A name has sixty letters.
  const short = Object.entries(hostileTexts).filter(([, text]) => text.length <= 60 - LETTER.length);
  test.each(short)('%s', async (_name, text) => {
    expect(await roundTrip(text)).toBe(inLines.has(place) ? text : (asOneLine.get(text) ?? text));
  });
});
