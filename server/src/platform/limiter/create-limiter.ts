import { Refusal } from '../errors/index.ts';
import { createTurns } from './turns.ts';

/** A concurrency limit with a queue that is fair to whoever waits in it. */
export interface Limiter {
  /**
   * Does the work when it is its turn. `who` shares the turns with others: whoever had fewest of them lately comes first,
   * however much each of them waits for, and who is known before all strangers. Refuses with 503 when they wait for too
   * much already.
   */
  run<Result>(work: () => Promise<Result>, who?: string, isKnown?: boolean): Promise<Result>;
  /** Refuses as `run` would. Asked first, it turns a flood away before that costs anything else. */
  refuseWhenFull(who?: string): void;
  /**
   * True where `run` would refuse, and it counts as refused; who is not told so by an error is told sooner. `needsNoPlace`
   * is asked only then.
   */
  turnsAway(who?: string, needsNoPlace?: () => boolean): boolean;
  readonly state: LimiterState;
}

export interface LimiterState {
  running: number;
  waiting: number;
  /** Since the start. */
  refused: number;
}

export interface LimiterOptions {
  atOnce: number;
  /** Of all together. Beyond it whoever took and waits for the most loses the last of it to one who did less. */
  mostWaiting: number;
  /** Of one who waits; as many as all together unless said. */
  mostWaitingEach?: number;
  /** Nobody waits longer than this while nothing comes to an end; for ever, unless said. */
  patienceMs?: number;
  retryAfterSeconds: number;
}

/** More turns than are ever remembered. */
const BEFORE_STRANGERS = 1_000_000;

interface Waiting {
  sinceMs: number;
  begin(): void;
  giveUp(): void;
}

interface Queue {
  isKnown: boolean;
  waiting: Waiting[];
}

/** Lets so many pieces of heavy work run at once and so many wait. */
export function createLimiter({ atOnce, mostWaiting, retryAfterSeconds, ...options }: LimiterOptions): Limiter {
  const { mostWaitingEach = mostWaiting, patienceMs } = options;
  const state: LimiterState = { running: 0, waiting: 0, refused: 0 };
  const turns = createTurns();
  /** Who waits, in the order they came; nobody is here who waits for nothing. */
  const queues = new Map<string, Queue>();
  let movedAtMs = 0;
  let timer: NodeJS.Timeout | undefined;

  function refusal(): Refusal {
    state.refused += 1;
    return new Refusal('server.unavailable', {}, { retryAfterSeconds });
  }

  /** A stranger who took and waits for more than `who` would with one more. */
  function greedierThan(who: string, isKnown: boolean): Queue | undefined {
    const own = isKnown ? 0 : turns.of(who) + (queues.get(who)?.waiting.length ?? 0) + 1;
    let greediest: Queue | undefined;
    let most = own;
    for (const [name, queue] of queues) {
      const taken = turns.of(name) + queue.waiting.length;
      if (!queue.isKnown && taken > most) [greediest, most] = [queue, taken];
    }
    return greediest;
  }

  function isFull(who: string, isKnown: boolean): boolean {
    if (state.running < atOnce) return false;
    if ((queues.get(who)?.waiting.length ?? 0) >= mostWaitingEach) return true;
    return state.waiting >= mostWaiting && !greedierThan(who, isKnown);
  }

  function wait(who: string, isKnown: boolean): Promise<void> {
    if (state.waiting >= mostWaiting) {
      greedierThan(who, isKnown)?.waiting.pop()?.giveUp();
      leave();
    }
    return new Promise((resolve, reject) => {
      const queue = queues.get(who) ?? { isKnown, waiting: [] };
      queue.waiting.push({ sinceMs: performance.now(), begin: resolve, giveUp: () => reject(refusal()) });
      queues.set(who, queue);
      state.waiting += 1;
      lookIn(patienceMs ?? 0);
    });
  }

  function leave(): void {
    state.waiting -= 1;
    for (const [name, { waiting }] of queues) if (waiting.length === 0) queues.delete(name);
  }

  /** The next one whose turn it is. */
  function next(): Waiting | undefined {
    let [best, fewest] = ['', Number.POSITIVE_INFINITY];
    for (const [name, { isKnown }] of queues) {
      const had = turns.of(name) - (isKnown ? BEFORE_STRANGERS : 0);
      if (had < fewest) [best, fewest] = [name, had];
    }
    const queue = queues.get(best);
    const one = queue?.waiting.shift();
    if (!queue || !one) return undefined;
    // Who waits for more goes behind those who had as many turns.
    queues.delete(best);
    if (queue.waiting.length > 0) queues.set(best, queue);
    state.waiting -= 1;
    turns.had(best);
    return one;
  }

  function lookIn(ms: number): void {
    if (patienceMs === undefined || timer) return;
    // What came to an end while the process was busy is heard of first.
    timer = setTimeout(() => setImmediate(look), ms).unref();
  }

  /** Whoever has waited too long while nothing moved is told so, for nothing may move for long. */
  function look(): void {
    timer = undefined;
    if (patienceMs === undefined) return;
    const now = performance.now();
    let oldestMs = Number.POSITIVE_INFINITY;
    for (const [name, { waiting }] of queues) {
      for (; waiting[0] && dueAt(waiting[0]) <= now; state.waiting -= 1) waiting.shift()?.giveUp();
      if (waiting[0]) oldestMs = Math.min(oldestMs, dueAt(waiting[0]));
      else queues.delete(name);
    }
    if (state.waiting > 0) lookIn(oldestMs - now);
  }

  function dueAt({ sinceMs }: Waiting): number {
    return Math.max(sinceMs, movedAtMs) + (patienceMs ?? Number.POSITIVE_INFINITY);
  }

  return {
    state,
    turnsAway(who = '', needsNoPlace = () => false) {
      const isRefused = isFull(who, false) && !needsNoPlace();
      if (isRefused) state.refused += 1;
      return isRefused;
    },
    refuseWhenFull(who = '') {
      if (isFull(who, false)) throw refusal();
    },
    async run(work, who = '', isKnown = false) {
      if (isFull(who, isKnown)) throw refusal();
      if (state.running >= atOnce) await wait(who, isKnown);
      else {
        state.running += 1;
        turns.had(who);
      }
      try {
        return await work();
      } finally {
        movedAtMs = performance.now();
        // The place goes straight to the next; only when nobody waits is it free.
        const following = next();
        if (following) following.begin();
        else state.running -= 1;
      }
    },
  };
}
