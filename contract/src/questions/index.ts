export {
  type OwnQuestion,
  type OwnQuestions,
  type Question,
  type QuestionPage,
  questionEndpoints,
} from './endpoints.ts';
export { questionEvents } from './events.ts';
export type { ModeratedQuestion } from './moderation.ts';
export { questionRefusals } from './refusals.ts';
