export { type Coalescer, createCoalescer } from './coalesce.ts';
export { createLog, type Log, type LogLevel, type LogOptions } from './create-log.ts';
export { asError, messageOf } from './describe.ts';
export { maskPhone, redact } from './redact.ts';
