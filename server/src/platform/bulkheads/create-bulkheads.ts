import { type ConcurrencyState, createConcurrencyLimit } from '../concurrency-limit/index.ts';
import { runAsWorkClass } from './current-work-class.ts';

/** Limits of one work class in one process. */
export interface BulkheadLimits {
  /** The most concurrent calls. */
  concurrency: number;
  /** The most waiting calls; further ones are refused immediately. */
  maxQueued: number;
  /** The most calls of one visitor, running and waiting together; for work whose duration the caller controls. */
  maxPerKey?: number;
  /** A waiting call is refused after this time if no call of the class ended meanwhile. */
  queueTimeoutMs: number;
}

/** Bulkheads of a process: one concurrency limit for each work class, so that no class can exhaust another's capacity. */
export interface Bulkheads<WorkClass extends string> {
  of(workClass: WorkClass): Bulkhead;
  readonly states: Readonly<Record<WorkClass, ConcurrencyState>>;
}

/** The bulkhead of one work class. */
export interface Bulkhead {
  /**
   * Runs `work` when a slot is free; the waiting visitor with the fewest recent slots is next. Refuses with 503 and
   * `Retry-After` when the queue is full. Must not be called inside work of the same class: it would wait for itself.
   */
  run<Result>(visitor: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * True where `run` would refuse, before the call costs anything; calls for which `needsNoSlot` returns true are never
   * shed.
   */
  sheds(visitor: string, needsNoSlot?: () => boolean): boolean;
}

const RETRY_AFTER_SECONDS = 2;

const callerOf = (visitor: string) => ({ class: 'all', keys: [visitor] }) as const;

export function createBulkheads<WorkClass extends string>(
  limits: Readonly<Record<WorkClass, BulkheadLimits>>,
): Bulkheads<WorkClass> {
  const workClasses = Object.keys(limits) as WorkClass[];
  const limitOf = (workClass: WorkClass) =>
    createConcurrencyLimit({ ...limits[workClass], retryAfterSeconds: RETRY_AFTER_SECONDS });
  const concurrencyLimits = new Map(workClasses.map((workClass) => [workClass, limitOf(workClass)]));
  return {
    of(workClass) {
      const limit = concurrencyLimits.get(workClass);
      if (!limit) throw new Error(`No limits are configured for the work class ${workClass}`);
      return {
        run: (visitor, work) => limit.run(() => runAsWorkClass(workClass, work, visitor), callerOf(visitor)),
        sheds: (visitor, needsNoSlot) => limit.sheds(callerOf(visitor), needsNoSlot),
      };
    },
    states: Object.fromEntries([...concurrencyLimits].map(([workClass, { state }]) => [workClass, state])) as Record<
      WorkClass,
      ConcurrencyState
    >,
  };
}

/** Bulkheads without limits: they still record the work class. For measurements that are not about load. */
export function createUnlimitedBulkheads<WorkClass extends string>(): Bulkheads<WorkClass> {
  return {
    of: (workClass) => ({
      run: (visitor, work) => runAsWorkClass(workClass, work, visitor),
      sheds: () => false,
    }),
    states: {} as Record<WorkClass, ConcurrencyState>,
  };
}
