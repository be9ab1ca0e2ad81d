import { z } from 'zod';
import { productRef } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, textId, timestamp, typedLines, version } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { questionFlags, questionKinds, questionReportReasons, questionStatuses } from '../vocabulary/index.ts';
import { ANSWER_LENGTH, QUESTION_LENGTH } from './shapes.ts';

const moderators = { staff: ['owner', 'manager', 'moderator'] } as const;

export const moderatedQuestion = z.object({
  id,
  version,
  kind: z.enum(questionKinds),
  product: productRef,
  author: text(60).nullable().describe('None where the shop answered'),
  question: text(QUESTION_LENGTH).nullable().describe('Of an answer: what was asked'),
  text: text(ANSWER_LENGTH),
  shop_answer: text(ANSWER_LENGTH).nullable().describe('Of a question: what the shop says to it'),
  status: z.enum(questionStatuses),
  status_reason: text(500).nullable(),
  flags: z.array(z.enum(questionFlags)).max(3),
  reports: z.array(z.enum(questionReportReasons)).max(20).describe('Those nobody has settled, the latest first'),
  created_at: timestamp,
});

const decided = {
  access: moderators,
  params: z.object({ id: textId }),
  reply: moderatedQuestion,
  errors: ['questions.not_found', 'questions.transition_not_allowed'],
} as const;
const why = z.object({ reason: typedLines(500).describe('The author reads it') });

/** Endpoints for staff to moderate questions and answers. Each step is one audited change. */
export const questionModerationEndpoints = {
  'GET /admin/questions': endpoint({
    access: moderators,
    summary: 'Questions and answers by status, those waiting longest first',
    query: staffListQuery({
      sorts: ['created_at'],
      filters: {
        status: z.enum(questionStatuses).describe('pending unless said, or reported').optional(),
        reported: z.literal('true').describe('Those somebody told of and nobody has settled').optional(),
        product_id: textId.optional(),
      },
    }),
    reply: staffPage(moderatedQuestion),
    errors: [],
  }),
  'PUT /admin/questions/{id}/publish': endpoint({
    ...decided,
    summary: 'Show a question or an answer to everybody; of one that is shown, settle what was told of it',
  }),
  'PUT /admin/questions/{id}/reject': endpoint({ ...decided, summary: 'Refuse one that waits', body: why }),
  'PUT /admin/questions/{id}/hide': endpoint({ ...decided, summary: 'Take one away that everybody sees', body: why }),
  'PUT /admin/questions/{id}/answer': endpoint({
    ...decided,
    summary: 'Answer a question as the shop, or say it otherwise; one that waits is shown with it',
    body: z.object({ version, text: typedLines(ANSWER_LENGTH) }),
    errors: [...decided.errors, 'conflict.changed'],
  }),
};

export type ModeratedQuestion = z.infer<typeof moderatedQuestion>;
