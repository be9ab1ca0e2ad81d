import type { Tx } from '../../../platform/database/index.ts';
import { isUniqueViolation } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { readCustomer } from '../../people/identity/index.ts';
import { mayApply } from './affiliates.policy.ts';
import { type Application, insertApplication, lockOwn, renewApplication } from './applications.store.ts';
import { isReservedCode, newCode } from './codes.ts';
import { readProgramme } from './programme.store.ts';

/** A random code is hardly ever taken; so many in a row never are. */
const MOST_TRIES = 10;

/**
 * Applies: the first time with a chosen or generated code, later under the existing one. Refuses outdated terms (409
 * `affiliates.terms_changed`), customers without permission (`mayApply`), and a code that is taken or reserved.
 */
export async function apply(
  tx: Tx,
  customerId: string,
  { code, ...application }: Application & { code: string | null },
  at: Date,
): Promise<void> {
  const { termsVersion } = await readProgramme(tx);
  if (application.termsVersion !== termsVersion) refuse('affiliates.terms_changed');
  const last = await lockOwn(tx, customerId);
  enforce(mayApply(last, at.getTime()));
  const id = last?.id ?? (await applyFirst(tx, customerId, { code, application, at }));
  if (last) await renewApplication(tx, last.id, application, at);
  await publish(tx, 'affiliate.applied', { affiliateId: id });
}

async function applyFirst(
  tx: Tx,
  customerId: string,
  { code, application, at }: { code: string | null; application: Application; at: Date },
): Promise<number> {
  const wish = code?.toUpperCase();
  if (wish && (await isReservedCode(tx, wish))) refuse('affiliates.code_reserved');
  const name = (await readCustomer(tx, customerId))?.first_name ?? '';
  for (let tries = 0; tries < (wish ? 1 : MOST_TRIES); tries += 1) {
    const given = { customerId, code: wish ?? (await newCode(tx, name)), application, at };
    const made = await insertApplication(tx, given).catch((error: unknown) => {
      // Two tabs applied concurrently: the application of the other tab is open.
      if (isUniqueViolation(error, 'affiliates_customer_id_key')) refuse('affiliates.application_open');
      // A coupon has a similar code. Refused as for another affiliate's code, so that coupons cannot be probed.
      if (isUniqueViolation(error, 'codes_apart')) refuse('affiliates.code_taken');
      throw error;
    });
    if (made) return made.id;
  }
  return refuse('affiliates.code_taken');
}
