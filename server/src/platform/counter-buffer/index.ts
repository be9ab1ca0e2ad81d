export { type CounterBuffer, createCounterBuffer } from './counter-buffer.ts';
