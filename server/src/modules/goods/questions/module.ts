import { questionEndpoints, questionEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { eraseQuestions, exportQuestionReports, exportQuestions } from './ask-question.ts';
import { questionsProcessing } from './processing.ts';
import { questionInvariants } from './questions.invariants.ts';
import { questionRoutes } from './questions.routes.ts';
import { questionRefusalTexts } from './refusals.ts';

export const questions = defineModule({
  name: 'questions',
  wing: 'goods',
  processing: questionsProcessing,
  uses: ['identity', 'staff', 'catalog', 'orders', 'reviews'],
  endpoints: questionEndpoints,
  apiTags: {
    questions: 'Questions about products, and their answers',
  },
  refusals: questionRefusalTexts,
  sends: questionEvents,
  handlers: questionRoutes,
  exportPersonalData: ({ db }) => ({
    questions: (customerId) => exportQuestions(db, customerId),
    question_reports: (customerId) => exportQuestionReports(db, customerId),
  }),
  eraseBatch: () => eraseQuestions,
  invariants: questionInvariants,
});
