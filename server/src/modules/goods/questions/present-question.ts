import type { ModeratedQuestion, OwnQuestion, Question, QuestionReportReason } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { readProducts } from '../catalog/index.ts';
import type { FullQuestion } from './questions.store.ts';
import type { ShownQuestion } from './shown-questions.store.ts';

type Named = OwnQuestion['product'];

/** Names of the products of these rows, by id. */
export async function readNamesOf(
  db: Database | Tx,
  rows: readonly FullQuestion[],
  language: Language,
): Promise<Map<number, Named>> {
  const products = await readProducts(db, [...new Set(rows.map(({ product_id }) => product_id))]);
  return new Map(
    products.map((row) => [row.id, { id: row.id, name: inLanguage(row, 'name', language), slug: row.slug }]),
  );
}

export function presentShown(row: ShownQuestion): Question {
  return {
    id: row.id,
    text: row.body,
    author: row.author,
    created_at: row.created_at.toISOString(),
    answers: row.answers.map((answer) => ({
      id: answer.id,
      text: answer.body,
      by: answer.is_shop ? 'shop' : 'buyer',
      author: answer.author,
      created_at: new Date(answer.created_at).toISOString(),
    })),
  };
}

export function presentOwnQuestion(row: FullQuestion, product: Named): OwnQuestion {
  return {
    id: row.id,
    kind: kindOf(row),
    product,
    question: row.asked,
    text: row.body,
    status: row.status,
    status_reason: row.status_reason,
    answer_count: row.answer_count,
    created_at: row.created_at.toISOString(),
  };
}

export function presentModerated(
  row: FullQuestion,
  product: Named,
  reports: readonly QuestionReportReason[],
): ModeratedQuestion {
  return {
    id: row.id,
    version: row.version,
    kind: kindOf(row),
    product,
    author: row.author,
    question: row.asked,
    text: row.body,
    shop_answer: row.shop_answer,
    status: row.status,
    status_reason: row.status_reason,
    flags: row.flags,
    reports: [...reports],
    created_at: row.created_at.toISOString(),
  };
}

const kindOf = ({ question_id }: FullQuestion): OwnQuestion['kind'] => (question_id === null ? 'question' : 'answer');
