import type { Reel } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { changeInFeeds } from '../feed/feed-store.ts';
import type { CommunityIconName } from '../icon-names.gen.ts';
import type { MenuAction } from '../parts/action-menu.tsx';
import { LikeButton } from '../parts/like-button.tsx';
import { MemberMenu } from '../parts/member-menu.tsx';
import { useShare } from '../posts/use-share.ts';
import { SaveButton } from '../saves/save-button.tsx';
import { OwnReelMenu } from './own-reel-menu.tsx';
import { toggleCaptions, useCaptionsShown } from './sound.ts';

const round =
  'grid min-h-11 min-w-11 place-items-center content-center rounded-full text-xs tabular-nums hover:bg-dark/60';
const signal = () => AbortSignal.timeout(15_000);

interface ReelActionsProps {
  reel: Reel;
  onComments: () => void;
  onGone: () => void;
}

/** Five actions of a reel, in a column within reach of the thumb; counts only above zero. */
export function ReelActions({ reel, onComments, onGone }: ReelActionsProps) {
  const say = useText('reels');
  const api = useApi();
  const share = useShare();
  const areCaptionsShown = useCaptionsShown();
  const { id, author, comment_count: comments, share_count: shares } = reel;
  const isShown = reel.status === 'published';
  const captions: MenuAction[] = reel.video.captions
    ? [{ icon: 'captions', label: say(areCaptionsShown ? 'hideCaptions' : 'showCaptions'), onChoose: toggleCaptions }]
    : [];
  return (
    <>
      {isShown ? (
        <>
          <LikeButton
            is_liked={reel.is_liked}
            like_count={reel.like_count}
            of={author.name}
            className="flex-col gap-0"
            onLike={(like) =>
              api('POST /community/reels/{id}/like', { params: { id }, body: { like }, signal: signal() })
            }
            onChange={(liked) => changeInFeeds<Reel>('reels', id, liked)}
          />
          <Action
            icon="message-circle"
            label={say('commentsOf', { name: author.name, count: comments })}
            onPress={onComments}
          >
            {comments}
          </Action>
          <SaveButton
            kind="reel"
            id={id}
            isSaved={reel.is_saved}
            label={say('saveOf', { name: author.name })}
            className={round}
            size={24}
          />
          <Action
            icon="share-2"
            label={say('shareOf', { name: author.name, count: shares })}
            onPress={() =>
              void share({
                title: say('reelOf', { name: author.name }),
                count: () => api('POST /community/reels/{id}/share', { params: { id }, signal: signal() }),
                onCounted: (share_count) => changeInFeeds<Reel>('reels', id, { share_count }),
              })
            }
          >
            {shares}
          </Action>
        </>
      ) : null}
      <div className="reel-menu">
        {reel.is_mine ? (
          <OwnReelMenu reel={reel} actions={captions} onGone={onGone} />
        ) : (
          <MemberMenu
            member={author}
            reported={{ kind: 'post', id }}
            isFollowed={reel.is_author_followed}
            onGone={onGone}
          />
        )}
      </div>
    </>
  );
}

interface ActionProps {
  icon: CommunityIconName;
  label: string;
  onPress: () => void;
  /** A number, shown above zero. */
  children?: ReactNode;
}

function Action({ icon, label, onPress, children }: ActionProps) {
  return (
    <button type="button" className={round} onClick={onPress}>
      <CommunityIcon name={icon} size={24} />
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{typeof children === 'number' && children > 0 ? children : null}</span>
    </button>
  );
}
