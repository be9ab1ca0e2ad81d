import type { EndpointKey, StaffRole } from '@waha/contract';
import { modules } from '../../modules.ts';
import { openBareWorld, type World } from './contract-world.fixture.ts';
import type { AnyModuleFixture, Row, Sample } from './module-fixture.fixture.ts';

async function read({ name, wing, endpoints = {} }: (typeof modules)[number]): Promise<AnyModuleFixture[]> {
  if (Object.keys(endpoints).length === 0) return [];
  const { contractFixture }: { contractFixture: AnyModuleFixture } = await import(
    `../../modules/${wing}/${name}/contract.fixture.ts`
  );
  const told = Object.keys(contractFixture.endpoints).toSorted().join();
  if (told !== Object.keys(endpoints).toSorted().join()) {
    throw new Error(`modules/${wing}/${name}/contract.fixture.ts is not about the endpoints of its module.ts`);
  }
  return [contractFixture];
}

const fixtures = (await Promise.all(modules.map(read))).flat();

/** A sample for every endpoint: each module's own, complete by type. */
export function samples(world: World): Record<EndpointKey, Sample> {
  return Object.assign({}, ...fixtures.map((fixture) => fixture.samples(world)));
}

/** Owners of the entities that guarded endpoints work on. */
export const matrix: [EndpointKey, Row][] = fixtures.flatMap(
  ({ rows }) => Object.entries(rows) as [EndpointKey, Row][],
);

/** The staff roles of every staff call. */
export const staffMatrix: [EndpointKey, readonly StaffRole[]][] = fixtures.flatMap(
  ({ staff }) => Object.entries(staff) as [EndpointKey, readonly StaffRole[]][],
);

/** A shop with data for every module, and a way to send it any call of the contract, malformed ones included. */
export async function openWorld(): Promise<World> {
  const world = await openBareWorld();
  for (const fixture of fixtures) await fixture.fill?.(world.db);
  return world;
}
