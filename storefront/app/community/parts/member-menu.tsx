import type { MemberRef } from '@waha/contract/types';
import { useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { ActionMenu, type MenuAction } from './action-menu.tsx';
import { AskFirst } from './ask-first.tsx';
import { ReportDialog, type Reported } from './report-dialog.tsx';
import { useBlocking } from './use-blocking.ts';
import { useFollowing } from './use-following.ts';

interface MemberMenuProps {
  /** The member. Former members can only be reported. */
  member: MemberRef;
  /** Subject of a report; the member by default. */
  reported?: Reported;
  /** Whether the reader follows them; left out where that is not known. */
  isFollowed?: boolean;
  /** Called after a block or mute has removed their content from the feeds. */
  onGone?: () => void;
}

/** Actions on a member or their content: follow, mute, block (after a question), report. Texts: community. */
export function MemberMenu({ member: { handle, name }, reported, isFollowed, onGone }: MemberMenuProps) {
  const say = useText('community');
  const { block, mute } = useBlocking();
  const follow = useFollowing();
  const [isAsking, setIsAsking] = useState(false);
  const [toReport, setToReport] = useState<Reported | null>(null);
  const told = reported ?? (handle ? { kind: 'member' as const, handle } : null);
  const ofMember: MenuAction[] = handle
    ? [
        {
          icon: 'bell-off',
          label: say('mute', { name }),
          onChoose: () => void mute(handle).then((done) => done && onGone?.()),
        },
        { icon: 'ban', label: say('block', { name }), onChoose: () => setIsAsking(true), isDangerous: true },
      ]
    : [];
  const ofFollow: MenuAction[] =
    handle && isFollowed !== undefined
      ? [
          {
            icon: isFollowed ? 'user-minus' : 'user-plus',
            label: say(isFollowed ? 'unfollow' : 'follow', { name }),
            onChoose: () => void follow(handle, !isFollowed),
          },
        ]
      : [];
  const report: MenuAction[] = told
    ? [{ icon: 'flag', label: say('report'), onChoose: () => setToReport(told), isDangerous: true }]
    : [];
  return (
    <>
      <ActionMenu label={say('menuOf', { name })} actions={[...ofFollow, ...ofMember, ...report]} />
      <AskFirst
        open={isAsking}
        question={say('blockAsk', { name })}
        text={say('blockText')}
        yes={say('blockYes')}
        onClose={() => setIsAsking(false)}
        onYes={async () => {
          await block(handle ?? '');
          onGone?.();
        }}
      />
      <ReportDialog reported={toReport} onClose={() => setToReport(null)} />
    </>
  );
}
