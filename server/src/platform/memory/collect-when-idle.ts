import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isTuned } from '../tuning/index.ts';

const LOOK_EVERY_MS = 5_000;
/**
 * The busy share of the time between two checks below which the process is idle. Jobs and invalidations of a shop
 * without visitors take 0.06.
 */
const IDLE_BELOW = 0.15;
/** The number of consecutive idle checks: half a minute, longer than a visitor reads a page. */
const IDLE_LOOKS = 6;
/** The least garbage that is worth the pause. */
const WORTH_BYTES = 24 * 1024 * 1024;
/**
 * The shortest time between collections. The pause is a quarter of a second, so a process spends at most a
 * two-hundredth of its time in it.
 */
const AT_MOST_EVERY_MS = 60_000;

export interface IdleCollectorOptions {
  /** True while a request waits for this process. */
  isAtWork: () => boolean;
  /** The busy share of the time since the last call, from 0 to 1. */
  busyShare: () => number;
  /** Memory of the heap and its external buffers, alive or dead. */
  heldBytes: () => number;
  /** Runs a full garbage collection, which stops the process. */
  collect: () => void;
  nowMs: () => number;
}

/**
 * Creates a check of the process, to be called every few seconds; true where it collected. V8 collects only while
 * memory is allocated. A process that was busy and is quiet now would therefore hold the garbage of a rush until the
 * next one.
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

/** Returns dead memory to the system while this process is idle (docs/decisions/0077). */
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
  const timer = isTuned('idle-collection') ? setInterval(look, LOOK_EVERY_MS).unref() : undefined;
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
 * Runs a full compacting collection, so that memory pages are freed: some 240 ms with 100 MB of live data. V8's milder
 * form takes 90 ms and frees none. Node exposes `gc` only with a flag; this works without it.
 */
export function collectAll(): void {
  if (!gc) {
    setFlagsFromString('--expose-gc');
    // Only a context created now has `gc`.
    gc = runInNewContext('gc') as NodeJS.GCFunction;
    setFlagsFromString('--no-expose-gc');
  }
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
