export { createLimiter, type Limiter, type LimiterOptions } from './create-limiter.ts';
