import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  bilingual,
  email,
  fileBytes,
  id,
  text,
  textId,
  timestamp,
  typedLines,
  typedText,
  version,
  written,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { languages, letterStatuses, subscriberStatuses } from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;

const language = z.enum(languages);

const MOST_WORDS = 20_000;

export const subscriber = z.object({
  id: z.uuid(),
  email: text(254),
  status: z.enum(subscriberStatuses).describe('Letters go to those who are `subscribed` alone'),
  language,
  source: text(20).describe('Which form they used'),
  requested_at: timestamp,
  confirmed_at: timestamp.nullable(),
  unsubscribed_at: timestamp.nullable(),
});
export type AdminSubscriber = z.infer<typeof subscriber>;

const subscriberFilters = {
  q: searched.describe('A part of the address'),
  status: z.enum(subscriberStatuses).optional(),
  language: language.optional(),
};

export const draft = z.object({
  subject: written(typedText(150)),
  body: written(typedLines(MOST_WORDS)).describe('Markdown'),
});
export type LetterDraft = z.infer<typeof draft>;

export const listed = z.object({
  id,
  subject: bilingual(text(150)),
  status: z.enum(letterStatuses),
  audience: z.int().describe('How many were to have it when it was sent; 0 of a draft'),
  sent: z.int().describe('How many have it'),
  failed: z.int().describe('How many their mail servers refused, three times each'),
  updated_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
});
export type AdminLetterRow = z.infer<typeof listed>;

export const letter = listed.extend({ version, body: bilingual(text(MOST_WORDS)) });
export type AdminLetter = z.infer<typeof letter>;

const params = z.object({ id: textId });
const unknown = 'newsletter.letter_not_found';

export const subscriberCounts = z.object({ pending: z.int(), subscribed: bilingual(z.int()), unsubscribed: z.int() });
export type SubscriberCounts = z.infer<typeof subscriberCounts>;

export const letterEdit = draft.extend({ version });
export type LetterEdit = z.input<typeof letterEdit>;

export const newsletterAdminEndpoints = {
  'GET /admin/newsletter/subscribers': endpoint({
    access: managers,
    summary: 'Who asked for the newsletter',
    query: staffListQuery({ sorts: ['-requested_at', 'email'], filters: subscriberFilters }),
    reply: staffPage(subscriber),
    errors: [],
  }),
  'GET /admin/newsletter/subscribers.csv': endpoint({
    access: managers,
    summary: 'The same as a file',
    query: z.object(subscriberFilters),
    reply: fileBytes,
    gives: 'text/csv',
    errors: [],
  }),
  'GET /admin/newsletter/counts': endpoint({
    access: managers,
    summary: 'How many there are of whom, and how many a letter goes to in each language',
    reply: subscriberCounts,
    errors: [],
  }),
  'GET /admin/newsletter/letters': endpoint({
    access: managers,
    summary: 'All letters, sent or not',
    query: staffListQuery({ sorts: ['-updated_at'], filters: { status: z.enum(letterStatuses).optional() } }),
    reply: staffPage(listed),
    errors: [],
  }),
  'GET /admin/newsletter/letters/{id}': endpoint({
    access: managers,
    summary: 'A letter with its words and how far it has come',
    params,
    reply: letter,
    errors: [unknown],
  }),
  'POST /admin/newsletter/letters': endpoint({
    access: managers,
    summary: 'Write a letter: a draft, until it is sent',
    body: draft,
    reply: letter,
    status: 201,
    errors: [],
  }),
  'PUT /admin/newsletter/letters/{id}': endpoint({
    access: managers,
    summary: 'Change a draft. What anybody was sent stays as it was',
    params,
    body: letterEdit,
    reply: letter,
    errors: [unknown, 'newsletter.letter_sent', 'conflict.changed'],
  }),
  'DELETE /admin/newsletter/letters/{id}': endpoint({
    access: managers,
    summary: 'Remove a draft',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: [unknown, 'newsletter.letter_sent'],
  }),
  'POST /admin/newsletter/letters/{id}/test': endpoint({
    access: managers,
    summary: 'Send a letter, in one language, to somebody of the staff, to be looked at',
    params,
    body: z.object({ email: email.describe('Of somebody of the staff'), language }),
    reply: letter,
    errors: [unknown],
    limitPerMinute: 10,
  }),
  'POST /admin/newsletter/letters/{id}/send': endpoint({
    access: managers,
    summary:
      'Send a letter to everybody who is subscribed now, each in their language; or go on with one that was stopped',
    params,
    body: z.object({ version }),
    reply: letter,
    errors: [unknown, 'newsletter.letter_sent', 'newsletter.nobody', 'conflict.changed'],
  }),
  'POST /admin/newsletter/letters/{id}/stop': endpoint({
    access: managers,
    summary: 'Stop a letter that is on its way: nobody gets it from now on',
    params,
    reply: letter,
    errors: [unknown, 'newsletter.letter_not_sending'],
  }),
};
