import type { EndpointKey } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationOf } from './check-answer.fixture.ts';
import type { Answered, World } from './contract-world.fixture.ts';
import { openWorld, samples, staffMatrix } from './module-fixtures.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;
beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

const AT_ONCE = 4;

/** True where the body has the version that the caller saw. */
const takesVersion = (key: EndpointKey) => JSON.stringify(operationOf(key).requestBody ?? {}).includes('"version"');
const saves = staffMatrix.filter(([key]) => takesVersion(key));

/** True for an answer that confirms the save: a grid confirms each of its rows. */
function isSaved({ status, body }: Answered): boolean {
  const told: unknown = Reflect.get(Object(Reflect.get(Object(body), 'data')), 'rows');
  return status < 300 && (!Array.isArray(told) || told.some((row) => Reflect.get(Object(row), 'is_done') === true));
}

// Outcomes without the version check are shown by the controls of the modules' races.
test.each(saves)('%s: of those who save one form at once one does, and the others are told', async (key, [role]) => {
  for (const make of rows[key].good) {
    const parts = await make();
    const staff = await Promise.all(Array.from({ length: AT_ONCE }, () => world.staffOf(role ?? 'owner')));
    const answers = await Promise.all(staff.map((headers) => world.send(key, { ...parts, headers })));
    expect(answers.filter(isSaved).length, JSON.stringify(answers)).toBe(1);
    const statuses = answers.filter((one) => !isSaved(one)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 409 && status !== 200)).toEqual([]);
  }
});

test('the walk knows where a version is sent', () => {
  expect(saves.length).toBeGreaterThan(30);
});
