import { type Database, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { claimUploads, showPicture } from '../../content/uploads/index.ts';
import { hasHeldWord, wordsToLookUp } from '../../goods/reviews/index.ts';
import { isSamePerson, readCustomer } from '../../people/identity/index.ts';
import { isStaffMember } from '../../people/staff/index.ts';
import { readMembers } from '../members/index.ts';
import { countPublished, FIRST_POSTS, holdReasonsOf, readVisible, type Writer } from '../posts/index.ts';
import { stateAt } from './contest-times.ts';
import { mayEnter, mayTakePart, mayVote, type Standing } from './contests.policy.ts';
import { type ContestRow, shareContest } from './contests.store.ts';
import { insertEntry, putPhoto, readEntry } from './entries.store.ts';
import { insertVote } from './votes.store.ts';

export interface EntryDraft {
  postId: number | null;
  /** An upload. */
  photo: string | null;
  caption: string;
}

export function standingOf(contest: ContestRow, at: Date): Standing {
  return {
    state: stateAt(contest, at),
    isCancelled: contest.cancelled_at !== null,
    isDecided: contest.decided_at !== null,
  };
}

/**
 * Enters a contest, once per member: with a published post of their own, or a photo. Photos of new members, and texts
 * with listed words, wait for moderation. Returns the entry's number.
 */
export async function enter(
  tx: Tx,
  { storage }: { storage: FileStorage },
  writer: Writer,
  { contestId, draft, at }: { contestId: number; draft: EntryDraft; at: Date },
): Promise<number> {
  const contest = (await shareContest(tx, contestId)) ?? refuse('contests.not_found');
  enforce(mayEnter(standingOf(contest, at)));
  await refuseStaff(tx, writer.customer_id);
  if (draft.postId !== null) await refuseForeignPost(tx, draft.postId, writer.id);
  const status = (await isHeld(tx, writer.id, draft)) ? 'pending' : 'shown';
  const entry = { contestId, memberId: writer.id, postId: draft.postId, caption: draft.caption, status } as const;
  const id = await insertEntry(tx, entry).catch((error: unknown) => {
    if (isUniqueViolation(error, 'contest_entries_once_a_post')) refuse('contests.post_entered');
    throw error;
  });
  if (id === undefined) refuse('contests.entered');
  if (draft.photo === null) return id;
  const claim = { kind: 'contest_entry', id: String(id), owner: writer.customer_id };
  const [photo] = await claimUploads(tx, [draft.photo], claim);
  if (!photo) refuse('uploads.not_yours');
  await putPhoto(tx, id, { uploadId: photo.id, image: photo.image, status });
  // Published before the commit: if the commit fails, no reader has the addresses.
  if (status === 'shown') await showPicture(storage, photo.image);
  return id;
}

async function refuseStaff(tx: Tx, customerId: string): Promise<void> {
  const customer = (await readCustomer(tx, customerId)) ?? refuse('auth.token_invalid');
  enforce(mayTakePart({ isStaffMember: await isStaffMember(tx, customer) }));
}

/** Refuses a post of another member, or one that is not published. */
async function refuseForeignPost(tx: Tx, postId: number, memberId: number): Promise<void> {
  const [post] = await readVisible(tx, [postId], memberId);
  if (post?.member_id !== memberId) refuse('posts.not_found');
}

async function isHeld(tx: Tx, memberId: number, { photo, caption }: EntryDraft): Promise<boolean> {
  const isFirst = photo !== null && (await countPublished(tx, memberId, FIRST_POSTS)) < FIRST_POSTS;
  return holdReasonsOf({ isFirst, hasListedWord: await hasHeldWord(tx, wordsToLookUp(caption)) }).length > 0;
}

/**
 * Votes for an entry, permanently. Refuses a vote for an own entry, or for one of another account of the same person.
 */
export async function vote(
  tx: Tx,
  db: Database,
  voter: Writer,
  { contestId, entryId, at }: { contestId: number; entryId: number; at: Date },
): Promise<void> {
  const contest = (await shareContest(tx, contestId)) ?? refuse('contests.not_found');
  const entry = await readEntry(tx, entryId);
  if (entry?.contest_id !== contestId || entry.status !== 'shown') refuse('contests.entry_not_found');
  const [entrant] = await readMembers(tx, [entry.member_id]);
  if (entrant?.status === 'suspended') refuse('contests.entry_not_found');
  const isOwn = await isTheirs(tx, db, voter, entry.member_id);
  enforce(mayVote(standingOf(contest, at), { isOwn }));
  await refuseStaff(tx, voter.customer_id);
  const given = { contestId, memberId: voter.id, entryId, entrantId: entry.member_id };
  if (!(await insertVote(tx, given))) refuse('contests.voted');
}

async function isTheirs(tx: Tx, db: Database, voter: Writer, entrantId: number): Promise<boolean> {
  if (entrantId === voter.id) return true;
  const [entrant] = await readMembers(tx, [entrantId]);
  return entrant?.customer_id != null && isSamePerson(db, voter.customer_id, entrant.customer_id);
}
