import { storedText } from '../../stored-text.ts';

/** `yes` if the user of this browser was a member at the last check. Grants no access: the API decides. */
export const wasMember = storedText('community-member');
