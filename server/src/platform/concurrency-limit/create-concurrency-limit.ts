import { Refusal } from '../errors/index.ts';
import { type Caller, createFairQueue, type TrafficClass } from './fair-queue.ts';

/**
 * A concurrency limit with backpressure: a bounded queue in which neither a class of callers nor one caller can starve another,
 * and refusal once the queue is full.
 */
export interface ConcurrencyLimit<Class extends string = string> {
  /** Runs the work when the fair queue grants it a slot (createFairQueue). Refuses with 503 where the caller cannot wait. */
  run<Result>(work: () => Promise<Result>, caller?: Caller<Class>): Promise<Result>;
  /** Refuses as `run` would; called first, it sheds load before the call costs anything else. */
  refuseWhenFull(caller?: Caller<Class>): void;
  /**
   * True where `run` would refuse, and counted as refused: for load that is shed without an error. `needsNoSlot` is called
   * only then, and exempts the call.
   */
  sheds(caller?: Caller<Class>, needsNoSlot?: () => boolean): boolean;
  readonly state: ConcurrencyState;
}

export interface ConcurrencyState {
  running: number;
  waiting: number;
  /** The number of refusals since the process started. */
  refused: number;
}

interface CommonOptions {
  /** The most concurrent work. */
  concurrency: number;
  /**
   * The most work of one key, running and waiting together; unlimited unless set. For work whose duration the caller
   * controls.
   */
  maxPerKey?: number;
  /** The most waiting work of one key; the limit of its class unless set. */
  maxQueuedPerKey?: number;
  /** An entry is refused after this time if no work ended meanwhile; never, unless set. */
  queueTimeoutMs?: number;
  retryAfterSeconds: number;
}

/** Options for one class of callers: at most `maxQueued` wait. */
export interface ConcurrencyLimitOptions extends CommonOptions {
  maxQueued: number;
}

/** Options for several classes of callers, each with its own share. */
export interface ClassedConcurrencyLimitOptions<Class extends string> extends CommonOptions {
  classes: Readonly<Record<Class, TrafficClass>>;
}

const ANONYMOUS: Caller<'all'> = { class: 'all', keys: [] };

/** A concurrency limit whose callers are all of one class. */
export function createConcurrencyLimit({ maxQueued, ...options }: ConcurrencyLimitOptions): ConcurrencyLimit<'all'> {
  return createClassedConcurrencyLimit({ ...options, classes: { all: { weight: 1, maxQueued } } }, ANONYMOUS);
}

/** A concurrency limit with several classes of callers. `unnamed` is the caller where none is given. */
export function createClassedConcurrencyLimit<Class extends string>(
  options: ClassedConcurrencyLimitOptions<Class>,
  unnamed: Caller<Class>,
): ConcurrencyLimit<Class> {
  const { concurrency, maxPerKey = Number.POSITIVE_INFINITY, queueTimeoutMs, retryAfterSeconds } = options;
  const queue = createFairQueue(options.classes, options.maxQueuedPerKey);
  const runningOf = new Map<string, number>();
  const counters = { running: 0, refused: 0 };
  let lastEndAtMs = 0;
  let timer: NodeJS.Timeout | undefined;

  function refusal(): Refusal {
    counters.refused += 1;
    return new Refusal('server.unavailable', {}, { retryAfterSeconds });
  }

  function isFull(caller: Caller<Class>): boolean {
    if (caller.keys.some((key) => (runningOf.get(key) ?? 0) >= maxPerKey)) return true;
    return counters.running >= concurrency && queue.isFull(caller);
  }

  function wait(caller: Caller<Class>): Promise<void> {
    return new Promise((resolve, reject) => {
      queue.add(caller, { sinceMs: performance.now(), begin: resolve, reject: () => reject(refusal()) });
      expireAfter(queueTimeoutMs ?? 0);
    });
  }

  function expireAfter(ms: number): void {
    if (queueTimeoutMs === undefined || timer) return;
    // `setImmediate` first processes work that ended while the event loop was blocked.
    timer = setTimeout(() => setImmediate(expire), ms).unref();
  }

  /** Refuses entries that waited too long while no work ended. */
  function expire(): void {
    timer = undefined;
    const dueAt = (sinceMs: number) => Math.max(sinceMs, lastEndAtMs) + (queueTimeoutMs ?? Number.POSITIVE_INFINITY);
    const now = performance.now();
    const oldest = queue.rejectExpired(({ sinceMs }) => dueAt(sinceMs) <= now);
    if (oldest !== undefined) expireAfter(dueAt(oldest) - now);
  }

  function addRunning(keys: readonly string[], change: number): void {
    if (maxPerKey === Number.POSITIVE_INFINITY) return;
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
    sheds(caller = unnamed, needsNoSlot = () => false) {
      const isRefused = isFull(caller) && !needsNoSlot();
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
        if (counters.running >= concurrency) await wait(caller);
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
        lastEndAtMs = performance.now();
        // The slot passes directly to the next entry; it becomes free only when none waits.
        const following = queue.next();
        if (following) following.begin();
        else counters.running -= 1;
      }
    },
  };
}
