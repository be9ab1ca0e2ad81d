import { account, buy, look, type Step } from './walk.ts';
import { community, find, own, pay } from './walk-further.ts';

/** The parts of the walk: a step that fails ends its part. Those after the login are the customer's. */
export const everyPart: readonly (readonly Step[])[] = [look, find, buy, pay, account, own, community];
