import type { JoinMessage, MemberProfile, MemberRef, Membership, SeenJoinRequest } from '@waha/contract';
import { presentImage } from '../../../platform/media/index.ts';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import { type CityRow, presentCity } from '../../people/locations/index.ts';
import type { BlockRow } from './blocks.store.ts';
import type { JoinMessageRow, JoinRequestRow } from './join-requests.store.ts';
import type { MemberRow } from './members.store.ts';

const texts = createTexts({
  ar: { former: 'عضو سابق', hidden: 'عضو غير ظاهر', picture: 'صورة {name}' },
  en: { former: 'Former member', hidden: 'Hidden member', picture: 'Picture of {name}' },
});

/** A member as the author of a post or comment. */
export function presentMemberRef(
  row: Pick<MemberRow, 'handle' | 'name' | 'picture' | 'rank'>,
  language: Language,
): MemberRef {
  const name = row.handle === null ? texts.say(language, 'former') : row.name;
  return {
    handle: row.handle,
    name,
    picture: row.picture && presentImage(row.picture, texts.say(language, 'picture', { name })),
    rank: row.rank,
  };
}

/** A suspended member among the reader's own relations: without what they say of themselves. */
export function veilSuspended(row: MemberRow, language: Language): MemberRow {
  if (row.status !== 'suspended') return row;
  return { ...row, name: texts.say(language, 'hidden'), about: '', city_id: null, picture: null, rank: null };
}

export interface Around {
  city: CityRow | undefined;
  /** The reader. */
  me: MemberRow;
  blocks: readonly BlockRow[];
  following: { followers: number; is_followed: boolean };
}

export function presentProfile(
  row: MemberRow,
  { city, me, blocks, following }: Around,
  language: Language,
): MemberProfile {
  const mine = blocks.find((block) => block.member_id === me.id && block.other_id === row.id);
  return {
    ...presentMemberRef(row, language),
    about: row.about,
    city: city ? presentCity(city, language) : null,
    joined_at: row.joined_at.toISOString(),
    follower_count: following.followers,
    is_followed: following.is_followed,
    is_me: row.id === me.id,
    is_blocked: mine?.kind === 'block',
    is_muted: mine?.kind === 'mute',
  };
}

export function presentMembership(
  member: MemberRow | undefined,
  last: JoinRequestRow | undefined,
  mayAskAt: Date | null,
): Membership {
  if (member) {
    const isSuspended = member.status === 'suspended';
    return {
      status: isSuspended ? 'suspended' : 'approved',
      handle: member.handle,
      name: member.name,
      reason: isSuspended ? member.suspended_reason : null,
      request_id: last?.id ?? null,
      may_ask_at: null,
    };
  }
  return {
    // A former member may apply as if for the first time.
    status: last && last.status !== 'approved' ? last.status : 'none',
    handle: null,
    name: null,
    reason: last?.reason ?? null,
    request_id: last?.id ?? null,
    may_ask_at: mayAskAt?.toISOString() ?? null,
  };
}

/** `asker` is shown to staff alone. */
export function presentRequest(row: JoinRequestRow, asker: SeenJoinRequest['customer']): SeenJoinRequest {
  return {
    id: row.id,
    status: row.status,
    message: row.message,
    links: row.links,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    messages: row.messages,
    customer: asker,
  };
}

export function presentJoinMessage(row: JoinMessageRow): JoinMessage {
  return { id: row.id, author: row.author, message: row.body, created_at: row.created_at.toISOString() };
}
