import type { MemberNotification } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { readContest, readEntry } from '../contests/index.ts';
import { listShown, type MemberRow, presentMemberRef, readMembers } from '../members/index.ts';
import { listRanks } from '../points/index.ts';
import { readCommentExcerpts, readExcerpts, readPostFacts } from '../posts/index.ts';
import { readRedemption } from '../rewards/index.ts';
import type { NotificationRow } from './notifications.store.ts';
import { notificationTexts as texts } from './texts.ts';

const EXCERPT = 120;

/** Isolates the direction of names inside a sentence of the other language. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** A member's notifications in their language. Actors blocked since are not named. */
export async function presentNotifications(
  db: Database,
  rows: readonly NotificationRow[],
  { readerId, language }: { readerId: number; language: Language },
): Promise<MemberNotification[]> {
  const actorIds = rows.flatMap((row) => row.actor_ids);
  const [members, shown, posts, comments] = await Promise.all([
    readMembers(db, actorIds),
    listShown(db, actorIds, readerId),
    readExcerpts(
      db,
      rows.flatMap((row) => row.post_id ?? []),
      { readerId, length: EXCERPT },
    ),
    readCommentExcerpts(
      db,
      rows.flatMap((row) => row.comment_id ?? []),
      { readerId, length: EXCERPT },
    ),
  ]);
  const memberOf = new Map(members.filter((member) => shown.has(member.id)).map((member) => [member.id, member]));
  return Promise.all(
    rows.map(async (row) => {
      const actors = row.actor_ids.flatMap((id) => memberOf.get(id) ?? []);
      const post = posts.get(row.post_id ?? 0);
      const excerpt = row.comment_id === null ? post?.excerpt : comments.get(row.comment_id);
      return {
        id: row.id,
        kind: row.kind,
        text: (await sentenceOf(db, row, actors, language)).slice(0, 400),
        excerpt: excerpt || null,
        members: actors.map((actor) => presentMemberRef(actor, language)),
        member_count: row.actor_count,
        post_id: row.post_id,
        is_reel: post?.kind === 'reel',
        contest_id: row.contest_id,
        at: row.at.toISOString(),
        is_read: row.read_at !== null,
      };
    }),
  );
}

async function sentenceOf(
  db: Database,
  row: NotificationRow,
  actors: readonly MemberRow[],
  language: Language,
): Promise<string> {
  const { kind, outcome } = row;
  if (kind === 'like' || kind === 'follow' || kind === 'comment' || kind === 'reply' || kind === 'mention') {
    const name = actors[0] ? isolated(actors[0].name) : texts.say(language, 'somebody');
    const others = row.actor_count - 1;
    const isGrouped = kind === 'like' || kind === 'follow';
    return texts.say(language, isGrouped && others > 0 ? `${kind}_many` : kind, { name, others });
  }
  if (kind === 'contest') return contestSentence(db, row, language);
  if (kind === 'decision') {
    if (outcome !== 'hidden')
      return texts.say(language, outcome === 'joined' ? 'decision_joined' : 'decision_released');
    const post = row.post_id === null ? undefined : await readPostFacts(db, row.post_id);
    return texts.say(language, 'decision_hidden', { reason: post?.status_reason ?? '–' });
  }
  if (kind === 'rank') {
    const rank = (await listRanks(db)).find((one) => one.key === outcome);
    return texts.say(language, 'rank', { rank: rank ? inLanguage(rank, 'name', language) : '' });
  }
  if (kind === 'sale') return texts.say(language, 'sale');
  const redemption = await readRedemption(db, row.subject.replace('redemption:', ''));
  return texts.say(language, 'reward', { reward: redemption ? inLanguage(redemption, 'name', language) : '' });
}

async function contestSentence(db: Database, row: NotificationRow, language: Language): Promise<string> {
  const contest = row.contest_id === null ? undefined : await readContest(db, row.contest_id);
  const title = contest ? inLanguage(contest, 'title', language) : '';
  const [what = '', place = ''] = (row.outcome ?? '').split(' ');
  if (what === 'won') return texts.say(language, 'contest_won', { title, place });
  if (what === 'cancelled') {
    return texts.say(language, 'contest_cancelled', { title, reason: contest?.cancelled_reason ?? '–' });
  }
  if (what === 'admitted') return texts.say(language, 'contest_admitted', { title });
  if (what === 'disqualified') {
    const entry = await readEntry(db, Number(row.subject.replace('entry:', '')));
    return texts.say(language, 'contest_disqualified', { title, reason: entry?.status_reason ?? '–' });
  }
  return texts.say(language, 'contest_over', { title });
}
