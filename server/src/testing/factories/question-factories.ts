import { insertQuestion } from '../../modules/goods/questions/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';

interface ProductQuestionSpec {
  productId: number;
  questionId?: number;
  customerId?: string;
  text?: string;
  isPublished?: boolean;
}

/** A question about a product, or an answer to one; published by default. */
export function makeProductQuestion(
  db: Database,
  { productId, questionId, customerId, text = 'هل يأتي في علبة؟', isPublished = true }: ProductQuestionSpec,
): Promise<number> {
  return inTransaction(db, (tx) =>
    insertQuestion(tx, {
      productId,
      questionId: questionId ?? null,
      customerId: customerId ?? null,
      author: 'نورة ع.',
      body: text,
      flags: [],
      status: isPublished ? 'published' : 'pending',
      at: new Date(),
    }),
  );
}
