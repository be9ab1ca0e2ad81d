import type { AdminLetter, AdminLetterRow, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { deleteIssue, type IssueRow, type ListedIssueRow, listIssues, lockIssue, readIssue } from './issues.store.ts';
import { countReaders, type ListedSubscriberRow, listSubscribers } from './list-subscribers.store.ts';
import { subscribersCsv } from './subscribers-csv.ts';
import { changeIssue, createIssue, requestTestMail, requireDraft, sendIssue, stopSending } from './write-issue.ts';

type LetterKey = Extract<EndpointKey, `${string} /admin/newsletter${string}`>;

const presentListed = (row: ListedIssueRow): AdminLetterRow => ({
  id: row.id,
  subject: { ar: row.subject_ar, en: row.subject_en },
  status: row.status,
  audience: row.audience,
  sent: row.sent,
  failed: row.failed,
  updated_at: row.updated_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
});

const presentSubscriber = (row: ListedSubscriberRow) => ({
  ...row,
  requested_at: row.requested_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
});

const issues = auditedResource<number, IssueRow, AdminLetter>({
  read: async (where, id) => (await readIssue(where, id)) ?? refuse('newsletter.letter_not_found'),
  lock: async (tx, id) => (await lockIssue(tx, id)) ?? refuse('newsletter.letter_not_found'),
  subject: ({ id }) => ({ kind: 'letter', id }),
  audited: ({ status, audience, subject_ar, subject_en, body_ar, body_en }) => ({
    ...{ status, audience, subject_ar, subject_en, body_ar, body_en },
  }),
  present: (_, row) => ({
    ...presentListed(row),
    version: row.version,
    body: { ar: row.body_ar, en: row.body_en },
  }),
});

export function adminNewsletterRoutes({ db, now }: { db: Database; now: () => number }): Handlers<LetterKey> {
  const at = () => new Date(now());
  return {
    'GET /admin/newsletter/subscribers': async ({ query }) =>
      presentList(await listSubscribers(db, query), (rows) => rows.map(presentSubscriber)),
    'GET /admin/newsletter/subscribers.csv': async ({ query }, context) => ({
      bytes: subscribersCsv(db, query, context),
    }),
    'GET /admin/newsletter/counts': () => countReaders(db),
    'GET /admin/newsletter/letters': async ({ query }) =>
      presentList(await listIssues(db, query), (rows) => rows.map(presentListed)),
    'GET /admin/newsletter/letters/{id}': ({ params }, context) => issues.show(db, context, params.id),
    'POST /admin/newsletter/letters': ({ body }, context) =>
      issues.create(db, context, 'newsletter.letter_created', (tx) => createIssue(tx, body)),
    'PUT /admin/newsletter/letters/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      issues.change(db, context, { id, action: 'newsletter.letter_changed' }, (tx, issue) =>
        changeIssue(tx, issue, version, draft),
      ),
    'DELETE /admin/newsletter/letters/{id}': async ({ params: { id } }, context) => {
      await issues.remove(db, context, { id, action: 'newsletter.letter_removed' }, async (tx, issue) => {
        requireDraft(issue);
        await deleteIssue(tx, id);
      });
      return { done: true };
    },
    'POST /admin/newsletter/letters/{id}/test': ({ params: { id }, body }, context) =>
      issues.change(db, context, { id, action: 'newsletter.test_sent' }, (tx) =>
        requestTestMail(tx, id, { ...body, asked: context.language }),
      ),
    'POST /admin/newsletter/letters/{id}/send': ({ params: { id }, body }, context) =>
      issues.change(db, context, { id, action: 'newsletter.letter_sent' }, (tx, issue) =>
        sendIssue(tx, issue, body.version, at()),
      ),
    'POST /admin/newsletter/letters/{id}/stop': ({ params: { id } }, context) =>
      issues.change(db, context, { id, action: 'newsletter.letter_stopped' }, (tx, issue) =>
        stopSending(tx, issue, at()),
      ),
  };
}
