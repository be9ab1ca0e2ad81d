import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Sample } from './exposition.ts';

const LOOK_EVERY_MS = 10_000;
/** A finer clock wakes an idle process more often than all its jobs together. */
const RESOLUTION_MS = 100;
const QUANTILES = [0.5, 0.99, 1];

/** The event loop delay of the process. */
export interface LoopDelay {
  /** The delay of timers in seconds, over the last complete ten seconds. It is measured from the first call on. */
  samples(): Sample[];
  close(): void;
}

export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let samples = sample();
  let timer: NodeJS.Timeout | undefined;

  /** A process whose metrics nobody reads is not woken for them. */
  function start(): void {
    histogram.enable();
    timer = setInterval(() => {
      samples = sample();
      histogram.reset();
    }, LOOK_EVERY_MS).unref();
  }

  function sample(): Sample[] {
    return QUANTILES.map((quantile) => {
      const nanoseconds = quantile === 1 ? histogram.max : histogram.percentile(quantile * 100);
      const lateMs = Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
      return { labels: { quantile: String(quantile) }, value: histogram.count === 0 ? 0 : lateMs / 1_000 };
    });
  }

  return {
    samples() {
      if (!timer) start();
      return samples;
    },
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
