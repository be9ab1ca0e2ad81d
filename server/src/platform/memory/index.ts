export { collectWhenIdle, createIdleCollector, type IdleCollectorOptions } from './collect-when-idle.ts';
