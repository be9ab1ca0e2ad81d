import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inPages, inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { lockCustomer } from '../../people/identity/index.ts';
import { listPurchases } from '../../selling/orders/index.ts';
import { readProducts } from '../catalog/index.ts';
import { authorOf } from '../reviews/index.ts';
import { flagsOf } from './flags-of.ts';
import { deleteReportsOf, listReportsOf } from './question-reports.store.ts';
import { mayAnswer, mayTakeBack } from './questions.policy.ts';
import {
  countAnswers,
  countWaiting,
  deleteQuestion,
  type FullQuestion,
  insertQuestion,
  listOwnQuestions,
  lockQuestion,
  readQuestion,
} from './questions.store.ts';
import { MOST_ANSWERS } from './shown-questions.store.ts';

/** Pending questions per customer, which bounds the moderation queue. */
const MOST_WAITING = 5;
/** One answer of the maximum is reserved for the shop. */
const MOST_OF_BUYERS = MOST_ANSWERS - 1;

export interface QuestionDeps {
  db: Database;
  now: () => number;
}

/**
 * Asks a question about a product; it is pending until moderation. Refuses `catalog.product_not_found`,
 * `questions.already_asked` (by a unique index, in any spelling) and `questions.too_many_waiting`. Returns its id.
 */
export async function askQuestion(
  { db, now }: QuestionDeps,
  customerId: string,
  { product_id: productId, text }: { product_id: number; text: string },
): Promise<number> {
  const [product] = await readProducts(db, [productId]);
  if (!product) refuse('catalog.product_not_found');
  return inTransaction(db, async (tx) => {
    const author = await nextToWrite(tx, customerId);
    return insertQuestion(tx, {
      ...{ productId, questionId: null, customerId, author, body: text },
      ...{ flags: await flagsOf(tx, text), status: 'pending', at: new Date(now()) },
    });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'questions_once_each')) refuse('questions.already_asked');
    throw error;
  });
}

/**
 * Answers a visible question about a product the customer bought and received; pending until moderation. Refuses
 * `questions.not_found`, `.own`, `.not_bought`, `.already_answered`, `.answered_enough` and `.too_many_waiting`.
 * Returns its id.
 */
export async function answerAsBuyer(
  { db, now }: QuestionDeps,
  customerId: string,
  { id, text }: { id: number; text: string },
): Promise<number> {
  const asked = (await readQuestion(db, id)) ?? refuse('questions.not_found');
  enforce(mayAnswer(customerId, asked));
  const productId = asked.product_id;
  if ((await listPurchases(db, customerId, { productId, limit: 1 })).length === 0) refuse('questions.not_bought');
  return inTransaction(db, async (tx) => {
    const author = await nextToWrite(tx, customerId);
    // The lock serialises concurrent answers; the question may be hidden by now.
    enforce(mayAnswer(customerId, (await lockQuestion(tx, id)) ?? refuse('questions.not_found')));
    if ((await countAnswers(tx, id)) >= MOST_OF_BUYERS) refuse('questions.answered_enough');
    return insertQuestion(tx, {
      ...{ productId, questionId: id, customerId, author, body: text },
      ...{ flags: await flagsOf(tx, text), status: 'pending', at: new Date(now()) },
    });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'questions_one_answer_each')) refuse('questions.already_answered');
    throw error;
  });
}

/** Display name of the author, under a lock that serialises their concurrent writing. */
async function nextToWrite(tx: Tx, customerId: string): Promise<string> {
  const customer = (await lockCustomer(tx, customerId)) ?? refuse('auth.token_invalid');
  if ((await countWaiting(tx, customerId)) >= MOST_WAITING) refuse('questions.too_many_waiting');
  return authorOf(tx, customer);
}

/** Withdraws the author's question with its answers, or the author's answer. */
export async function withdrawQuestion(db: Database, customerId: string, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const question = (await lockQuestion(tx, id)) ?? refuse('questions.not_found');
    enforce(mayTakeBack(customerId, question));
    await remove(tx, question);
  });
}

const FORGOTTEN_AT_ONCE = 100;

/** Erases the questions, answers and reports of a deleted account, in batches; answers go with their question. */
export async function eraseQuestions(tx: Tx, customerId: string): Promise<string | null> {
  await deleteReportsOf(tx, customerId);
  const questions = await listOwnQuestions(tx, customerId, { limit: FORGOTTEN_AT_ONCE });
  for (const question of questions) await remove(tx, question);
  return questions.length < FORGOTTEN_AT_ONCE ? null : 'the latest';
}

async function remove(tx: Tx, { id, product_id }: FullQuestion): Promise<void> {
  await deleteQuestion(tx, id);
  await publishInvalidation(tx, [`questions:${product_id}`]);
}

/** Questions and answers of a customer, for the data export. */
export async function* exportQuestions(db: Database, customerId: string): AsyncGenerator<unknown> {
  const written = inPages((limit, offset) => listOwnQuestions(db, customerId, { limit, offset }));
  for await (const { product_id, question_id, asked, body, status, created_at } of written) {
    const what = question_id === null ? { kind: 'question' } : { kind: 'answer', question: asked };
    yield { product_id, ...what, text: body, status, created_at: created_at.toISOString() };
  }
}

/** Reports by a customer, for the data export. */
export async function* exportQuestionReports(db: Database, customerId: string): AsyncGenerator<unknown> {
  const reports = inPages((limit, offset) => listReportsOf(db, customerId, limit, offset));
  for await (const { reason, created_at } of reports) yield { reason, created_at: created_at.toISOString() };
}
