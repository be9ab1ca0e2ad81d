import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { calendarDay, id, text, textFlag, textId, timestamp, typedText, version } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';

const managers = { staff: ['owner', 'manager'] } as const;

/** Maximum words per group: the number that one `search` looks up. */
const MOST_WORDS = 60;

export const emptySearch = z.object({
  words: text(64).describe('As texts are compared: one form a letter, no marks'),
  times: z.int().describe('In the last 30 days. The same words within a minute count once in each process'),
  last_on: calendarDay.describe('The day they were last searched for'),
  is_hidden: z.boolean(),
});
export type EmptySearch = z.infer<typeof emptySearch>;

export const group = z.object({
  id,
  words: z.array(text(64)).max(MOST_WORDS),
  changed_at: timestamp,
  version,
});
export type SynonymGroup = z.infer<typeof group>;

const groupBody = z.object({
  words: z
    .array(typedText(60))
    .min(2)
    .max(MOST_WORDS)
    .describe('Words, or phrases of up to five, that mean the same to a shopper; in any language'),
});

const params = z.object({ id: textId });

export const searchEndpoints = {
  'GET /admin/searches': endpoint({
    access: managers,
    summary: 'What was searched for in the last 30 days and found nothing; what is hidden only when it is asked for',
    query: staffListQuery({
      sorts: ['-times', '-last_on', 'words'],
      filters: { hidden: textFlag.optional(), q: searched.describe('A part of the words') },
    }),
    reply: staffPage(emptySearch),
    errors: [],
  }),
  'PUT /admin/searches/hidden': endpoint({
    access: managers,
    summary: 'Hide words that nobody needs to see again, or show them',
    body: z.object({ words: typedText(64), is_hidden: z.boolean() }),
    reply: emptySearch,
    errors: ['search.words_not_found'],
  }),
  'GET /admin/synonyms': endpoint({
    access: managers,
    summary: 'Groups of words that mean the same',
    query: staffListQuery({
      sorts: ['-changed_at'],
      filters: { q: searched.describe('The beginning of a word of the group') },
    }),
    reply: staffPage(group),
    errors: [],
  }),
  'GET /admin/synonyms/{id}': endpoint({
    access: managers,
    summary: 'A group of words that mean the same',
    params,
    reply: group,
    errors: ['search.group_not_found'],
  }),
  'POST /admin/synonyms': endpoint({
    access: managers,
    summary:
      'Let words mean the same; the search knows it at once, and what it finds now is not listed as found nothing',
    body: groupBody,
    reply: group,
    status: 201,
    errors: ['search.too_many_groups'],
  }),
  'PUT /admin/synonyms/{id}': endpoint({
    access: managers,
    summary: 'Change which words mean the same',
    params,
    body: groupBody.extend({ version }),
    reply: group,
    errors: ['search.group_not_found', 'conflict.changed'],
  }),
  'DELETE /admin/synonyms/{id}': endpoint({
    access: managers,
    summary: 'Let them mean the same no more',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['search.group_not_found'],
  }),
};
