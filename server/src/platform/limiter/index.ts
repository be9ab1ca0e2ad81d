export { createLimiter, type Limiter, type LimiterOptions, type LimiterState } from './create-limiter.ts';
