export {
  type ClassedConcurrencyLimitOptions,
  type ConcurrencyLimit,
  type ConcurrencyLimitOptions,
  type ConcurrencyState,
  createClassedConcurrencyLimit,
  createConcurrencyLimit,
} from './create-concurrency-limit.ts';
export type { Caller, TrafficClass } from './fair-queue.ts';
