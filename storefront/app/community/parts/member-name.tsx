import type { MemberRef } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { Link } from '../../router/links.ts';
import { MemberPicture } from './member-picture.tsx';
import { MemberGem } from './rank-gem.tsx';

interface MemberNameProps {
  member: MemberRef;
  size?: 32 | 44;
  /** Small text below the name, such as a time. */
  children?: ReactNode;
  /** Id of the name, where something is labelled by it. */
  id?: string;
}

/** A member: picture or initial, name, rank and a link to their page; no link once they left. */
export function MemberName({ member, size = 44, children, id }: MemberNameProps) {
  const { handle, name } = member;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <MemberPicture member={member} size={size} />
      <div className="min-w-0 leading-snug">
        <p className="flex min-w-0 items-center gap-1.5 font-bold">
          {handle ? (
            <Link id={id} to={`/community/members/${handle}`} className="truncate hover:underline">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi id={id} className="truncate text-soft">
              {name}
            </bdi>
          )}
          <MemberGem rank={member.rank} />
        </p>
        {children ? <div className="flex flex-wrap items-center gap-x-1.5 text-xs text-soft">{children}</div> : null}
      </div>
    </div>
  );
}
