import { type ReportedKind, writtenKinds } from '@waha/contract';
import { type Database, inPages, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { findMemberOf, findOthers, type MemberRow } from '../members/index.ts';
import { holdReported, lockWritten, markReported, readComment, readPost } from '../posts/index.ts';
import { deleteReportsBy, insertReport, listReportsBy, type NewReport } from './reports.store.ts';

/** The number of reports that hide a subject until staff decide (product decision 7). */
const HIDING_REPORTS = 3;

export interface Told {
  kind: ReportedKind;
  id?: number | undefined;
  handle?: string | undefined;
  reason: string;
  note?: string | null | undefined;
}

/**
 * Stores a member's report of something they can see (404 `moderation.not_found`), not their own (409
 * `moderation.own`). A repeated report changes nothing. The first report puts a post or comment into the queue; the
 * third hides it until staff decide.
 */
export async function report(
  { db, storage }: { db: Database; storage: FileStorage },
  me: MemberRow,
  told: Told,
): Promise<void> {
  const { id, authorId } = await findReported(db, me, told);
  if (authorId === me.id) refuse('moderation.own');
  const { kind, reason, note = null } = told;
  await inTransaction(db, (tx) => noteReport(tx, storage, { memberId: me.id, kind, subjectId: id, reason, note }));
}

async function noteReport(tx: Tx, storage: FileStorage, told: NewReport): Promise<void> {
  const { kind, subjectId: id } = told;
  // Concurrent reports of one subject are counted one after another.
  if (kind !== 'member') await lockWritten(tx, kind, id);
  const open = await insertReport(tx, told);
  if (kind === 'member' || open === 0) return;
  await markReported(tx, kind, [id], true);
  if (open >= HIDING_REPORTS) await holdReported(tx, { storage }, { kind, id });
}

/** The number of the reported subject and its author. */
async function findReported(
  db: Database,
  me: MemberRow,
  { kind, id, handle }: Told,
): Promise<{ id: number; authorId: number }> {
  if (kind === 'member') {
    const member = await findOthers(db, me, handle ?? '', 'moderation.not_found');
    return { id: member.id, authorId: member.id };
  }
  const found = id === undefined ? undefined : await (kind === 'post' ? readPost : readComment)(db, id, me.id);
  return found ? { id: found.id, authorId: found.member_id } : refuse('moderation.not_found');
}

/** Erases a member's reports when the account is deleted. */
export async function eraseReporter(tx: Tx, customerId: string): Promise<void> {
  const member = await findMemberOf(tx, customerId);
  if (!member) return;
  const settled = await deleteReportsBy(tx, member.id);
  for (const kind of writtenKinds) {
    const ids = settled.flatMap((one) => (one.kind === kind ? [one.subject_id] : []));
    await markReported(tx, kind, ids, false);
  }
}

export async function* exportReports(db: Database, customerId: string): AsyncGenerator<unknown> {
  const member = await findMemberOf(db, customerId);
  if (member) yield* inPages((limit, offset) => listReportsBy(db, member.id, limit, offset));
}
