import type { AdminMessage, EndpointKey, MessageInList } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../staff/index.ts';
import { addEntry, answerMessage, answerUntil } from './answer-message.ts';
import {
  changeMessage,
  listEntries,
  listMessages,
  lockMessage,
  type MessageRow,
  readFullMessage,
} from './messages.store.ts';

type MessageKey = Extract<EndpointKey, `${string} /admin/messages${string}`>;

/** Length in characters; each may count as two units of the contract's limit. */
const EXCERPT = 98;

function presentInList(row: MessageRow): MessageInList {
  const { id, reference, status, channel, topic, name, email, phone, order_number, version } = row;
  const words = row.message.replace(/\s+/g, ' ');
  const excerpt = words.length > EXCERPT ? `${[...words].slice(0, EXCERPT).join('')}…` : words;
  const created_at = row.created_at.toISOString();
  return { id, reference, status, channel, topic, name, email, phone, order_number, excerpt, created_at, version };
}

async function presentMessage(where: Database | Tx, row: MessageRow): Promise<AdminMessage> {
  const entries = await listEntries(where, row.id);
  return {
    ...presentInList(row),
    message: row.message,
    language: row.language,
    answer_until: answerUntil(row)?.toISOString() ?? null,
    entries: entries.map(({ id, kind, text, staff_name: by, is_failed, created_at }) => ({
      id,
      kind,
      text,
      by,
      is_failed,
      at: created_at.toISOString(),
    })),
  };
}

const messages = auditedResource<number, MessageRow, AdminMessage>({
  read: async (where, id) => (await readFullMessage(where, id)) ?? refuse('contact.message_not_found'),
  lock: async (tx, id) => (await lockMessage(tx, id)) ?? refuse('contact.message_not_found'),
  subject: ({ id }) => ({ kind: 'message', id }),
  // The sender's data is erased on request, so the audit records only status and version.
  audited: ({ status, version }) => ({ status, version }),
  present: presentMessage,
});

export function adminMessageRoutes({ db, now }: { db: Database; now: () => number }): Handlers<MessageKey> {
  return {
    'GET /admin/messages': async ({ query }) =>
      presentList(
        await listMessages(db, { ...query, ...(query.status === undefined && { without: 'spam' as const }) }),
        (rows) => rows.map(presentInList),
      ),
    'GET /admin/messages/{id}': ({ params }, context) => messages.show(db, context, params.id),
    'POST /admin/messages/{id}/answers': ({ params: { id }, body }, context, tx) =>
      messages.change(tx, context, { id, action: 'contact.answered' }, (_, message) =>
        answerMessage(tx, context.actor, message, { ...body, at: new Date(now()) }),
      ),
    'POST /admin/messages/{id}/notes': ({ params: { id }, body }, context) =>
      messages.change(db, context, { id, action: 'contact.noted' }, (tx) =>
        addEntry(tx, context.actor, id, 'note', body.text),
      ),
    'PUT /admin/messages/{id}/status': ({ params: { id }, body: { status, version } }, context) =>
      messages.change(db, context, { id, action: 'contact.status_changed' }, async (tx) => {
        if (!(await changeMessage(tx, { id, version }, status))) refuse('conflict.changed');
      }),
  };
}
