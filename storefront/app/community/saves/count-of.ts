import type { Say } from '@waha/kit/texts';
import type { Areas } from '../../text/areas.ts';

/** Up to this many posts of a collection are counted (contract/src/posts). */
const MOST_COUNTED = 100;

/** The number of posts in a collection, in words. */
export const countOf = (say: Say<Areas['saves']>, count: number) =>
  count < MOST_COUNTED ? say('count', { count }) : say('countMore', { count: MOST_COUNTED - 1 });
