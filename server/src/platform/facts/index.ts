export { type Facts, factsOf, factsWithin } from './facts.ts';
