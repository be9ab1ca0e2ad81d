export {
  type OwnQuestion,
  type OwnQuestions,
  type Question,
  type QuestionPage,
  questionEndpoints,
} from './endpoints.ts';
export type { ModeratedQuestion } from './moderation.ts';
export { questionRefusals } from './refusals.ts';
export type { QuestionFlag, QuestionKind, QuestionReportReason, QuestionStatus } from './shapes.ts';
export { questionFlags, questionReportReasons, questionStatuses } from './shapes.ts';
