export { type Facts, factsOf } from './facts.ts';
