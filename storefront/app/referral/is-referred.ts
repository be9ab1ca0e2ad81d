import { storedText } from '../stored-text.ts';

/** Text that stored-referral.ts reads and writes; on every page only its presence is asked for. */
export const keptReferral = storedText('referral');

/** True if there is work for `followReferral`: a link was opened, or a referral is stored. */
export function isReferred(): boolean {
  return /[?&]ref=/.test(location.search) || keptReferral.read() !== null;
}
