import type { EndpointKey, QueuedWriting } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { filmUrl, uploadUrl } from '../../content/uploads/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { presentMemberRef, readMembers } from '../members/index.ts';
import {
  countHidden,
  hide,
  listWaiting,
  lockWritten,
  markLookedAt,
  markReported,
  pinPost,
  readWritten,
  release,
  type Written,
  type WrittenRow,
} from '../posts/index.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { presentReport } from './present-report.ts';
import { listOpenReports, settleReports } from './reports.store.ts';

type QueueKey = Extract<EndpointKey, `${string} /admin/community/${'queue' | 'posts'}${string}`>;

const MOST_REPORTS = 20;

export function queueRoutes(deps: ModerationDeps): Handlers<QueueKey> {
  const { db } = deps;
  /** Decisions about one subject are serialised; the second one finds it already decided. */
  const decide = (
    context: StaffContext,
    what: Written,
    { done, work }: { done: 'released' | 'hidden'; work: (tx: Tx) => Promise<boolean> },
  ) =>
    writings.change(db, context, { id: what, action: `moderation.${done}` }, async (tx) => {
      if (!(await work(tx))) refuse('moderation.not_waiting');
      await settleReports(tx, what.kind, what.id);
      await markReported(tx, what.kind, [what.id], false);
    });
  const pinnable = (id: number) => ({ kind: 'post' as const, id });
  return {
    'GET /admin/community/queue': async ({ query }, { language }) =>
      presentList(await listWaiting(db, query), (rows) => present(db, rows, language)),
    'PUT /admin/community/queue/{kind}/{id}/release': ({ params }, context) =>
      decide(context, params, { done: 'released', work: (tx) => releaseOrKeep(tx, deps, params) }),
    'PUT /admin/community/queue/{kind}/{id}/hide': ({ params, body }, context) =>
      decide(context, params, { done: 'hidden', work: (tx) => hide(tx, deps, params, body.reason) }),
    'GET /admin/community/posts/{id}': async ({ params }, context) => pinned(db, context, params.id),
    'PUT /admin/community/posts/{id}/pin': async ({ params: { id }, body }, context) => {
      await writings.change(db, context, { id: pinnable(id), action: 'moderation.pinned' }, async (tx) => {
        if (!(await pinPost(tx, id, body.pinned))) refuse('moderation.not_found');
      });
      return pinned(db, context, id);
    },
  };

  async function pinned(where: Database, context: StaffContext, id: number) {
    const row = (await readWritten(where, 'post', id)) ?? refuse('moderation.not_found');
    const [shown] = await present(where, [row], context.language);
    return shown ? { ...shown, is_pinned: row.is_pinned } : refuse('moderation.not_found');
  }
}

/** Publishes a held subject; a visible reported one stays visible. False where there is nothing to decide. */
async function releaseOrKeep(tx: Tx, deps: ModerationDeps, what: Written): Promise<boolean> {
  const row = await readWritten(tx, what.kind, what.id);
  if (row?.status !== 'published') return release(tx, deps, what);
  if (row.is_reported && what.kind === 'post') await markLookedAt(tx, what.id);
  return row.is_reported;
}

const writings = auditedResource<Written, WrittenRow, QueuedWriting>({
  read: async (where, { kind, id }) => (await readWritten(where, kind, id)) ?? refuse('moderation.not_found'),
  lock: async (tx, { kind, id }) => {
    await lockWritten(tx, kind, id);
    return (await readWritten(tx, kind, id)) ?? refuse('moderation.not_found');
  },
  subject: ({ kind, id }) => ({ kind, id }),
  // The audit omits the text: authors may delete their text, but audit entries are permanent.
  audited: ({ status, status_reason: reason, is_pinned }) => ({ status, reason, is_pinned }),
  present: async (where, row, { language }) =>
    (await present(where, [row], language))[0] ?? refuse('moderation.not_found'),
});

async function present(
  where: Database | Tx,
  rows: readonly WrittenRow[],
  language: Language,
): Promise<QueuedWriting[]> {
  const authors = rows.map((row) => row.member_id);
  const idsOf = (kind: WrittenRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  // Statements run one after another: a transaction has one connection, which takes one statement at a time.
  const members = await readMembers(where, authors);
  const hidden = await countHidden(where, authors);
  const ofPosts = await listOpenReports(where, 'post', idsOf('post'));
  const ofComments = await listOpenReports(where, 'comment', idsOf('comment'));
  const memberOf = new Map(members.map((member) => [member.id, member]));
  return rows.flatMap((row) => {
    const member = memberOf.get(row.member_id);
    if (!member) return [];
    const told = (row.kind === 'post' ? ofPosts : ofComments).filter((one) => one.subject_id === row.id);
    return [
      {
        kind: row.kind,
        id: row.id,
        post_id: row.post_id,
        author: {
          ...presentMemberRef(member, language),
          id: member.id,
          joined_at: member.joined_at.toISOString(),
          removed_before: hidden.get(member.id) ?? 0,
        },
        text: row.body,
        pictures: row.uploads.map(uploadUrl),
        film: row.film && filmUrl(row.film),
        status: row.status,
        held_for: row.held_for,
        reports: told.slice(0, MOST_REPORTS).map(presentReport),
        created_at: row.created_at.toISOString(),
      },
    ];
  });
}
