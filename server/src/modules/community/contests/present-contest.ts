import type { AdminContest, AdminContestEntry, Contest, ContestEntry } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { presentImage } from '../../../platform/media/index.ts';
import { createTexts, inLanguage, type Language } from '../../../platform/text/index.ts';
import { uploadUrl } from '../../content/uploads/index.ts';
import { readCoupons } from '../../selling/coupons/index.ts';
import { listShown, type MemberRow, presentMemberRef, readMembers } from '../members/index.ts';
import { type PresentDeps, presentPosts, readVisible } from '../posts/index.ts';
import { stateAt } from './contest-times.ts';
import type { ContestRow } from './contests.store.ts';
import type { EntryRow } from './entries.store.ts';

const texts = createTexts({ ar: { photo: 'مشاركة {author}' }, en: { photo: 'Entry of {author}' } });

const FORMER = { handle: null, name: '', picture: null, rank: null };

export function presentContest(row: ContestRow, language: Language, at: Date): Contest {
  return {
    id: row.id,
    title: inLanguage(row, 'title', language),
    about: inLanguage(row, 'about', language),
    prize: { kind: row.prize_kind, text: inLanguage(row, 'prize', language), points: row.prize_points },
    winner_count: row.winner_count,
    licence_number: row.licence_number,
    starts_at: row.starts_at.toISOString(),
    voting_at: row.voting_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: stateAt(row, at),
    cancelled_reason: row.cancelled_reason,
    is_decided: row.decided_at !== null,
    entry_count: row.entry_count,
  };
}

export interface EntryReader {
  me: MemberRow;
  language: Language;
  /** True once voting is over; votes are hidden until then. */
  isOver: boolean;
}

/** Entries as one member sees them. Posts hidden from them are left out; their own entry has its status. */
export async function presentEntries(
  deps: PresentDeps,
  rows: readonly EntryRow[],
  { me, language, isOver }: EntryReader,
): Promise<ContestEntry[]> {
  const { db } = deps;
  const ids = rows.flatMap((row) => row.post_id ?? []);
  const mine = rows.filter((row) => row.member_id === me.id);
  const memberIds = rows.map((row) => row.member_id);
  const [authors, shown, visible, coupons] = await Promise.all([
    readMembers(db, memberIds),
    listShown(db, memberIds, me.id),
    readVisible(db, ids, me.id),
    readCoupons(
      db,
      mine.flatMap((row) => row.coupon_id ?? []),
    ),
  ]);
  const posts = new Map((await presentPosts(deps, visible, { me, language })).map((post) => [post.id, post]));
  const reels = new Set(visible.flatMap(({ id, kind }) => (kind === 'reel' ? [id] : [])));
  const authorOf = new Map(authors.map((author) => [author.id, author]));
  const codeOf = new Map(coupons.map((coupon) => [coupon.id, coupon.code]));
  return rows.flatMap((row): ContestEntry[] => {
    const isMine = row.member_id === me.id;
    const post = row.post_id === null ? null : (posts.get(row.post_id) ?? null);
    // A winning entry is still listed after its post is gone.
    if (row.post_id !== null && !post && !isMine && row.place === null) return [];
    // A place stays taken where a block or a mute stands between its winner and the reader, and tells nothing of them.
    const isKnown = isMine || shown.has(row.member_id);
    const author = presentMemberRef((isKnown && authorOf.get(row.member_id)) || FORMER, language);
    const image = isKnown ? row.image : null;
    return [
      {
        id: row.id,
        author,
        post,
        is_reel: row.post_id !== null && reels.has(row.post_id),
        image: image && presentImage(image, row.caption || texts.say(language, 'photo', { author: author.name })),
        caption: isKnown ? row.caption : '',
        is_mine: isMine,
        status: row.status,
        status_reason: isMine ? row.status_reason : null,
        votes: isOver ? row.votes : null,
        place: row.place,
        prize_code: isMine && row.coupon_id !== null ? (codeOf.get(row.coupon_id) ?? null) : null,
        created_at: row.created_at.toISOString(),
      },
    ];
  });
}

export async function presentAdminEntries(
  db: Database | Tx,
  rows: readonly EntryRow[],
  language: Language,
): Promise<AdminContestEntry[]> {
  const authors = await readMembers(
    db,
    rows.map((row) => row.member_id),
  );
  const authorOf = new Map(authors.map((author) => [author.id, author]));
  return rows.map((row) => ({
    id: row.id,
    author: presentMemberRef(authorOf.get(row.member_id) ?? FORMER, language),
    post_id: row.post_id,
    picture: row.upload_id === null ? null : uploadUrl(row.upload_id),
    caption: row.caption,
    status: row.status,
    status_reason: row.status_reason,
    votes: row.votes,
    place: row.place,
    created_at: row.created_at.toISOString(),
  }));
}

export function presentAdminContest(
  row: ContestRow,
  { leading, votes, at }: { leading: AdminContestEntry[]; votes: number; at: Date },
): AdminContest {
  return {
    id: row.id,
    title_ar: row.title_ar,
    title_en: row.title_en,
    about_ar: row.about_ar,
    about_en: row.about_en,
    rules_ar: row.rules_ar,
    rules_en: row.rules_en,
    prize_kind: row.prize_kind,
    prize_ar: row.prize_ar,
    prize_en: row.prize_en,
    prize_points: row.prize_points,
    prize_percent: row.prize_percent,
    licence_number: row.licence_number,
    winner_count: row.winner_count,
    starts_at: row.starts_at.toISOString(),
    voting_at: row.voting_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: stateAt(row, at),
    cancelled_reason: row.cancelled_reason,
    decided_at: row.decided_at?.toISOString() ?? null,
    entry_count: row.entry_count,
    waiting_count: row.waiting_count,
    vote_count: votes,
    leading,
    version: row.version,
  };
}
