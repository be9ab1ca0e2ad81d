import { z } from 'zod';
import { productRef } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { givenId, id, page, pageQuery, text, textId, timestamp, typedLines } from '../platform/shapes.ts';
import { answerers, questionKinds, questionReportReasons, questionStatuses } from '../vocabulary/index.ts';
import { questionModerationEndpoints } from './moderation.ts';
import { ANSWER_LENGTH, QUESTION_LENGTH } from './shapes.ts';

const answer = z.object({
  id,
  text: text(ANSWER_LENGTH),
  by: z.enum(answerers),
  author: text(60).nullable().describe('Of a buyer: first name and an initial; never more'),
  created_at: timestamp,
});

export const question = z.object({
  id,
  text: text(QUESTION_LENGTH),
  author: text(60).describe('First name and an initial; never more'),
  created_at: timestamp,
  answers: z.array(answer).max(10).describe('The shop’s first, then the earliest'),
});

export const questionPage = page(question);

export const ownQuestion = z.object({
  id,
  kind: z.enum(questionKinds),
  product: productRef,
  question: text(QUESTION_LENGTH).nullable().describe('Of an answer: what was asked'),
  text: text(ANSWER_LENGTH),
  status: z.enum(questionStatuses).describe('pending: staff will look at it first'),
  status_reason: text(500).nullable().describe('Why staff refused or hid it'),
  answer_count: z.int().describe('How many answers everybody sees'),
  created_at: timestamp,
});

export const ownQuestions = z.object({
  written: z.array(ownQuestion).max(100).describe('The latest first'),
  may_answer: z.boolean().describe('Of the product asked for: it was bought here and delivered'),
});

const idParams = z.object({ id: textId });

export const questionEndpoints = {
  ...questionModerationEndpoints,
  'GET /questions': endpoint({
    access: 'public',
    summary: 'Questions about a product that everybody sees, with their answers, the latest first',
    query: z.object({ ...pageQuery, product_id: textId }),
    reply: questionPage,
    errors: ['catalog.product_not_found'],
    cache: { tags: [] },
  }),
  'GET /user/questions': endpoint({
    access: 'customer',
    summary: 'What I asked and answered, and whether I may answer about a product',
    query: z.object({ product_id: textId.describe('Of this product only').optional() }),
    reply: ownQuestions,
    errors: [],
  }),
  'POST /questions': endpoint({
    access: 'customer',
    summary: 'Ask about a product; staff look at it before anybody sees it. Five of mine may wait at once',
    body: z.object({ product_id: givenId, text: typedLines(QUESTION_LENGTH) }),
    reply: ownQuestion,
    status: 201,
    errors: ['catalog.product_not_found', 'questions.already_asked', 'questions.too_many_waiting'],
    limitPerMinute: 5,
  }),
  'POST /questions/{id}/answers': endpoint({
    access: 'customer',
    summary: 'Answer a question about a product I bought, once; staff look at it first',
    params: idParams,
    body: z.object({ text: typedLines(ANSWER_LENGTH) }),
    reply: ownQuestion,
    status: 201,
    errors: [
      'questions.not_found',
      'questions.own',
      'questions.not_bought',
      'questions.already_answered',
      'questions.answered_enough',
      'questions.too_many_waiting',
    ],
    limitPerMinute: 5,
  }),
  'DELETE /questions/{id}': endpoint({
    access: 'customer',
    summary: 'Take my question (with its answers) or my answer away for good',
    params: idParams,
    reply: z.object({ done: z.literal(true) }),
    errors: ['questions.not_found'],
    limitPerMinute: 20,
  }),
  'POST /questions/{id}/report': endpoint({
    access: 'customer',
    summary:
      'Tell staff of a question or an answer that everybody sees; the third person hides it until they have looked',
    params: idParams,
    body: z.object({ reason: z.enum(questionReportReasons) }),
    reply: z.object({ done: z.literal(true) }),
    errors: ['questions.not_found', 'questions.own'],
    limitPerMinute: 10,
  }),
};

export type Question = z.infer<typeof question>;
export type QuestionPage = z.infer<typeof questionPage>;
export type OwnQuestion = z.infer<typeof ownQuestion>;
export type OwnQuestions = z.infer<typeof ownQuestions>;
