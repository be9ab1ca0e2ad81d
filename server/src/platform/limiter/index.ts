export {
  type ClassedLimiterOptions,
  createClassedLimiter,
  createLimiter,
  type Limiter,
  type LimiterOptions,
  type LimiterState,
} from './create-limiter.ts';
export type { Caller, TrafficClass } from './fair-queue.ts';
