import { expect, test } from 'vitest';
import { mayAnswer, mayReport, mayTakeBack } from './questions.policy.ts';

const NOURA = '00000000-0000-4000-8000-000000000001';
const SAAD = '00000000-0000-4000-8000-000000000002';

const question = { status: 'published', customer_id: NOURA, question_id: null, asked_status: null } as const;
const answer = { ...question, question_id: 1, asked_status: 'published' } as const;

test.each([
  ['a question that is shown', question, SAAD, [null, null, 'questions.not_found']],
  ['their own question', question, NOURA, ['questions.own', 'questions.own', null]],
  [
    'one that waits',
    { ...question, status: 'pending' },
    SAAD,
    ['questions.not_found', 'questions.not_found', 'questions.not_found'],
  ],
  [
    'their own that waits',
    { ...question, status: 'pending' },
    NOURA,
    ['questions.not_found', 'questions.not_found', null],
  ],
  ['an answer', answer, SAAD, ['questions.not_found', null, 'questions.not_found']],
  [
    'an answer to what is hidden',
    { ...answer, asked_status: 'hidden' },
    SAAD,
    ['questions.not_found', 'questions.not_found', 'questions.not_found'],
  ],
  ['what the shop says', { ...answer, customer_id: null }, SAAD, ['questions.not_found', null, 'questions.not_found']],
] as const)('who answers, tells of and takes back %s', (_, written, who, [answered, told, taken]) => {
  expect(mayAnswer(who, written)?.code ?? null).toBe(answered);
  expect(mayReport(who, written)?.code ?? null).toBe(told);
  expect(mayTakeBack(who, written)?.code ?? null).toBe(taken);
});
