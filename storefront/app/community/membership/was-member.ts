import { storedText } from '../../stored-text.ts';

/** `yes` where whoever uses this browser was a member when it was last asked. Opens nothing: the shop says who may. */
export const wasMember = storedText('community-member');
