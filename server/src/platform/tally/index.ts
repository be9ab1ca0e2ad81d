export { createTally, type Tally } from './tally.ts';
