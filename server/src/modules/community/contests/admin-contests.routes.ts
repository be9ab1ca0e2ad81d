import type { AdminContest, AdminContestEntry, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import type { ContestDeps } from './contests.routes.ts';
import { type ContestRow, listAllContests, lockContest, readContest } from './contests.store.ts';
import { decideContest, readLeading } from './decide-contest.ts';
import { type EntryRow, listEntries, readEntry } from './entries.store.ts';
import { judgeEntry } from './judge-entry.ts';
import { presentAdminContest, presentAdminEntries } from './present-contest.ts';
import { cancelContest, changeContest, createContest } from './save-contest.ts';
import { countVotes } from './votes.store.ts';

type AdminKey = Extract<EndpointKey, `${string} /admin/community/contests${string}`>;

export function adminContestRoutes({ db, now, storage }: ContestDeps): Handlers<AdminKey> {
  const clock = () => new Date(now());

  async function present(where: Database | Tx, row: ContestRow, language: Language): Promise<AdminContest> {
    const leading = await readLeading(where, row);
    return presentAdminContest(row, {
      leading: await presentAdminEntries(where, leading, language),
      votes: await countVotes(where, row.id),
      at: clock(),
    });
  }

  const contests = auditedResource<number, ContestRow, AdminContest>({
    read: async (where, id) => (await readContest(where, id)) ?? refuse('contests.not_found'),
    lock: async (tx, id) => (await lockContest(tx, id)) ?? refuse('contests.not_found'),
    subject: ({ id }) => ({ kind: 'contest', id }),
    audited: (row) => row,
    present: (where, row, { language }) => present(where, row, language),
  });

  const entries = auditedResource<{ id: number; contestId: number }, EntryRow, AdminContestEntry>({
    async read(where, { id, contestId }) {
      const entry = await readEntry(where, id);
      return entry?.contest_id === contestId ? entry : refuse('contests.entry_not_found');
    },
    subject: ({ id }) => ({ kind: 'contest_entry', id }),
    audited: ({ contest_id: contest, status, status_reason: reason }) => ({ contest, status, reason }),
    present: async (where, row, { language }) =>
      (await presentAdminEntries(where, [row], language))[0] ?? refuse('contests.entry_not_found'),
  });

  return {
    'GET /admin/community/contests': async ({ query }, { language }) =>
      presentList(await listAllContests(db, query), (rows) =>
        Promise.all(rows.map((row) => present(db, row, language))),
      ),
    'GET /admin/community/contests/{id}': ({ params }, context) => contests.show(db, context, params.id),
    'POST /admin/community/contests': ({ body }, context) =>
      contests.create(db, context, 'contests.created', (tx) => createContest(tx, body, clock())),
    'PUT /admin/community/contests/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      contests.change(db, context, { id, action: 'contests.changed' }, (tx) =>
        changeContest(tx, { id, version, at: clock() }, draft),
      ),
    'POST /admin/community/contests/{id}/cancel': ({ params: { id }, body: { reason } }, context, tx) =>
      contests.change(tx, context, { id, action: 'contests.cancelled' }, () =>
        cancelContest(tx, id, { reason, at: clock() }),
      ),
    'POST /admin/community/contests/{id}/winners': ({ params: { id }, body }, context, tx) =>
      contests.change(tx, context, { id, action: 'contests.decided' }, () =>
        decideContest(tx, id, { seen: body.entry_ids, at: clock() }),
      ),
    'GET /admin/community/contests/{id}/entries': async ({ params, query }, { language }) => {
      const { id } = (await readContest(db, params.id)) ?? refuse('contests.not_found');
      const found = await listEntries(db, { ...query, contest_id: id });
      return presentList(found, (rows) => presentAdminEntries(db, rows, language));
    },
    'PUT /admin/community/contests/{id}/entries/{entryId}/admit': ({ params }, context) =>
      entries.change(
        db,
        context,
        { id: { id: params.entryId, contestId: params.id }, action: 'contests.entry_admitted' },
        (tx, entry) => judgeEntry(tx, storage, entry, { to: 'shown', reason: null, at: clock() }),
      ),
    'PUT /admin/community/contests/{id}/entries/{entryId}/disqualify': ({ params, body: { reason } }, context) =>
      entries.change(
        db,
        context,
        { id: { id: params.entryId, contestId: params.id }, action: 'contests.entry_disqualified' },
        (tx, entry) => judgeEntry(tx, storage, entry, { to: 'disqualified', reason, at: clock() }),
      ),
  };
}
