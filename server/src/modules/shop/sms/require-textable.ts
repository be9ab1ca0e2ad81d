import { canText, type Extensions } from '../../../extensions/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { createAttemptLimits } from '../../../platform/rate-limit/index.ts';
import { denySms, loggedNumber } from './allow-sms.ts';
import { readSmsLimits } from './sms-limits.store.ts';
import { countSent } from './sms-log.store.ts';

export interface TextableDeps {
  db: Database;
  now: () => number;
  /** True where rate limits of visitors count. */
  limits: boolean;
  extensions: Extensions;
}

/**
 * Refuses a text message that would not be sent, with texts that name another way: `sms.country_not_served`,
 * `sms.unavailable`, `sms.too_many` (too many from this network). The refusal depends on the typed number and never on
 * an account, so that accounts cannot be probed.
 */
export async function requireTextable(
  { db, now, limits, extensions }: TextableDeps,
  phone: string,
  visitor: string,
): Promise<void> {
  if (!canText(extensions)) refuse('sms.unavailable');
  const allowed = await readSmsLimits(db);
  const number = loggedNumber(phone);
  const denial = denySms(number, await countSent(db, number, new Date(now())), allowed);
  if (denial === 'country') refuse('sms.country_not_served');
  // The budget of a single number is not revealed: the last code sent to it still works.
  if (denial === 'off' || denial === 'shop' || denial === 'block') refuse('sms.unavailable');
  const rules = [{ most: allowed.networkPerHour, minutes: 60 }];
  await createAttemptLimits(db, limits).spend([{ kind: 'sms', of: [visitor], rules, code: 'sms.too_many' }]);
}
