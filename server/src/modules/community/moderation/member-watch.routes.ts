import type { EndpointKey, WatchedMember } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import {
  changeStanding,
  listMembers,
  lockMember,
  type MemberRow,
  presentMemberRef,
  readMembers,
} from '../members/index.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { presentReport } from './present-report.ts';
import { listOpenReports, listReportedMembers, settleReports } from './reports.store.ts';

type WatchKey = Extract<EndpointKey, `${string} /admin/community/members${string}`>;

const MOST_REPORTS = 20;
const MOST_REPORTED = 1_000;

export function memberWatchRoutes({ db }: ModerationDeps): Handlers<WatchKey> {
  return {
    'GET /admin/community/members': async ({ query: { reported, ...query } }, { language }) => {
      const among = reported === undefined ? undefined : await listReportedMembers(db, MOST_REPORTED);
      return presentList(await listMembers(db, { ...query, among }), (rows) => present(db, rows, language));
    },
    'PUT /admin/community/members/{id}/suspend': ({ params: { id }, body: { reason } }, context) =>
      members.change(db, context, { id, action: 'moderation.suspended' }, async (tx) => {
        await settleReports(tx, 'member', id);
        if (await changeStanding(tx, id, { status: 'suspended', reason })) {
          await publish(tx, 'member.suspended', { memberId: id });
        }
      }),
    'PUT /admin/community/members/{id}/restore': ({ params: { id } }, context) =>
      members.change(db, context, { id, action: 'moderation.restored' }, async (tx) => {
        if (await changeStanding(tx, id, { status: 'active', reason: null })) {
          await publish(tx, 'member.restored', { memberId: id });
        }
      }),
    'PUT /admin/community/members/{id}/settle': ({ params: { id } }, context) =>
      members.change(db, context, { id, action: 'moderation.settled' }, (tx) => settleReports(tx, 'member', id)),
  };
}

const members = auditedResource<number, MemberRow, WatchedMember>({
  read: async (where, id) => (await readMembers(where, [id]))[0] ?? refuse('members.not_found'),
  lock: async (tx, id) => (await lockMember(tx, { id })) ?? refuse('members.not_found'),
  subject: ({ id }) => ({ kind: 'member', id }),
  audited: ({ status, suspended_reason: reason }) => ({ status, reason }),
  present: async (where, row, { language }) =>
    (await present(where, [row], language))[0] ?? refuse('members.not_found'),
});

async function present(where: Database | Tx, rows: readonly MemberRow[], language: Language): Promise<WatchedMember[]> {
  const reports = await listOpenReports(
    where,
    'member',
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    ...presentMemberRef(row, language),
    status: row.status,
    suspended_reason: row.suspended_reason,
    joined_at: row.joined_at.toISOString(),
    reports: reports
      .filter((report) => report.subject_id === row.id)
      .slice(0, MOST_REPORTS)
      .map(presentReport),
  }));
}
