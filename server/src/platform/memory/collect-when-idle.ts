import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 5_000;
/** Of the time between two looks. What a shop without visitors does by itself (jobs, invalidations) takes 0.06 of it. */
const IDLE_BELOW = 0.15;
/** So many looks in a row must find it idle: half a minute, longer than a visitor reads a page. */
const IDLE_LOOKS = 6;
/** Less than this is not worth the pause. */
const WORTH_BYTES = 24 * 1024 * 1024;
/** The pause is a quarter of a second: a process spends no more than a two-hundredth of its time in it. */
const AT_MOST_EVERY_MS = 60_000;

export interface IdleCollectorOptions {
  /** Whether anybody waits for what this process does right now. */
  isAtWork: () => boolean;
  /** The part of the time since it was last asked in which the process was busy, from 0 to 1. */
  busyShare: () => number;
  /** What the heap and all that hangs on it takes of the system, dead or alive. */
  heldBytes: () => number;
  /** Takes back what is dead, while everything else stands still. */
  collect: () => void;
  nowMs: () => number;
}

/**
 * A look at the process, to be taken every few seconds; true where it collected. V8 looks for what is dead while memory is asked
 * for, and so never in a process that was busy and is quiet now: it would keep what the rush took until the next one.
 */
export function createIdleCollector({ isAtWork, busyShare, heldBytes, collect, nowMs }: IdleCollectorOptions) {
  let leftBytes = 0;
  let collectedAtMs = Number.NEGATIVE_INFINITY;
  let idleChecks = 0;
  return (): boolean => {
    const isIdle = busyShare() < IDLE_BELOW && !isAtWork();
    idleChecks = isIdle ? idleChecks + 1 : 0;
    if (idleChecks < IDLE_LOOKS || nowMs() - collectedAtMs < AT_MOST_EVERY_MS) return false;
    if (heldBytes() - leftBytes < WORTH_BYTES) return false;
    collect();
    leftBytes = heldBytes();
    collectedAtMs = nowMs();
    return true;
  };
}

/** Gives back to the system what is dead, in moments when this process has nothing to do (docs/decisions/0077). */
export function collectWhenIdle(isAtWork: () => boolean): { close(): void } {
  const look = createIdleCollector({
    isAtWork,
    busyShare: watchBusyShare(),
    heldBytes() {
      const { total_heap_size: heap, external_memory: besideHeap } = getHeapStatistics();
      return heap + besideHeap;
    },
    collect: collectAll,
    nowMs: () => performance.now(),
  });
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}

function watchBusyShare(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

let gc: NodeJS.GCFunction | undefined;

/**
 * Looks at all of the heap, and moves what is alive together so that pages of memory come free: some 240 ms at 100 MB alive. V8's
 * milder form takes 90 and gives nothing back. Node hands it out to whoever starts it with a flag; this is the same however
 * the shop was started.
 */
export function collectAll(): void {
  if (!gc) {
    setFlagsFromString('--expose-gc');
    // What a context made now calls `gc`, and no other has.
    gc = runInNewContext('gc') as NodeJS.GCFunction;
    setFlagsFromString('--no-expose-gc');
  }
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
