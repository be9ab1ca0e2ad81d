import { endpoints } from '@waha/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFaults, operationOf } from './check-answer.fixture.ts';
import { type Sample, samples } from './contract-samples.fixture.ts';
import { type Answered, allKeys, openWorld, type Parts, type World } from './contract-world.fixture.ts';
import type { Parameter } from './document.ts';

let world: World;
let rows: ReturnType<typeof samples>;

beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

/** A value no path parameter of ours can have: no number, no slug, no uuid, no choice. */
const NO_VALUE = 'A_B!';

describe.each(allKeys)('%s', (key) => {
  const operation = operationOf(key);
  const definition = endpoints[key];
  const isIdempotent = 'idempotent' in definition;

  /** Sends, and holds whatever comes back against the document. */
  async function ask(parts: Parts, status: number): Promise<Answered> {
    const answer = await world.send(key, parts);
    expect(findFaults(key, answer)).toEqual([]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return answer;
  }
  const good = async (): Promise<Parts> => (await rows[key].good[0]?.()) ?? {};
  const code = (answer: Answered): unknown => Reflect.get(Object(answer.body), 'code');

  test('answers good calls in both languages', async () => {
    for (const make of rows[key].good) {
      for (const language of ['ar', 'en']) {
        const parts = await make();
        const answer = await ask({ ...parts, headers: { 'accept-language': language } }, success(operation.responses));
        expect(answer.headers['content-language']).toBe(language);
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      }
    }
  });

  test('asks for the store key and refuses a token nobody holds', async () => {
    const parts = await good();
    for (const key of [undefined, '', 'wrong']) {
      expect(code(await ask({ ...parts, headers: { 'x-api-key': key } }, 401))).toBe('auth.api_key_invalid');
    }
    // A kept answer is the same for everyone, so who asks is not looked at; elsewhere a dead token is said to be dead.
    if ('cache' in definition) return;
    const headers = { authorization: `Bearer ${'x'.repeat(40)}` };
    expect(code(await ask({ ...parts, headers }, 401))).toBe('auth.token_invalid');
  });

  test.runIf('cache' in definition)('spares whoever has the answer the answer', async () => {
    const parts = await good();
    const { headers } = await ask(parts, 200);
    await ask({ ...parts, headers: { 'if-none-match': String(headers.etag) } }, 304);
  });

  test.runIf('404' in operation.responses)('does not find what is not there', async () => {
    const { unknown = [] }: Sample = rows[key];
    expect(unknown, 'a sample of what is not there is missing').not.toEqual([]);
    for (const parts of unknown) await ask(parts, 404);
  });

  test('refuses as its samples say', async () => {
    const { refused = [] }: Sample = rows[key];
    for (const [expected, parts] of refused) {
      const answer = await world.send(key, parts);
      expect(findFaults(key, answer)).toEqual([]);
      expect(code(answer)).toBe(expected);
    }
  });

  test.each(operation.parameters.filter(isParameter).filter(({ in: place }) => place !== 'header'))(
    'names $name when it is not valid',
    async ({ name, in: place, schema }) => {
      const parts = await good();
      const wrong = schema.type === 'string' && !schema.enum ? 'x'.repeat((schema.maxLength ?? 60) + 1) : NO_VALUE;
      const bad =
        place === 'path'
          ? { params: { ...parts.params, [name]: NO_VALUE } }
          : { query: { ...parts.query, [name]: wrong } };
      const answer = await ask({ ...parts, ...bad }, 422);
      expect(Object.keys(Reflect.get(Object(answer.body), 'errors'))).toContain(name);
    },
  );

  describe.runIf('body' in definition)('its body', () => {
    test.each([
      ['nothing', {}],
      ['a list', []],
      ['text', 'text'],
      ['a number', 7],
    ])('is refused when it is %s', async (_, body) => {
      expect(code(await ask({ ...(await good()), body }, 422))).toBe('request.invalid');
    });

    test.each(['{', '{"a":}', '\0', '{"__proto__":{"a":1}}', '{"a":1}}'])('is 400 when it is %j', async (raw) => {
      await ask({ ...(await good()), raw }, 400);
    });

    test('must be JSON, and not too large', async () => {
      const parts = await good();
      await ask({ ...parts, raw: 'a=1', headers: { 'content-type': 'text/plain' } }, 415);
      await ask({ ...parts, raw: JSON.stringify({ text: 'x'.repeat(300_000) }) }, 413);
    });
  });

  describe.runIf(isIdempotent)('its Idempotency-Key', () => {
    test('gives the same answer again, refuses another request, and must be usable', async () => {
      const parts = await good();
      const headers = { 'idempotency-key': `contract-${key.length}-${'k'.repeat(12)}` };
      const status = success(operation.responses);
      const first = await ask({ ...parts, headers }, status);
      expect((await ask({ ...parts, headers }, status)).body).toEqual(first.body);
      const other = { ...parts, body: { ...Object(parts.body), note: 'another', notes: 'another' } };
      expect(code(await ask({ ...other, headers }, 422))).toBe('request.idempotency_key_reused');
      await ask({ ...parts, headers: { 'idempotency-key': 'short' } }, 400);
    });
  });
});

function success(responses: object): number {
  return '201' in responses ? 201 : 200;
}

function isParameter(item: object): item is Parameter {
  return 'schema' in item;
}
