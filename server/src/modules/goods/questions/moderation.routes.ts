import type { EndpointKey, ModeratedQuestion } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { answerAsShop, decide } from './moderate-question.ts';
import { listQuestions } from './moderation.store.ts';
import { presentModerated, readNamesOf } from './present-question.ts';
import { listOpenReasons } from './question-reports.store.ts';
import { type FullQuestion, lockQuestion, readQuestion } from './questions.store.ts';

type ModerationKey = Extract<EndpointKey, `${string} /admin/questions${string}`>;

async function present(
  where: Database | Tx,
  rows: readonly FullQuestion[],
  language: Language,
): Promise<ModeratedQuestion[]> {
  const [names, reasons] = [
    await readNamesOf(where, rows, language),
    await listOpenReasons(
      where,
      rows.map(({ id }) => id),
    ),
  ];
  return rows.flatMap((row) => {
    const product = names.get(row.product_id);
    const reports = reasons.filter(({ question_id }) => question_id === row.id).map(({ reason }) => reason);
    return product ? [presentModerated(row, product, reports)] : [];
  });
}

const questions = auditedResource<number, FullQuestion, ModeratedQuestion>({
  read: async (where, id) => (await readQuestion(where, id)) ?? refuse('questions.not_found'),
  lock: async (tx, id) => (await lockQuestion(tx, id)) ?? refuse('questions.not_found'),
  subject: ({ id }) => ({ kind: 'question', id }),
  // Texts of customers are erased with their account, so the audit omits them.
  audited: ({ status, status_reason: reason, shop_answer }) => ({ status, reason, shop_answer }),
  present: async (where, row, { language }) =>
    (await present(where, [row], language))[0] ?? refuse('questions.not_found'),
});

export function questionModerationRoutes({ db, now }: { db: Database; now: () => number }): Handlers<ModerationKey> {
  return {
    'GET /admin/questions': async ({ query }, { language }) => {
      const status = query.status ?? (query.reported ? undefined : 'pending');
      return presentList(await listQuestions(db, { ...query, status }), (rows) => present(db, rows, language));
    },
    'PUT /admin/questions/{id}/publish': ({ params: { id } }, context) =>
      questions.change(db, context, { id, action: 'questions.published' }, (tx, before) =>
        decide(tx, before, { to: 'published' }),
      ),
    'PUT /admin/questions/{id}/reject': ({ params: { id }, body: { reason } }, context) =>
      questions.change(db, context, { id, action: 'questions.rejected' }, (tx, before) =>
        decide(tx, before, { to: 'rejected', reason }),
      ),
    'PUT /admin/questions/{id}/hide': ({ params: { id }, body: { reason } }, context) =>
      questions.change(db, context, { id, action: 'questions.hidden' }, (tx, before) =>
        decide(tx, before, { to: 'hidden', reason }),
      ),
    'PUT /admin/questions/{id}/answer': ({ params: { id }, body }, context) =>
      questions.change(db, context, { id, action: 'questions.answered' }, (tx, before) =>
        answerAsShop(tx, before, { ...body, at: new Date(now()) }),
      ),
  };
}
