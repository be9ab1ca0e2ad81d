import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideModules, type SharedModule } from './divide-modules.ts';

const shared = (id: string, size: number, imports: readonly string[] = []): SharedModule => ({ id, size, imports });
const load = (...ids: string[]) => new Set(ids);

it('puts modules of exactly the same loads into one file', () => {
  const loads = [load('a', 'b', 'c'), load('a', 'b'), load('c', 'd'), load('d')];
  const modules = ['a', 'b', 'c', 'd'].map((id) => shared(id, 9_000));
  expect(divideModules(modules, loads)).toEqual([['a', 'b'], ['c'], ['d']]);
});

it('joins small files that are mostly fetched together', () => {
  const modules = [shared('a', 400), shared('b', 400)];
  expect(divideModules(modules, [load('a', 'b'), load('a', 'b'), load('a')])).toEqual([['a', 'b']]);
});

it('keeps a large module from a load that does not need it', () => {
  const modules = [shared('a', 400), shared('b', 20_000)];
  const together = Array.from({ length: 20 }, () => load('a', 'b'));
  expect(divideModules(modules, [...together, load('a')])).toEqual([['a'], ['b']]);
});

it('adds only so much to one load, over all its files', () => {
  const modules = ['a', 'b', 'c', 'd'].map((id) => shared(id, 5_000));
  const together = Array.from({ length: 20 }, () => load('a', 'b', 'c', 'd'));
  // Alone, each of b, c and d would fit beside a.
  const sizes = divideModules(modules, [...together, load('a'), load('a', 'b'), load('a', 'c')]).map(
    (file) => file.length,
  );
  expect(Math.max(...sizes)).toBe(2);
});

/** Modules that import later ones only, and the loads that begin at some of them. */
const builds = fc
  .array(fc.record({ size: fc.integer({ min: 50, max: 6_000 }), reaches: fc.array(fc.integer({ min: 1, max: 6 })) }), {
    minLength: 4,
    maxLength: 30,
  })
  .chain((rows) => {
    const modules = rows.map(({ size, reaches }, at) => {
      const imports = [...new Set(reaches.map((step) => at + step))].filter((index) => index < rows.length);
      return shared(String(at), size, imports.map(String));
    });
    const starts = fc.array(fc.integer({ min: 0, max: rows.length - 1 }), { minLength: 1, maxLength: 3 });
    return fc.array(starts, { minLength: 2, maxLength: 12 }).map((all) => ({
      modules,
      loads: all.map((ids) => reachedFrom(ids.map(String), modules)),
    }));
  });

function reachedFrom(ids: readonly string[], modules: readonly SharedModule[]): Set<string> {
  const reached = new Set(ids);
  for (const id of reached) for (const next of modules[Number(id)]?.imports ?? []) reached.add(next);
  return reached;
}

it('puts each module into one file, and lets no two files import each other', () => {
  fc.assert(
    fc.property(builds, ({ modules, loads }) => {
      const files = divideModules(modules, loads);
      expect(files.flat().sort()).toEqual(modules.map(({ id }) => id).sort());
      const fileOf = (id: string) => files.findIndex((file) => file.includes(id));
      const all = files.map((file, index) => {
        const imports = file.flatMap((id) => modules[Number(id)]?.imports ?? []).map(fileOf);
        return shared(String(index), 0, imports.filter((one) => one !== index).map(String));
      });
      for (const { id, imports } of all) expect(reachedFrom(imports, all)).not.toContain(id);
    }),
  );
});
