import type { EndpointKey, OwnQuestion } from '@waha/contract';
import { type Handlers, pageOf } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { listPurchases } from '../../selling/orders/index.ts';
import { readProducts } from '../catalog/index.ts';
import { answerAsBuyer, askQuestion, type QuestionDeps, withdrawQuestion } from './ask-question.ts';
import { questionModerationRoutes } from './moderation.routes.ts';
import { presentOwnQuestion, presentShown, readNamesOf } from './present-question.ts';
import { type FullQuestion, listOwnQuestions, readQuestion } from './questions.store.ts';
import { reportQuestion } from './report-question.ts';
import { countShown, listShown } from './shown-questions.store.ts';

type QuestionKey = Extract<EndpointKey, `${string}/questions${string}`>;

const DEFAULT_PER_PAGE = 15;
/** Maximum number of items the contract shows. */
const MOST_SHOWN = 100;

export function questionRoutes(deps: QuestionDeps): Handlers<QuestionKey> {
  const { db } = deps;

  async function presentOwn(rows: readonly FullQuestion[], language: Language): Promise<OwnQuestion[]> {
    const names = await readNamesOf(db, rows, language);
    return rows.flatMap((row) => {
      const product = names.get(row.product_id);
      return product ? [presentOwnQuestion(row, product)] : [];
    });
  }

  async function readOwn(id: number, language: Language): Promise<OwnQuestion> {
    const row = (await readQuestion(db, id)) ?? refuse('questions.not_found');
    return (await presentOwn([row], language))[0] ?? refuse('questions.not_found');
  }

  return {
    ...questionModerationRoutes(deps),
    'GET /questions': async ({ query }, context) => {
      const { product_id: productId, page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query;
      const [products, total, rows] = await Promise.all([
        readProducts(db, [productId]),
        countShown(db, productId),
        listShown(db, productId, perPage, (page - 1) * perPage),
      ]);
      if (products.length === 0) refuse('catalog.product_not_found');
      context.tag(`questions:${productId}`, `product:${productId}`);
      return { data: rows.map(presentShown), ...pageOf(page, perPage, total) };
    },
    'GET /user/questions': async ({ query: { product_id: productId } }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const rows = await listOwnQuestions(db, customerId, { productId: productId ?? null, limit: MOST_SHOWN });
      const bought = productId === undefined ? [] : await listPurchases(db, customerId, { productId, limit: 1 });
      return { written: await presentOwn(rows, language), may_answer: bought.length > 0 };
    },
    'POST /questions': async ({ body }, { actor, language }) =>
      readOwn(await askQuestion(deps, requireCustomer(actor).customerId, body), language),
    'POST /questions/{id}/answers': async ({ params: { id }, body }, { actor, language }) =>
      readOwn(await answerAsBuyer(deps, requireCustomer(actor).customerId, { id, ...body }), language),
    'DELETE /questions/{id}': async ({ params }, { actor }) => {
      await withdrawQuestion(db, requireCustomer(actor).customerId, params.id);
      return { done: true } as const;
    },
    'POST /questions/{id}/report': async ({ params: { id }, body: { reason } }, context) => {
      await reportQuestion(db, context, { id, reason });
      return { done: true } as const;
    },
  };
}
