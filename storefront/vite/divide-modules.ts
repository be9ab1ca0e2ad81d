/** A module that more than one page or lazy part imports. */
export interface SharedModule {
  id: string;
  /** Characters of its code, before it is minified and compressed: about five times what is sent. */
  size: number;
  imports: readonly string[];
}

/** The modules that opening one page, or one lazy part, fetches. */
export type Load = ReadonlySet<string>;

/**
 * Size that costs a slow phone as much as one more request: its headers, a compression that begins anew, and a
 * millisecond of its processor.
 */
const REQUEST = 3_000;
/** Most that one load fetches without need, over all its files. */
const UNNEEDED = 8_000;

interface Part {
  modules: readonly SharedModule[];
  size: number;
  /** The indexes of the loads that fetch it. */
  loads: ReadonlySet<number>;
}

/**
 * Divides modules among files. Modules needed by exactly the same loads share a file. Two such files become one while
 * the saved requests are worth more than the code that some loads then fetch without need; no two files import each
 * other, so that they run in the order of their imports.
 * @returns the ids of each file's modules
 */
export function divideModules(modules: readonly SharedModule[], loads: readonly Load[]): string[][] {
  const spare = loads.map(() => UNNEEDED);
  let parts = partsOfSameLoads(modules, loads);
  for (let joining = bestJoining(parts, spare); joining; joining = bestJoining(parts, spare)) {
    for (const [load, size] of joining.unneeded) spare[load] = (spare[load] ?? 0) - size;
    parts = joining.parts;
  }
  return parts.map((part) => part.modules.map(({ id }) => id));
}

function partsOfSameLoads(modules: readonly SharedModule[], loads: readonly Load[]): Part[] {
  const loadsOf = (id: string) => loads.flatMap((load, index) => (load.has(id) ? [index] : []));
  const same = Map.groupBy(modules, ({ id }) => loadsOf(id).join());
  return [...same.values()].map((group) => ({
    modules: group,
    size: group.reduce((sum, { size }) => sum + size, 0),
    loads: new Set(loadsOf(group[0]?.id ?? '')),
  }));
}

interface Joining {
  parts: Part[];
  /** Sizes that loads then fetch without need. */
  unneeded: ReadonlyMap<number, number>;
}

/** The joining of two files that saves most; undefined when none saves anything. */
function bestJoining(parts: readonly Part[], spare: readonly number[]): Joining | undefined {
  const reachOf = reachesOf(parts);
  let best: { pair: readonly [Part, Part]; unneeded: ReadonlyMap<number, number> } | undefined;
  let most = 0;
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const unneeded = new Map([...unneededBy(one, other, reachOf), ...unneededBy(other, one, reachOf)]);
      const both = [...one.loads].filter((load) => other.loads.has(load)).length;
      const saved = both * REQUEST - [...unneeded.values()].reduce((sum, size) => sum + size, 0);
      const isAllowed = [...unneeded].every(([load, size]) => size <= (spare[load] ?? 0));
      if (saved <= most || !isAllowed || isLinked(one, other, reachOf) || isLinked(other, one, reachOf)) continue;
      best = { pair: [one, other], unneeded };
      most = saved;
    }
  }
  return best && { parts: joined(parts, best.pair, reachOf), unneeded: best.unneeded };
}

/** Every file that a file imports, directly or through others. */
type Reaches = ReadonlyMap<Part, ReadonlySet<Part>>;

function reachesOf(parts: readonly Part[]): Reaches {
  const partOf = new Map(parts.flatMap((part) => part.modules.map(({ id }) => [id, part] as const)));
  const importsOf = ({ modules }: Part) =>
    modules.flatMap(({ imports }) => imports).flatMap((id) => partOf.get(id) ?? []);
  return new Map(
    parts.map((part) => {
      const reached = new Set<Part>();
      const ahead = importsOf(part);
      for (let next = ahead.pop(); next; next = ahead.pop()) {
        if (next === part || reached.has(next)) continue;
        reached.add(next);
        ahead.push(...importsOf(next));
      }
      return [part, reached];
    }),
  );
}

/** Sizes that loads of one file alone fetch more when it also holds another, whose imports come with it. */
function unneededBy(one: Part, other: Part, reachOf: Reaches): [load: number, size: number][] {
  const brought = [other, ...(reachOf.get(other) ?? [])];
  return [...one.loads]
    .filter((load) => !other.loads.has(load))
    .map((load) => [load, sumOf(brought.filter((part) => part !== one && !part.loads.has(load)))]);
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { size }) => sum + size, 0);

/** Whether a file imports another by way of a third, which would then import the two joined and be imported by them. */
function isLinked(from: Part, to: Part, reachOf: Reaches): boolean {
  return [...(reachOf.get(from) ?? [])].some((part) => part !== to && reachOf.get(part)?.has(to));
}

function joined(parts: readonly Part[], [one, other]: readonly [Part, Part], reachOf: Reaches): Part[] {
  const loads = new Set([...one.loads, ...other.loads]);
  const brought = new Set([one, other].flatMap((part) => [...(reachOf.get(part) ?? [])]));
  const rest = parts
    .filter((part) => part !== one && part !== other)
    .map((part) => (brought.has(part) ? { ...part, loads: new Set([...part.loads, ...loads]) } : part));
  return [...rest, { modules: [...one.modules, ...other.modules], size: one.size + other.size, loads }];
}
