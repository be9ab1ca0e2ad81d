import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allKeys, type World } from './contract-world.fixture.ts';
import { openWorld, samples } from './module-fixtures.fixture.ts';

/* A search of punctuation without a word finds no rows; a blank search counts as absent. */

let world: World;
let rows: ReturnType<typeof samples>;

beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

const SIGNS = ['😀', '%', '_', '،', '\\', '%_%', '؟!'];

function parametersOf(key: EndpointKey): string[] {
  const { query }: EndpointDefinition = endpoints[key];
  return Object.keys(Reflect.get(Object(query), 'shape') ?? {});
}
const lists = allKeys.flatMap((key) => {
  const { gives }: EndpointDefinition = endpoints[key];
  if (!key.startsWith('GET ') || gives) return [];
  return parametersOf(key).flatMap((name) => (name === 'q' || name === 'search' ? [{ key, name }] : []));
});

/** Rows of a list, or those of each of its parts. */
function shown(body: unknown): unknown[] {
  const data: unknown = Reflect.get(Object(body), 'data');
  const inner: unknown = Reflect.get(Object(data), 'data') ?? data;
  if (Array.isArray(inner)) return inner;
  return Object.values(Object(inner)).flatMap((part) => (Array.isArray(part) ? part : []));
}

async function ask(key: EndpointKey, query: Record<string, unknown>) {
  const sample = (await rows[key].good[0]?.()) ?? {};
  const { status, body } = await world.send(key, { ...sample, query: { ...sample.query, ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  return shown(body);
}

test.each(lists)('$key finds nothing by signs alone', async ({ key, name }) => {
  for (const sign of SIGNS) expect(await ask(key, { [name]: sign }), sign).toEqual([]);
});

test('most of these lists have something to show, so that nothing is an answer', async () => {
  const empty: string[] = [];
  for (const { key, name } of lists) {
    const all = await ask(key, { [name]: undefined }).catch(() => []);
    if (all.length === 0) empty.push(key);
  }
  expect(empty.length, empty.join(', ')).toBeLessThan(lists.length / 3);
});

test('blanks alone are no search of products', async () => {
  const all = await ask('GET /products', {});
  expect(all).not.toEqual([]);
  for (const blank of ['', ' ', '\u00a0', '\u200b '])
    expect(await ask('GET /products', { search: blank })).toEqual(all);
});
