import { randomUUID } from 'node:crypto';
import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonSchema, Parameter } from '../document.ts';
import { findFaults, isAllowedBody, isAllowedText, operationOf } from './check-answer.fixture.ts';
import { type Answered, allKeys, type Parts, type World } from './contract-world.fixture.ts';
import { openWorld, samples } from './module-fixtures.fixture.ts';
import { partsUntilUsed } from './parts-until-used.fixture.ts';
import { rememberExample, writeExamples } from './record-examples.fixture.ts';
import { columnLimits } from './schema-arbitrary.fixture.ts';
import { worthTrying } from './worth-trying.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;

beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(async () => {
  await writeExamples();
  await world.close();
});

/** A value that no path parameter accepts: no number, slug, uuid or enum value. */
const NO_VALUE = 'A_B!';

const definitionOf = (key: EndpointKey): EndpointDefinition => endpoints[key];
const keysWith = (part: keyof EndpointDefinition) => allKeys.filter((key) => definitionOf(key)[part] !== undefined);
const statusOf = (key: EndpointKey): number => definitionOf(key).status ?? 200;
const codeOf = (answer: Answered): unknown => Reflect.get(Object(answer.body), 'code');
const good = async (key: EndpointKey): Promise<Parts> => (await rows[key].good[0]?.()) ?? {};

/** Sends a call and validates its answer against the document. */
async function ask(key: EndpointKey, parts: Parts, status?: number): Promise<Answered> {
  const answer = await world.send(key, parts);
  expect(findFaults(key, answer)).toEqual([]);
  if (status !== undefined) expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer;
}

test.each(allKeys)('%s answers its good calls in both languages', async (key) => {
  expect(rows[key].good, 'a sample of a good call is missing').not.toEqual([]);
  for (const make of rows[key].good) {
    for (const language of ['ar', 'en']) {
      const parts = await make();
      const answer = await ask(key, { ...parts, headers: { 'accept-language': language } }, statusOf(key));
      if (language === 'en') rememberExample(key, parts, answer);
      expect(answer.headers).toMatchObject({
        'content-language': language,
        'content-type': definitionOf(key).gives ?? 'application/json; charset=utf-8',
      });
    }
  }
});

test.each(allKeys)('%s asks for the store key', async (key) => {
  const parts = await good(key);
  for (const storeKey of [undefined, '', 'wrong']) {
    const answer = await ask(key, { ...parts, headers: { 'x-api-key': storeKey } }, 401);
    expect(codeOf(answer)).toBe('auth.api_key_invalid');
  }
});

// A cached answer is the same for all callers, so these calls ignore the token.
test.each(allKeys.filter((key) => !definitionOf(key).cache))('%s refuses a token nobody holds', async (key) => {
  const headers = { authorization: `Bearer ${'x'.repeat(40)}` };
  expect(codeOf(await ask(key, { ...(await good(key)), headers }, 401))).toBe('auth.token_invalid');
});

test.each(keysWith('cache'))('%s spares whoever has the answer the answer', async (key) => {
  const parts = await good(key);
  const { headers } = await ask(key, parts, 200);
  await ask(key, { ...parts, headers: { 'if-none-match': String(headers.etag) } }, 304);
});

test.each(allKeys.filter((key) => '404' in operationOf(key).responses))(
  '%s does not find what is not there',
  async (key) => {
    const { unknown = [] } = rows[key];
    expect(unknown, 'a sample of what is not there is missing').not.toEqual([]);
    for (const parts of unknown) await ask(key, parts, 404);
  },
);

test.each(allKeys)('%s refuses what its samples say it refuses', async (key) => {
  for (const [expected, parts] of rows[key].refused ?? []) expect(codeOf(await ask(key, parts))).toBe(expected);
});

test.each(allKeys.flatMap(inputsOf))('%s names the field $name when it is not valid', async (key, parameter) => {
  const { name, in: place, schema } = parameter;
  const parts = await good(key);
  const part = place === 'path' ? 'params' : 'query';
  const answer = await ask(key, { ...parts, [part]: { ...parts[part], [name]: invalidValue(schema) } }, 422);
  expect(codeOf(answer)).toBe('request.invalid');
  expect(Object.keys(Reflect.get(Object(answer.body), 'errors'))).toContain(name);
});

test.each(allKeys)('%s survives text no database can hold, in every field', async (key) => {
  const fresh = partsUntilUsed(() => good(key));
  for (const broken of ['ab\0cdefghijklmnopqrstuv', '\0\0\0']) {
    for (const [, { name, in: place }] of inputsOf(key)) {
      const parts = await fresh.parts();
      const part = place === 'path' ? 'params' : 'query';
      const answer = fresh.seen(await ask(key, { ...parts, [part]: { ...parts[part], [name]: broken } }));
      expect(answer.status, name).toBeLessThan(500);
    }
    for (const body of withEachText((await fresh.parts()).body, broken)) {
      expect(fresh.seen(await ask(key, { ...(await fresh.parts()), body })).status).toBeLessThan(500);
    }
  }
});

