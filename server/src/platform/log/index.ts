export { createLog, type Log, type LogLevel, type LogOptions } from './create-log.ts';
export { maskPhone, redact } from './redact.ts';
