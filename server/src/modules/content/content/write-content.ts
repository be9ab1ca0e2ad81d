import type { FaqGroupBody, InformationPageSlug, PageBody } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import {
  countGroupEdit,
  countPageEdit,
  deleteGroup,
  findTakenAnchor,
  listAdminGroups,
  readAdminPage,
} from './admin-content.store.ts';
import { saveFaqGroup, savePage } from './save-content.ts';

const MOST_GROUPS = 50;

/**
 * Writes a page with optimistic locking: `version` is the one the caller saw, 0 for a new page (`conflict.changed`).
 */
export async function writePage(tx: Tx, slug: InformationPageSlug, draft: PageBody, version: number): Promise<void> {
  const now = await readAdminPage(tx, slug);
  if ((now?.version ?? 0) !== version) refuse('conflict.changed');
  await savePage(tx, { slug, ...draft });
  if (now) await countPageEdit(tx, slug);
}

/**
 * Writes a group of questions with optimistic locking. Refuses an anchor that another group has
 * (`content.anchor_taken`).
 */
export async function writeGroup(tx: Tx, slug: string, draft: FaqGroupBody, version: number): Promise<void> {
  const groups = await listAdminGroups(tx);
  const now = groups.find((group) => group.slug === slug);
  if ((now?.version ?? 0) !== version) refuse('conflict.changed');
  if (!now && groups.length >= MOST_GROUPS) refuse('content.groups_full');
  const anchors = draft.questions.map((question) => question.slug);
  const anchor = await findTakenAnchor(tx, slug, anchors);
  if (anchor) refuse('content.anchor_taken', { anchor });
  const questions = draft.questions.map(({ is_active: isActive, ...question }) => ({ ...question, isActive }));
  await saveFaqGroup(tx, { slug, ...draft, questions });
  if (now) await countGroupEdit(tx, slug);
}

/** Deletes a group with its questions; links to their anchors stop working. */
export async function removeGroup(tx: Tx, slug: string): Promise<void> {
  await deleteGroup(tx, slug);
  await publishInvalidation(tx, ['content']);
}
