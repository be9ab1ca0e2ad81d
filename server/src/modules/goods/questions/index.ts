export { insertQuestion, type NewQuestion, readQuestion } from './questions.store.ts';
