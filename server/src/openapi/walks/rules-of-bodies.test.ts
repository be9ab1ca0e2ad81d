import { type EndpointDefinition, endpoints } from '@waha/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operationOf } from './check-answer.fixture.ts';
import { allKeys } from './contract-world.fixture.ts';
import { valuesOf } from './schema-arbitrary.fixture.ts';

/** Clients may send any JSON: values that can break a rule over several fields, or over a list. */
const anything: readonly unknown[] = [
  null,
  [null],
  [{}],
  5,
  'x',
  {},
  // Values that cannot be compared or converted to text: JavaScript calls these two properties, and they are no
  // functions.
  { toString: 1, valueOf: 1 },
];

const withBodies = allKeys.filter((key) => operationOf(key).requestBody?.content['application/json']);

test.each(withBodies)('the body of %s is allowed or refused, whatever stands where in it', (key) => {
  const { body }: EndpointDefinition = endpoints[key];
  const schema = operationOf(key).requestBody?.content['application/json']?.schema;
  if (!body || !schema) throw new Error('it has no body');
  const thrown = new Set<string>();
  for (const value of fc.sample(valuesOf(schema, {}), { seed: 1, numRuns: 10 })) {
    for (const damaged of eachPlaceReplaced(value)) {
      try {
        body.safeParse(damaged);
      } catch (error) {
        thrown.add(`${error}: ${JSON.stringify(damaged).slice(0, 300)}`);
      }
    }
  }
  expect([...thrown].slice(0, 5)).toEqual([]);
});

/** The variants of a value in which one part, at any depth, is replaced by each of `anything`. */
function* eachPlaceReplaced(value: unknown): Generator<unknown> {
  yield* anything;
  if (Array.isArray(value)) {
    for (const [at, inner] of value.slice(0, 3).entries()) {
      for (const damaged of eachPlaceReplaced(inner)) yield value.with(at, damaged);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      for (const damaged of eachPlaceReplaced(inner)) yield { ...value, [name]: damaged };
    }
  }
}

const TIME = /^\d{4}-\d\d-\d\d(?=T|$)/;

/** The variants of a value in which one time or date, at any depth, is in the year 0000, which PostgreSQL rejects. */
function* eachTimeInYearZero(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && TIME.test(value)) yield value.replace(TIME, '0000-01-01');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const moved of eachTimeInYearZero(inner)) {
      yield Array.isArray(value) ? value.with(Number(name), moved) : { ...value, [name]: moved };
    }
  }
}

test('no time of the year 0000 is taken', () => {
  let asked = 0;
  const taken = new Set<string>();
  for (const key of withBodies) {
    const { body }: EndpointDefinition = endpoints[key];
    const schema = operationOf(key).requestBody?.content['application/json']?.schema;
    if (!body || !schema) continue;
    for (const value of fc.sample(valuesOf(schema, {}), { seed: 1, numRuns: 20 })) {
      for (const moved of eachTimeInYearZero(value)) {
        asked += 1;
        if (body.safeParse(moved).success) taken.add(`${key}: ${JSON.stringify(moved).slice(0, 300)}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect([...taken]).toEqual([]);
});
