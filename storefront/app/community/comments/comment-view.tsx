import type { PostComment } from '@waha/contract/types';
import { useState } from 'react';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { ActionMenu } from '../parts/action-menu.tsx';
import { Ago } from '../parts/ago.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { MemberMenu } from '../parts/member-menu.tsx';
import { MemberPicture } from '../parts/member-picture.tsx';
import { PostText } from '../parts/post-text.tsx';
import { MemberGem } from '../parts/rank-gem.tsx';

interface CommentViewProps {
  comment: PostComment;
  /** Left out where nothing can be answered. */
  onAnswer?: () => void;
  onRemove: () => Promise<void>;
}

/** One comment: author, time, text and actions. */
export function CommentView({ comment, onAnswer, onRemove }: CommentViewProps) {
  const say = useText('posts');
  const { author, is_mine: isMine } = comment;
  return (
    <article className="flex items-start gap-3" aria-label={say('commentOf', { name: author.name })}>
      <MemberPicture member={author} size={32} />
      <div className="min-w-0 flex-1">
        <div className="rounded-2xl rounded-ss-sm bg-tint px-3.5 py-2">
          <p className="flex flex-wrap items-center gap-x-2 text-sm [overflow-wrap:anywhere]">
            {author.handle ? (
              <Link to={`/community/members/${author.handle}`} className="font-semibold hover:underline">
                <bdi>{author.name}</bdi>
              </Link>
            ) : (
              <bdi className="text-soft">{author.name}</bdi>
            )}
            <MemberGem rank={author.rank} />
            <span className="text-xs text-soft">
              <Ago at={comment.created_at} />
            </span>
          </p>
          <PostText text={comment.text} />
        </div>
        {comment.status === 'published' ? null : (
          <p className="mt-1 text-xs font-semibold text-warning">
            {say(comment.status === 'pending' ? 'waits' : 'hidden')}
          </p>
        )}
        {onAnswer ? (
          <button
            type="button"
            className="min-h-11 px-2 text-sm font-semibold text-soft hover:text-ink"
            onClick={onAnswer}
          >
            {say('answer')}
          </button>
        ) : null}
      </div>
      {isMine ? (
        <OwnMenu onRemove={onRemove} />
      ) : (
        <MemberMenu member={author} reported={{ kind: 'comment', id: comment.id }} />
      )}
    </article>
  );
}

function OwnMenu({ onRemove }: { onRemove: () => Promise<void> }) {
  const say = useText('posts');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ActionMenu
        label={say('commentMenu')}
        actions={[{ icon: 'trash-2', label: say('remove'), isDangerous: true, onChoose: () => setIsAsking(true) }]}
      />
      <AskFirst
        open={isAsking}
        question={say('removeCommentAsk')}
        yes={say('removeYes')}
        onClose={() => setIsAsking(false)}
        onYes={onRemove}
      />
    </>
  );
}
