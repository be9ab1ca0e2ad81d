import { createRecentTurns, type RecentTurns } from './recent-turns.ts';

/** A class of callers with a guaranteed share: no other class can starve it. */
export interface TrafficClass {
  /** Its share of the turns while every class has somebody waiting, relative to the other classes' weights. */
  weight: number;
  /** So many of it may wait. Places are not shared between classes, so one class cannot fill another's queue. */
  mostWaiting: number;
}

/** Whom a piece of work is done for. */
export interface Caller<Class extends string = string> {
  class: Class;
  /** Everything the caller is counted by (address, account): turns and waiting places are counted for each of them. */
  keys: readonly string[];
}

/** Something that waits for its turn. */
export interface Entry {
  sinceMs: number;
  begin(): void;
  reject(): void;
}

export interface FairQueue<Class extends string> {
  readonly length: number;
  /** Whether the caller could not wait, not even in the place of somebody greedier of the same class. */
  isFull(caller: Caller<Class>): boolean;
  /** Adds an entry; where the class is full, the newest entry of its greediest key is taken out and rejected. */
  add(caller: Caller<Class>, entry: Entry): void;
  /** Takes out the next entry and counts its turn. */
  next(): Entry | undefined;
  /** Counts the turn of a caller who did not have to wait. */
  count(caller: Caller<Class>): void;
  /** Rejects every entry that `isExpired` says is due; returns the moment the oldest of the rest began to wait. */
  rejectExpired(isExpired: (entry: Entry) => boolean): number | undefined;
}

interface Waiting extends Entry {
  keys: readonly string[];
}

interface ClassState extends TrafficClass {
  /** In the order they came. */
  waiting: Waiting[];
  waitingOf: Map<string, number>;
  turns: RecentTurns;
  served: number;
  /** Start tag of its next turn; see createFairQueue. */
  tag: number;
}

/** Every so many turns of a class go to whoever waited longest: new keys cannot keep an old one waiting for ever. */
const OLDEST_EVERY = 4;

/**
 * A queue in which neither a class nor a key can starve another. Between classes: start-time fair queueing (Goyal, Vin and
 * Cheng 1996), a class that waits gets at least weight ÷ sum of weights of the turns, and idle shares go to the others.
 * Within a class: the key with the fewest recent turns is next, and every fourth turn is the oldest entry's.
 */
export function createFairQueue<Class extends string>(
  classes: Readonly<Record<Class, TrafficClass>>,
  mostWaitingEach = Number.POSITIVE_INFINITY,
): FairQueue<Class> {
  const names = Object.keys(classes) as Class[];
  const states = new Map(names.map((name) => [name, stateFor(classes[name])]));
  let length = 0;
  /** Virtual time: the start tag of the turn that was given last. */
  let virtualTime = 0;

  function stateOf(name: Class): ClassState {
    const state = states.get(name);
    if (!state) throw new Error(`There is no traffic class ${name}`);
    return state;
  }

  /** Gives the class a turn; a class that was idle does not save up turns. */
  function charge(state: ClassState, keys: readonly string[]): void {
    virtualTime = Math.max(virtualTime, state.tag);
    state.tag = virtualTime + 1 / state.weight;
    state.served += 1;
    for (const key of keys) state.turns.add(key);
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
      if (keys.some((key) => (state.waitingOf.get(key) ?? 0) >= mostWaitingEach)) return true;
      return state.waiting.length >= state.mostWaiting && greediest(state, keys) === undefined;
    },
    add({ class: name, keys }, entry) {
      const state = stateOf(name);
      if (state.waiting.length >= state.mostWaiting) remove(state, greediest(state, keys) ?? -1)?.reject();
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
  return { ...options, waiting: [], waitingOf: new Map(), turns: createRecentTurns(), served: 0, tag: 0 };
}

function nextClass(states: Iterable<ClassState>): ClassState | undefined {
  let best: ClassState | undefined;
  for (const state of states) if (state.waiting.length > 0 && !(best && best.tag <= state.tag)) best = state;
  return best;
}

/** The entry of a class whose turn it is. Of equals the one that came first. */
function nextIndex({ waiting, turns, served }: ClassState): number {
  if (served % OLDEST_EVERY === OLDEST_EVERY - 1) return 0;
  let [best, fewest] = [0, Number.POSITIVE_INFINITY];
  for (const [index, { keys }] of waiting.entries()) {
    const had = mostOf(keys, turns.of);
    if (had < fewest) [best, fewest] = [index, had];
  }
  return best;
}

/** The newest entry of whoever took and waits for more than a caller with these keys would; undefined where nobody does. */
function greediest({ waiting, waitingOf, turns }: ClassState, keys: readonly string[]): number | undefined {
  const usedBy = (key: string) => turns.of(key) + (waitingOf.get(key) ?? 0);
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
