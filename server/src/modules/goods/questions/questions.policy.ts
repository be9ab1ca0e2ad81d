import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { FullQuestion } from './questions.store.ts';

type Written = Pick<FullQuestion, 'status' | 'customer_id' | 'question_id' | 'asked_status'>;

/** An answer is only visible if its question is. */
const isShown = ({ status, asked_status }: Written) =>
  status === 'published' && (asked_status === null || asked_status === 'published');

/** Visible questions may be answered, except by their author; the purchase is checked separately. */
export function mayAnswer(customerId: string, question: Written): Denial | null {
  if (question.question_id !== null || !isShown(question)) return deny('questions.not_found');
  return question.customer_id === customerId ? deny('questions.own') : null;
}

/** Signed-in customers may report visible texts, except their own. */
export function mayReport(customerId: string, question: Written): Denial | null {
  if (!isShown(question)) return deny('questions.not_found');
  return question.customer_id === customerId ? deny('questions.own') : null;
}

/** Authors may withdraw their own text in any status; for others it does not exist. */
export function mayTakeBack(customerId: string, question: Written): Denial | null {
  return question.customer_id === customerId ? null : deny('questions.not_found');
}
