import { Refusal } from '../errors/index.ts';
import { type Caller, createFairQueue, type TrafficClass } from './fair-queue.ts';

/** A concurrency limit with a queue in which neither a class of callers nor one caller can starve another. */
export interface Limiter<Class extends string = string> {
  /** Does the work when it is its turn; see createFairQueue for whose turn it is. Refuses with 503 where the caller cannot wait. */
  run<Result>(work: () => Promise<Result>, caller?: Caller<Class>): Promise<Result>;
  /** Refuses as `run` would. Asked first, it sheds load before that costs anything else. */
  refuseWhenFull(caller?: Caller<Class>): void;
  /**
   * True where `run` would refuse, and it counts as refused: for load that is shed without an error. `needsNoPlace` is asked
   * only then.
   */
  sheds(caller?: Caller<Class>, needsNoPlace?: () => boolean): boolean;
  readonly state: LimiterState;
}

export interface LimiterState {
  running: number;
  waiting: number;
  /** Since the start. */
  refused: number;
}

interface CommonOptions {
  /** Concurrency limit. */
  atOnce: number;
  /** The most one key has running and waiting together; no limit unless said. A bulkhead for work that its caller can draw out. */
  mostEach?: number;
  /** The most one key has waiting; as many as its class unless said. */
  mostWaitingEach?: number;
  /** An entry waits no longer than this while nothing comes to an end; for ever, unless said. */
  patienceMs?: number;
  retryAfterSeconds: number;
}

/** One class of callers: `mostWaiting` of all together may wait. */
export interface LimiterOptions extends CommonOptions {
  mostWaiting: number;
}

/** Several classes of callers, each with a share of its own. */
export interface ClassedLimiterOptions<Class extends string> extends CommonOptions {
  classes: Readonly<Record<Class, TrafficClass>>;
}

const ANYBODY: Caller<'all'> = { class: 'all', keys: [] };

/** Lets so many pieces of heavy work run at once and so many wait; all callers are of one class. */
export function createLimiter({ mostWaiting, ...options }: LimiterOptions): Limiter<'all'> {
  return createClassedLimiter({ ...options, classes: { all: { weight: 1, mostWaiting } } }, ANYBODY);
}

/** The same with several classes of callers. `unnamed` is who asks where nobody is named. */
export function createClassedLimiter<Class extends string>(
  options: ClassedLimiterOptions<Class>,
  unnamed: Caller<Class>,
): Limiter<Class> {
  const { atOnce, mostEach = Number.POSITIVE_INFINITY, patienceMs, retryAfterSeconds } = options;
  const queue = createFairQueue(options.classes, options.mostWaitingEach);
  const runningOf = new Map<string, number>();
  const counters = { running: 0, refused: 0 };
  let movedAtMs = 0;
  let timer: NodeJS.Timeout | undefined;

  function refusal(): Refusal {
    counters.refused += 1;
    return new Refusal('server.unavailable', {}, { retryAfterSeconds });
  }

  function isFull(caller: Caller<Class>): boolean {
    if (caller.keys.some((key) => (runningOf.get(key) ?? 0) >= mostEach)) return true;
    return counters.running >= atOnce && queue.isFull(caller);
  }

  function wait(caller: Caller<Class>): Promise<void> {
    return new Promise((resolve, reject) => {
      queue.add(caller, { sinceMs: performance.now(), begin: resolve, reject: () => reject(refusal()) });
      expireAfter(patienceMs ?? 0);
    });
  }

  function expireAfter(ms: number): void {
    if (patienceMs === undefined || timer) return;
    // What came to an end while the process was busy is heard of first.
    timer = setTimeout(() => setImmediate(expire), ms).unref();
  }

  /** Refuses entries that waited too long while nothing moved, for nothing may move for long. */
  function expire(): void {
    timer = undefined;
    const dueAt = (sinceMs: number) => Math.max(sinceMs, movedAtMs) + (patienceMs ?? Number.POSITIVE_INFINITY);
    const now = performance.now();
    const oldest = queue.rejectExpired(({ sinceMs }) => dueAt(sinceMs) <= now);
    if (oldest !== undefined) expireAfter(dueAt(oldest) - now);
  }

  function addRunning(keys: readonly string[], change: number): void {
    if (mostEach === Number.POSITIVE_INFINITY) return;
    for (const key of keys) {
      const running = (runningOf.get(key) ?? 0) + change;
      if (running > 0) runningOf.set(key, running);
      else runningOf.delete(key);
    }
  }

  return {
    state: {
      get running() {
        return counters.running;
      },
      get waiting() {
        return queue.length;
      },
      get refused() {
        return counters.refused;
      },
    },
    sheds(caller = unnamed, needsNoPlace = () => false) {
      const isRefused = isFull(caller) && !needsNoPlace();
      if (isRefused) counters.refused += 1;
      return isRefused;
    },
    refuseWhenFull(caller = unnamed) {
      if (isFull(caller)) throw refusal();
    },
    async run(work, caller = unnamed) {
      if (isFull(caller)) throw refusal();
      addRunning(caller.keys, 1);
      try {
        if (counters.running >= atOnce) await wait(caller);
        else {
          counters.running += 1;
          queue.count(caller);
        }
      } catch (error) {
        addRunning(caller.keys, -1);
        throw error;
      }
      try {
        return await work();
      } finally {
        addRunning(caller.keys, -1);
        movedAtMs = performance.now();
        // The place goes straight to the next; only when nobody waits is it free.
        const following = queue.next();
        if (following) following.begin();
        else counters.running -= 1;
      }
    },
  };
}