/** A number as it is written in an address. */
const inAddress = (value: number) => (Object.is(value, -0) ? '-0' : String(value));

test.each(allKeys)('%s survives numbers no column can hold, in every field', async (key) => {
  const parts = await good(key);
  for (const [field, [, { name, in: place, schema }]] of inputsOf(key).entries()) {
    const part = place === 'path' ? 'params' : 'query';
    for (const limit of worthTrying(columnLimits, field, (value) => isAllowedText(schema, inAddress(value)))) {
      const answer = await ask(key, { ...parts, [part]: { ...parts[part], [name]: inAddress(limit) } });
      expect(answer.status, `${name} ${limit}`).toBeLessThan(500);
    }
  }
  // The same field with each of the numbers.
  const byField = columnLimits.map((limit) => withEachNumber(parts.body, limit));
  for (const field of byField[0]?.keys() ?? []) {
    const bodies = byField.map((all) => all[field]);
    for (const body of worthTrying(bodies, field, (one) => isAllowedBody(key, one))) {
      const answer = await ask(key, { ...parts, body });
      expect(answer.status, JSON.stringify(body)).toBeLessThan(500);
    }
  }
  // -0 is a valid fee. A shop-wide setting is restored to its sample for the later tests.
  if (isOfTheShop(key)) await ask(key, await good(key), statusOf(key));
});

/** True for a setting, which exists once per shop. */
const isOfTheShop = (key: EndpointKey) => key.startsWith('PUT ') && !key.includes('{');

test.each(keysWith('body'))('%s refuses a body that is not of its shape', async (key) => {
  // Where all fields are optional, the body is too.
  const empty = isAllowedBody(key, {}) ? [] : [{}, null];
  const parts = await good(key);
  for (const body of [...empty, [], 'text', 7]) {
    expect(codeOf(await ask(key, { ...parts, body }, 422))).toBe('request.invalid');
  }
});

test.each(keysWith('body'))('%s cannot read a broken body', async (key) => {
  const parts = await good(key);
  for (const raw of ['{', '{"a":}', '\0', '{"a":1}}', '{"__proto__":{"a":1}}', '[1,', 'nul']) {
    await ask(key, { ...parts, raw }, 400);
  }
});

test.each(keysWith('body'))('%s takes JSON only, and only so much of it', async (key) => {
  const parts = await good(key);
  await ask(key, { ...parts, raw: '<a/>', headers: { 'content-type': 'application/xml' } }, 415);
  await ask(key, { ...parts, raw: JSON.stringify({ text: 'x'.repeat(300_000) }) }, 413);
});

test.each(keysWith('idempotent'))('%s answers a repeated Idempotency-Key once', async (key) => {
  const parts = await good(key);
  const headers = { 'idempotency-key': `contract-${allKeys.indexOf(key)}` };
  const first = await ask(key, { ...parts, headers }, statusOf(key));
  expect((await ask(key, { ...parts, headers }, statusOf(key))).body).toEqual(first.body);
  // Without parameters or a body there is no value to replace.
  if (parts.body === undefined) return;
  const other = {
    ...parts,
    body: {
      ...Object(parts.body),
      note: 'another',
      caption: 'another',
      entry_id: 1,
      entry_ids: [1],
      notes: 'another',
      message: 'another message',
      text: 'another text',
      reference: 'another',
      upload_id: randomUUID(),
      ticket_id: randomUUID(),
      reward_id: randomUUID(),
      reason: 'another',
      points: 250,
      name: 'another',
      audience: 'another',
      carrier: 'another',
      details: 'another',
      persons: 'another',
      body: 'another',
      version: 9_999,
      pieces: 99,
    },
  };
  expect(codeOf(await ask(key, { ...other, headers }, 422))).toBe('request.idempotency_key_reused');
  await ask(key, { ...parts, headers: { 'idempotency-key': 'short' } }, 400);
});

/** The endpoint's own parameters; headers are the same everywhere. */
function inputsOf(key: EndpointKey): [EndpointKey, Parameter][] {
  return operationOf(key).parameters.flatMap((parameter) => (parameter.in === 'header' ? [] : [[key, parameter]]));
}

function invalidValue(schema: JsonSchema): string {
  const isFreeText = schema.type === 'string' && !schema.enum && !schema.pattern;
  return isFreeText ? 'x'.repeat((schema.maxLength ?? 60) + 1) : NO_VALUE;
}

const withEachText = (value: unknown, text: string) => withEach(value, 'string', text);
const withEachNumber = (value: unknown, number: number) => withEach(value, 'number', number);

/** The variants of a value in which one string or number at a time is replaced. */
function withEach(value: unknown, kind: 'string' | 'number', other: string | number): unknown[] {
  if (typeof value === kind) return [other];
  if (Array.isArray(value)) {
    return value.flatMap((inner, at) => withEach(inner, kind, other).map((changed) => value.with(at, changed)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    withEach(inner, kind, other).map((changed) => ({ ...value, [name]: changed })),
  );
}
