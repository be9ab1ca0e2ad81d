import type { Extensions } from '../../../extensions/index.ts';
import type { CallContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';
import { type Consent, deleteUnsent, readConsent, writeConsent } from './consents.store.ts';

/** Agreements of one network in a day: of a mobile operator's many, few change their mind on one day. Withdrawals are not counted. */
const DAILY_AGREEMENTS = { most: 300, minutes: 24 * 60, code: 'request.rate_limited' } as const;
/** The same answer again is stored after so long, as an agreement that was renewed. */
const RENEWED_AFTER_MS = 86_400_000;

export interface AnswerDeps {
  db: Database;
  now: () => number;
  extensions: Extensions;
  /** Whether rate limits apply. */
  limits: boolean;
}

/**
 * Keeps an answer where it changes something: an agreement that some service needs, or the withdrawal of one that is known. A
 * refusal of somebody who never agreed needs no proof, and anybody may send one.
 */
export async function keepAnswer(
  { db, now, extensions, limits }: AnswerDeps,
  answer: Consent,
  version: string,
  { language, visitor }: Pick<CallContext, 'language' | 'visitor'>,
): Promise<void> {
  const before = await readConsent(db, answer.id);
  const isAgreed = answer.analytics || answer.marketing;
  const isLess = withdraws(answer, before);
  const isMore =
    (answer.analytics && !before?.analytics) ||
    (answer.marketing && !before?.marketing) ||
    (isAgreed && before !== undefined && now() - before.changed_at.getTime() > RENEWED_AFTER_MS);
  if (!isLess && !(isMore && extensions.conversions.length > 0)) return;
  if (limits && isMore) await countAgainstLimit(db, { bucket: `agreements ${visitor}`, ...DAILY_AGREEMENTS });
  await inTransaction(db, async (tx) => {
    await writeConsent(tx, answer, { version, language, at: new Date(now()) });
    if (!isAgreed) await deleteUnsent(tx, answer.id);
  });
}

const withdraws = (answer: Consent, before: Omit<Consent, 'id'> | undefined): boolean =>
  before !== undefined && ((before.analytics && !answer.analytics) || (before.marketing && !answer.marketing));
