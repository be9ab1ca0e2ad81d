import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { expect, test } from 'vitest';
import { exampleOf } from './examples.ts';
import { findFaults, isAllowedBody, operationOf } from './walks/check-answer.fixture.ts';
import { allKeys } from './walks/contract-world.fixture.ts';

const definitionOf = (key: EndpointKey): EndpointDefinition => endpoints[key];

/** `npm run openapi:examples` records the examples again from the calls of contract.api.test.ts. */
test.each(allKeys)('%s has an example of what it takes and gives, and the schemas allow it', (key) => {
  const { body, reply } = exampleOf(key);
  const { gives, status = 200, body: taken } = definitionOf(key);
  if (taken) expect(isAllowedBody(key, body), JSON.stringify(body)).toBe(true);
  else expect(body).toBeUndefined();
  if (gives) return;
  expect(reply).toBeDefined();
  expect(findFaults(key, { status, body: reply, headers: {} })).toEqual([]);
});

test('the document shows them', () => {
  for (const key of allKeys) {
    const { requestBody, responses } = operationOf(key);
    const success = responses[definitionOf(key).status ?? 200];
    const shown = success && 'content' in success ? success.content?.['application/json']?.examples : undefined;
    expect(
      [requestBody?.content['application/json']?.examples, shown].map((examples) => examples?.recorded?.value),
    ).toEqual([exampleOf(key).body, definitionOf(key).gives ? undefined : exampleOf(key).reply]);
  }
});

test('and tell nothing of the machine they were recorded on', () => {
  const all = JSON.stringify(allKeys.map((key) => exampleOf(key)));
  expect(all).not.toMatch(/\/tmp\/|\/home\/|localhost|127\.0\.0\.1/);
});

test('a reply with a field of no schema is a fault, at any depth', () => {
  const { reply } = exampleOf('GET /products');
  const data: { data: object[] } = Reflect.get(Object(reply), 'data');
  const widened = { ...data, data: data.data.map((product) => ({ ...product, cost: 1 })) };
  for (const body of [
    { ...Object(reply), secret: 1 },
    { ...Object(reply), data: widened },
  ]) {
    expect(findFaults('GET /products', { status: 200, body, headers: {} })).not.toEqual([]);
  }
});
