import type { QuestionReportReason } from '@waha/contract';
import type { CallContext } from '../../../platform/bind/index.ts';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { readVoter, requireCustomer } from '../../people/identity/index.ts';
import { addQuestionReport } from './question-reports.store.ts';
import { mayReport } from './questions.policy.ts';
import { holdReported, lockQuestion } from './questions.store.ts';

/** Number of reports that hides a text until moderation, as in the community. */
const HIDING_REPORTS = 3;

/** Stores a report of a visible question or answer. Repeating it changes nothing. */
export async function reportQuestion(
  db: Database,
  context: CallContext,
  { id, reason }: { id: number; reason: QuestionReportReason },
): Promise<void> {
  const { customerId } = requireCustomer(context.actor);
  await inTransaction(db, async (tx) => {
    const question = (await lockQuestion(tx, id)) ?? refuse('questions.not_found');
    enforce(mayReport(customerId, question));
    const voter = await readVoter(tx, context, undefined, `question ${id}`);
    const open = await addQuestionReport(tx, { questionId: id, customerId, voter, reason });
    if (open < HIDING_REPORTS) return;
    await holdReported(tx, id);
    await publishInvalidation(tx, [`questions:${question.product_id}`]);
  });
}
