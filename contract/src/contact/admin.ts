import { z } from 'zod';
import { language } from '../identity/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, textId, timestamp, typedLines, version } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import {
  contactTopics,
  messageChannels,
  messageReplyKinds,
  messageStatuses,
  settableMessageStatuses,
} from '../vocabulary/index.ts';

const support = { staff: ['owner', 'manager', 'support'] } as const;

export const inList = z.object({
  id,
  reference: text(20),
  status: z.enum(messageStatuses),
  channel: z.enum(messageChannels),
  topic: z.enum(contactTopics),
  name: text(80),
  email: text(254).nullable(),
  phone: text(20).nullable(),
  order_number: text(30).nullable().describe('As it was typed: it may be wrong, or somebody else’s'),
  excerpt: text(200),
  created_at: timestamp,
  version,
});
export type MessageInList = z.infer<typeof inList>;

const entry = z.object({
  id,
  kind: z.enum(messageReplyKinds).describe('A note is for those who work here'),
  text: text(4_000),
  by: text(60).nullable().describe('The member of staff; null for the sender'),
  is_failed: z.boolean().describe('An answer that its channel did not take'),
  at: timestamp,
});

export const contactMessage = inList.extend({
  message: text(4_000),
  language,
  answer_until: timestamp
    .nullable()
    .describe('Until when WhatsApp takes an answer: 24 hours after the sender wrote; null where answers are mailed'),
  entries: z.array(entry).max(100).describe('What was answered, noted and replied, the first first'),
});
export type AdminMessage = z.infer<typeof contactMessage>;

const params = z.object({ id: textId });

export const messageEndpoints = {
  'GET /admin/messages': endpoint({
    access: support,
    summary: 'Messages to the shop; what looks like spam only when it is asked for',
    query: staffListQuery({
      sorts: ['-created_at'],
      filters: {
        status: z.enum(messageStatuses).optional(),
        topic: z.enum(contactTopics).optional(),
        q: searched.describe('A reference, a name, an e-mail address or a phone'),
      },
    }),
    reply: staffPage(inList),
    errors: [],
  }),
  'GET /admin/messages/{id}': endpoint({
    access: support,
    summary: 'A message with what was answered',
    params,
    reply: contactMessage,
    errors: ['contact.message_not_found'],
  }),
  'POST /admin/messages/{id}/answers': endpoint({
    access: support,
    summary:
      'Answer by the way the message came, mail or WhatsApp, in the sender’s language; of two who answer at once the second is told',
    params,
    body: z.object({ text: typedLines(4_000), version }),
    reply: contactMessage,
    status: 201,
    idempotent: true,
    errors: [
      'contact.message_not_found',
      'contact.no_email',
      'contact.answer_too_late',
      'contact.entries_full',
      'conflict.changed',
    ],
  }),
  'POST /admin/messages/{id}/notes': endpoint({
    access: support,
    summary: 'Write something down for those who work here',
    params,
    body: z.object({ text: typedLines(2_000) }),
    reply: contactMessage,
    status: 201,
    errors: ['contact.message_not_found', 'contact.entries_full'],
  }),
  'PUT /admin/messages/{id}/status': endpoint({
    access: support,
    summary: 'Close a message, open it again, or say whether it is spam',
    params,
    body: z.object({ status: z.enum(settableMessageStatuses), version }),
    reply: contactMessage,
    errors: ['contact.message_not_found', 'conflict.changed'],
  }),
};
