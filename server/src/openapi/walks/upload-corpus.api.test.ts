import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formWith, makePicture } from '../../testing/index.ts';
import { findFaults } from './check-answer.fixture.ts';
import { allKeys, type Parts, type World } from './contract-world.fixture.ts';
import { openWorld, samples } from './module-fixtures.fixture.ts';
import { uploadCorpus } from './upload-corpus.fixture.ts';

/** All calls that take a file, in any module, but for those that keep it as it came. */
const routes = allKeys.filter((key) => {
  const { takes }: EndpointDefinition = endpoints[key];
  return takes !== undefined && takes !== 'file';
});
const corpus = await uploadCorpus();

let world: World;
let rows: ReturnType<typeof samples>;
beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

const filesOnDisk = async () => (await readdir(join(world.dataDir, 'uploads'), { recursive: true })).sort();
/** The parts of a valid call of the route, without its file. */
async function partsOf(key: EndpointKey): Promise<Parts> {
  const { file: _, ...parts } = (await rows[key].good[0]?.()) ?? {};
  return parts;
}

test('there are routes that take files', () => {
  expect(routes).toContain('POST /uploads');
});

describe.each(routes)('%s refuses', (key) => {
  test.each(Object.entries(corpus))('%s', async (_, files) => {
    const before = await filesOnDisk();
    const answer = await world.send(key, { ...(await partsOf(key)), files });
    expect([413, 422], JSON.stringify(answer.body)).toContain(answer.status);
    expect(findFaults(key, answer)).toEqual([]);
    expect(await filesOnDisk(), 'what was refused left something behind').toEqual(before);
  });

  test.each([
    ['a form without an end', (form: Buffer) => form.subarray(0, form.length - 60), 400],
    ['a form that is none', () => Buffer.from('nothing of the kind'), 400],
    ['nothing', () => Buffer.alloc(0), 422],
  ])('%s', async (_, damage, status) => {
    const before = await filesOnDisk();
    const { payload, headers } = formWith(await makePicture());
    const broken = damage(payload).toString('latin1');
    const answer = await world.send(key, { ...(await partsOf(key)), raw: broken, headers });
    expect([answer.status, findFaults(key, answer)]).toEqual([status, []]);
    expect(await filesOnDisk()).toEqual(before);
  });

  test('JSON', async () => {
    const answer = await world.send(key, { ...(await partsOf(key)), body: { file: 'x' } });
    expect(answer.status).toBe(415);
  });

  test('and takes a good file afterwards', async () => {
    const answer = await world.send(key, (await rows[key].good[0]?.()) ?? {});
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  });
});
