import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { type MemberRow, requireMember } from '../members/index.ts';
import { type PresentDeps, readCursor, requireWriter, writeCursor } from '../posts/index.ts';
import { stateAt } from './contest-times.ts';
import { type ContestRow, listContests, readContest } from './contests.store.ts';
import {
  type EntryRow,
  findEntryOf,
  listLatestEntries,
  listLeading,
  listWinners,
  readEntry,
  readRank,
} from './entries.store.ts';
import { presentContest, presentEntries } from './present-contest.ts';
import { enter, vote } from './take-part.ts';
import { countVotes, readVote } from './votes.store.ts';

type ContestKey = Extract<EndpointKey, `${string} /community/contests${string}`>;
type MemberKey = Exclude<ContestKey, `${string} /admin/${string}`>;

const PAGE_LENGTH = 15;

export interface ContestDeps extends PresentDeps {
  storage: FileStorage;
}

export function contestRoutes(deps: ContestDeps): Handlers<MemberKey> {
  return { ...readingRoutes(deps), ...takingPartRoutes(deps) };
}

type ReadingKey = Extract<MemberKey, `GET ${string}`>;

function readingRoutes(deps: ContestDeps): Handlers<ReadingKey> {
  const { db, now } = deps;
  return {
    'GET /community/contests': async ({ query }, { actor, language }) => {
      await requireMember(db, actor);
      const at = new Date(now());
      const [offset = 0] = query.cursor === undefined ? [] : readCursor(query.cursor, 1);
      const limit = query.per_page ?? PAGE_LENGTH;
      const found = await listContests(db, { state: query.state ?? null, at, offset, limit: limit + 1 });
      return {
        data: found.slice(0, limit).map((row) => presentContest(row, language, at)),
        next_cursor: found.length > limit ? writeCursor(offset + limit) : null,
      };
    },
    'GET /community/contests/{id}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const row = (await readContest(db, params.id)) ?? refuse('contests.not_found');
      return presentDetail(deps, row, { me, language });
    },
    'GET /community/contests/{id}/entries': async ({ params, query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const contest = (await readContest(db, params.id)) ?? refuse('contests.not_found');
      const isOver = stateAt(contest, new Date(now())) === 'closed';
      const [position = null] = query.cursor === undefined ? [] : readCursor(query.cursor, 1);
      const limit = query.per_page ?? PAGE_LENGTH;
      const found = isOver
        ? await listLeading(db, contest.id, { readerId: me.id, offset: position ?? 0, limit: limit + 1 })
        : await listLatestEntries(db, contest.id, { readerId: me.id, before: position, limit: limit + 1 });
      const rows = found.slice(0, limit);
      const next = isOver ? (position ?? 0) + limit : (rows.at(-1)?.id ?? 0);
      return {
        data: await presentEntries(deps, rows, { me, language, isOver }),
        next_cursor: found.length > limit ? writeCursor(next) : null,
      };
    },
  };
}

async function presentDetail(
  deps: ContestDeps,
  row: ContestRow,
  { me, language }: { me: MemberRow; language: Language },
) {
  const { db, now } = deps;
  const at = new Date(now());
  const isOver = stateAt(row, at) === 'closed';
  const isDecided = row.decided_at !== null;
  const [own, myVote, winners, votes] = await Promise.all([
    findEntryOf(db, row.id, me.id),
    readVote(db, row.id, me.id),
    isDecided ? listWinners(db, row.id) : [],
    isOver ? countVotes(db, row.id) : null,
  ]);
  const [mine] = own ? await presentEntries(deps, [own], { me, language, isOver }) : [];
  return {
    ...presentContest(row, language, at),
    rules: inLanguage(row, 'rules', language),
    my_entry: mine ?? null,
    my_vote: myVote,
    vote_count: votes,
    my_rank: (isDecided && own && (await readRank(db, own))) || null,
    winners: await presentEntries(deps, winners, { me, language, isOver }),
  };
}

type TakingPartKey = Extract<MemberKey, `POST ${string}`>;

function takingPartRoutes(deps: ContestDeps): Handlers<TakingPartKey> {
  const { db, now } = deps;
  return {
    'POST /community/contests/{id}/entries': async ({ params, body }, { actor, language }, tx) => {
      const me = await requireWriter(tx, actor);
      const draft = { postId: body.post_id ?? null, photo: body.photo ?? null, caption: body.caption ?? '' };
      const id = await enter(tx, deps, me, { contestId: params.id, draft, at: new Date(now()) });
      const row: EntryRow = (await readEntry(tx, id)) ?? refuse('contests.entry_not_found');
      const [shown] = await presentEntries(deps, [row], { me, language, isOver: false });
      return shown ?? refuse('contests.entry_not_found');
    },
    'POST /community/contests/{id}/votes': async ({ params, body }, { actor }, tx) => {
      const me = await requireWriter(tx, actor);
      await vote(tx, db, me, { contestId: params.id, entryId: body.entry_id, at: new Date(now()) });
      return { my_vote: body.entry_id };
    },
  };
}
