import type { Actor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type MemberRow, requireMember } from '../members/index.ts';
import type { PostKind, PostRow } from './post-row.ts';
import { missing } from './posts.policy.ts';
import { readPost } from './posts.store.ts';
import type { PresentDeps } from './present-post.ts';
import type { Writer, WritingDeps } from './write-post.ts';

export interface PostDeps extends PresentDeps, WritingDeps {
  publicUrl: string;
  limits: boolean;
}

/** A member with their account; refused when the account is deleted. */
export async function requireWriter(db: Database | Tx, actor: Actor): Promise<Writer> {
  const member = await requireMember(db, actor);
  const { customer_id } = member;
  return customer_id === null ? refuse('members.not_member') : { ...member, customer_id };
}

/** The post, if a member may see it. */
export async function requirePost(db: Database | Tx, id: number, me: MemberRow, kind: PostKind): Promise<PostRow> {
  return (await readPost(db, id, me.id, kind)) ?? refuse(missing[kind]);
}
