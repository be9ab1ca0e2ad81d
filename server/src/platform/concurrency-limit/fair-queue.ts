import { createRecentGrants, type RecentGrants } from './recent-grants.ts';

/** A class of callers with a guaranteed share: no other class can starve it. */
export interface TrafficClass {
  /** Its share of the grants while every class has entries waiting, relative to the other classes' weights. */
  weight: number;
  /** The most entries of the class that wait. Classes share no places, so one class cannot fill another's queue. */
  maxQueued: number;
}

/** The caller that a piece of work is done for. */
export interface Caller<Class extends string = string> {
  class: Class;
  /** The keys the caller is counted by (address, account): grants and places in the queue are counted for each of them. */
  keys: readonly string[];
}

/** A piece of work that waits for a grant. */
export interface Entry {
  sinceMs: number;
  begin(): void;
  reject(): void;
}

export interface FairQueue<Class extends string> {
  readonly length: number;
  /**
   * True where the caller must be refused, because it may not even replace an entry of a greedier key of the same
   * class.
   */
  isFull(caller: Caller<Class>): boolean;
  /** Adds an entry; where the class is full, the newest entry of its greediest key is removed and rejected. */
  add(caller: Caller<Class>, entry: Entry): void;
  /** Removes the next entry and counts its grant. */
  next(): Entry | undefined;
  /** Counts the grant of a caller that did not have to wait. */
  count(caller: Caller<Class>): void;
  /**
   * Rejects every entry for which `isExpired` returns true; returns the time at which the oldest remaining entry began
   * to wait.
   */
  rejectExpired(isExpired: (entry: Entry) => boolean): number | undefined;
}

interface Waiting extends Entry {
  keys: readonly string[];
}

interface ClassState extends TrafficClass {
  /** Waiting entries in order of arrival. */
  waiting: Waiting[];
  waitingOf: Map<string, number>;
  grants: RecentGrants;
  served: number;
  /** Start tag of its next grant; see createFairQueue. */
  tag: number;
}

/** Every fourth grant of a class goes to its oldest entry: a stream of new keys cannot starve an old one. */
const OLDEST_EVERY = 4;

/**
 * A queue in which neither a class nor a key can starve another. Between classes: start-time fair queueing (Goyal, Vin
 * and Cheng 1996). A waiting class gets at least weight ÷ sum of weights of the grants, and unused shares go to the
 * others. Within a class: the key with the fewest recent grants is next, and every fourth grant goes to the oldest
 * entry.
 */
export function createFairQueue<Class extends string>(
  classes: Readonly<Record<Class, TrafficClass>>,
  maxQueuedPerKey = Number.POSITIVE_INFINITY,
): FairQueue<Class> {
  const names = Object.keys(classes) as Class[];
  const states = new Map(names.map((name) => [name, stateFor(classes[name])]));
  let length = 0;
  /** Virtual time: the start tag of the latest grant. */
  let virtualTime = 0;

  function stateOf(name: Class): ClassState {
    const state = states.get(name);
    if (!state) throw new Error(`There is no traffic class ${name}`);
    return state;
  }

  /** Grants a slot to the class; an idle class accumulates no grants. */
  function charge(state: ClassState, keys: readonly string[]): void {
    virtualTime = Math.max(virtualTime, state.tag);
    state.tag = virtualTime + 1 / state.weight;
    state.served += 1;
    for (const key of keys) state.grants.add(key);
  }

  function remove(state: ClassState, index: number): Waiting | undefined {
    const [entry] = state.waiting.splice(index, 1);
    for (const key of entry?.keys ?? []) addTo(state.waitingOf, key, -1);
    if (entry) length -= 1;
    return entry;
  }

  return {
    get length() {
      return length;
    },
    isFull({ class: name, keys }) {
      const state = stateOf(name);
      if (keys.some((key) => (state.waitingOf.get(key) ?? 0) >= maxQueuedPerKey)) return true;
      return state.waiting.length >= state.maxQueued && greediest(state, keys) === undefined;
    },
    add({ class: name, keys }, entry) {
      const state = stateOf(name);
      if (state.waiting.length >= state.maxQueued) remove(state, greediest(state, keys) ?? -1)?.reject();
      if (state.waiting.length === 0) state.tag = Math.max(state.tag, virtualTime);
      for (const key of keys) addTo(state.waitingOf, key, 1);
      state.waiting.push({ ...entry, keys });
      length += 1;
    },
    next() {
      const state = nextClass(states.values());
      const entry = state && remove(state, nextIndex(state));
      if (entry) charge(state, entry.keys);
      return entry;
    },
    count: ({ class: name, keys }) => charge(stateOf(name), keys),
    rejectExpired(isExpired) {
      let oldest: number | undefined;
      for (const state of states.values()) {
        while (state.waiting[0] && isExpired(state.waiting[0])) remove(state, 0)?.reject();
        const since = state.waiting[0]?.sinceMs;
        if (since !== undefined && since < (oldest ?? Number.POSITIVE_INFINITY)) oldest = since;
      }
      return oldest;
    },
  };
}

function stateFor(options: TrafficClass): ClassState {
  return { ...options, waiting: [], waitingOf: new Map(), grants: createRecentGrants(), served: 0, tag: 0 };
}

function nextClass(states: Iterable<ClassState>): ClassState | undefined {
  let best: ClassState | undefined;
  for (const state of states) if (state.waiting.length > 0 && !(best && best.tag <= state.tag)) best = state;
  return best;
}

/** The index of the next entry of a class; the first to arrive among equals. */
function nextIndex({ waiting, grants, served }: ClassState): number {
  if (served % OLDEST_EVERY === OLDEST_EVERY - 1) return 0;
  let [best, fewest] = [0, Number.POSITIVE_INFINITY];
  for (const [index, { keys }] of waiting.entries()) {
    const had = mostOf(keys, grants.of);
    if (had < fewest) [best, fewest] = [index, had];
  }
  return best;
}

/**
 * The index of the newest entry of the greediest key, if that key had and waits for more than these keys; else
 * undefined.
 */
function greediest({ waiting, waitingOf, grants }: ClassState, keys: readonly string[]): number | undefined {
  const usedBy = (key: string) => grants.of(key) + (waitingOf.get(key) ?? 0);
  let most = mostOf(keys, usedBy) + 1;
  let index: number | undefined;
  for (let at = waiting.length - 1; at >= 0; at -= 1) {
    const used = mostOf(waiting[at]?.keys ?? [], usedBy);
    if (used > most) [most, index] = [used, at];
  }
  return index;
}

function mostOf(keys: readonly string[], count: (key: string) => number): number {
  let most = 0;
  for (const key of keys) most = Math.max(most, count(key));
  return most;
}

function addTo(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
