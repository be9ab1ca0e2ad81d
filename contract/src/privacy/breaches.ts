import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { bilingual, text, timestamp, typedLines, typedText, version } from '../platform/shapes.ts';
import { breachStatuses, personalDataKinds } from '../vocabulary/index.ts';

const owner = { staff: ['owner'] } as const;

const facts = {
  known_at: timestamp.describe('When the shop knew of it: the clock of 72 hours runs from then'),
  happened: typedLines(4_000),
  cause: z.union([typedLines(2_000), z.literal('')]),
  data: z.array(z.enum(personalDataKinds)).min(1).max(20),
  persons: typedText(500).describe('Whose data'),
  persons_count: z.int().min(0).max(100_000_000),
  effects: typedLines(2_000),
  measures: typedLines(4_000),
};
export const breachDraft = z.object(facts);
export type BreachDraft = z.infer<typeof breachDraft>;
export const breachChange = breachDraft.extend({
  notice_ar: typedLines(20_000).nullable().describe('The notice as it was edited; null: as it is generated'),
  notice_en: typedLines(20_000).nullable(),
  version,
});
export type BreachChange = z.infer<typeof breachChange>;

export const listedBreach = z.object({
  id: z.uuid(),
  reference: text(20),
  status: z.enum(breachStatuses),
  happened: text(200).describe('Its beginning'),
  known_at: timestamp,
  tell_by: timestamp.describe('72 hours after it was known'),
  hours_left: z.int().describe('Below 0: late'),
  told_at: timestamp.nullable(),
});
export type ListedBreach = z.infer<typeof listedBreach>;

export const breachAct = z.object({ act: text(40), by: text(60), at: timestamp });
export type BreachAct = z.infer<typeof breachAct>;

export const breachLetters = z.object({
  listed: z.int(),
  without_email: z.int().describe('Have no e-mail address and must be told otherwise'),
  sent: z.int(),
  failed: z.int(),
  is_listing: z.boolean().describe('Accounts are still being listed; the counts grow'),
});
export type BreachLetters = z.infer<typeof breachLetters>;

export const breach = listedBreach.extend({
  ...facts,
  happened: text(4_000),
  cause: text(2_000),
  persons: text(500),
  persons_count: z.int(),
  effects: text(2_000),
  measures: text(4_000),
  data: z.array(z.enum(personalDataKinds)).max(20),
  notice: bilingual(text(20_000)),
  is_notice_edited: z.boolean(),
  told_by: text(60).nullable(),
  told_how: text(300),
  lessons: text(4_000),
  closed_at: timestamp.nullable(),
  letter: z
    .object({ subject: text(150), text: text(8_000) })
    .describe('What persons are written; a proposal until it is sent'),
  letters_at: timestamp.nullable(),
  letters: breachLetters,
  history: z.array(breachAct).max(200),
  version,
});
export type Breach = z.infer<typeof breach>;

/** A breach after accounts were listed. */
export const breachWithPersons = breach.extend({
  unknown: z.array(text(254)).max(5_000).optional().describe('Belong to no account'),
});
export type BreachWithPersons = z.infer<typeof breachWithPersons>;

export const breachPersons = z.object({
  listed: z.array(typedText(254)).max(5_000).optional(),
  registered_before: timestamp.optional().describe('Every account that was registered before then'),
  version,
});
export type BreachPersons = z.infer<typeof breachPersons>;

export const breachLetter = z.object({
  subject: typedText(150),
  text: typedLines(8_000),
  count: z.int().min(1).max(100_000_000),
  version,
});
export type BreachLetter = z.infer<typeof breachLetter>;

const params = z.object({ id: z.uuid() });
const common = ['privacy.breach_not_found', 'privacy.breach_closed', 'privacy.log_full', 'conflict.changed'] as const;

export const breachEndpoints = {
  'GET /admin/privacy/breaches': endpoint({
    access: owner,
    summary: 'Breaches of personal data, those that are not closed first',
    reply: z.array(listedBreach).max(200),
    errors: [],
  }),
  'POST /admin/privacy/breaches': endpoint({
    access: owner,
    summary: 'Enter a breach',
    body: breachDraft,
    reply: breach,
    status: 201,
    idempotent: true,
    errors: ['privacy.future', 'privacy.breaches_full'],
  }),
  'GET /admin/privacy/breaches/{id}': endpoint({
    access: owner,
    summary: 'A breach with its notice to the authority, its letters and its history',
    params,
    reply: breach,
    errors: ['privacy.breach_not_found'],
  }),
  'PUT /admin/privacy/breaches/{id}': endpoint({
    access: owner,
    summary: 'Change an entry, or the words of its notice; every version stays in the history',
    params,
    body: breachChange,
    reply: breach,
    errors: [...common, 'privacy.future'],
  }),
  'POST /admin/privacy/breaches/{id}/told': endpoint({
    access: owner,
    summary: 'Note that the authority was told, and how',
    params,
    body: z.object({ how: typedText(300), version }),
    reply: breach,
    errors: [...common, 'privacy.step_impossible'],
  }),
  'PUT /admin/privacy/breaches/{id}/persons': endpoint({
    access: owner,
    summary: 'List accounts that are concerned, by ids, e-mail addresses or phones, or all that were there at a time',
    params,
    body: breachPersons,
    reply: breachWithPersons,
    errors: [...common, 'privacy.step_impossible'],
  }),
  'POST /admin/privacy/breaches/{id}/letters': endpoint({
    access: owner,
    summary: 'Write to every listed account by mail, once; the count that was seen is repeated',
    params,
    body: breachLetter,
    reply: breach,
    errors: [...common, 'privacy.step_impossible', 'privacy.count_changed'],
  }),
  'POST /admin/privacy/breaches/{id}/letters/again': endpoint({
    access: owner,
    summary: 'Write the same letter to those whom it did not reach',
    params,
    body: z.object({ version }),
    reply: breach,
    errors: [...common, 'privacy.step_impossible'],
  }),
  'POST /admin/privacy/breaches/{id}/close': endpoint({
    access: owner,
    summary: 'Close a breach, with what was learned',
    params,
    body: z.object({ lessons: typedLines(4_000), version }),
    reply: breach,
    errors: [...common, 'privacy.step_impossible'],
  }),
};
