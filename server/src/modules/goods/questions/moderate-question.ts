import type { QuestionStatus } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { settleQuestionReports } from './question-reports.store.ts';
import { changeStatus, type FullQuestion, insertQuestion, rewriteShopAnswer } from './questions.store.ts';

/** Statuses each decision may start from. A published text may be moderated again after reports. */
const fromOf = {
  published: ['pending', 'rejected', 'hidden'],
  rejected: ['pending'],
  hidden: ['published'],
} as const satisfies Record<string, readonly QuestionStatus[]>;

/**
 * Publishes, rejects or hides a question or an answer, and closes its reports. Refuses
 * `questions.transition_not_allowed` if it was decided before.
 */
export async function decide(
  tx: Tx,
  before: FullQuestion,
  { to, reason = null }: { to: keyof typeof fromOf; reason?: string | null },
): Promise<void> {
  const { id, product_id, question_id } = before;
  const isOnlySettled = to === 'published' && before.status === 'published' && before.open_reports > 0;
  if (!isOnlySettled) {
    const step =
      (await changeStatus(tx, { id, from: fromOf[to], to, reason })) ?? refuse('questions.transition_not_allowed');
    if (step.isNew && question_id !== null) await publishAnswered(tx, id);
    await publishInvalidation(tx, [`questions:${product_id}`]);
  }
  await settleQuestionReports(tx, id);
}

/**
 * Publishes the shop's answer to a question; a second answer replaces the first. A pending question is published with
 * it; a rejected or hidden one cannot be answered (`questions.transition_not_allowed`).
 */
export async function answerAsShop(
  tx: Tx,
  question: FullQuestion,
  { text, version, at }: { text: string; version: number; at: Date },
): Promise<void> {
  const { id, product_id: productId, question_id, status } = question;
  if (question_id !== null || status === 'rejected' || status === 'hidden') refuse('questions.transition_not_allowed');
  if (question.version !== version) refuse('conflict.changed');
  // The question is shown and its version moves on, whichever state it was in.
  await changeStatus(tx, { id, from: ['pending', 'published'], to: 'published', reason: null });
  await settleQuestionReports(tx, id);
  if (!(await rewriteShopAnswer(tx, id, text))) {
    const by = { productId, questionId: id, customerId: null, author: null, flags: [] };
    await publishAnswered(tx, await insertQuestion(tx, { ...by, body: text, status: 'published', at }));
  }
  await publishInvalidation(tx, [`questions:${productId}`]);
}

/** The author of a question is notified when an answer is first visible. */
function publishAnswered(tx: Tx, answerId: number): Promise<void> {
  return publish(tx, 'question.answered', { answerId });
}
