import type { Post } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { storedUser } from '../../auth/stored-user.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { useMine } from '../membership/use-mine.ts';
import { MemberPicture } from '../parts/member-picture.tsx';
import Composer from './composer.tsx';
import { hasDraft } from './draft.ts';

/** Shows a toast about a sent post: published, or awaiting review. */
export function useSaySent(): (post: Post) => void {
  const say = useText('posts');
  return ({ status }) =>
    showToast({ text: say(status === 'published' ? 'sent' : 'sentWaits'), tone: 'positive', timeoutMs: 8_000 });
}

/** Prompt above a feed; a press replaces it by the form. Texts: community, posts, photos. */
export function ComposerPrompt({ onSent }: { onSent: (post: Post) => void }) {
  const say = useText('posts');
  const { membership, profile } = useMine();
  const saySent = useSaySent();
  const [isOpen, setIsOpen] = useState(false);
  const [isDraft, setIsDraft] = useState(false);
  useEffect(() => {
    if (!isOpen) setIsDraft(hasDraft(storedUser()?.id ?? ''));
  }, [isOpen]);
  if (isOpen) {
    return (
      <Composer
        post={null}
        onCancel={() => setIsOpen(false)}
        onSent={(post) => {
          setIsOpen(false);
          saySent(post);
          onSent(post);
        }}
      />
    );
  }
  const name = profile?.name ?? membership.name ?? '';
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-card p-3 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
      {profile ? <MemberPicture member={profile} /> : null}
      <button
        type="button"
        className="min-h-11 min-w-0 flex-1 truncate rounded-full bg-tint px-5 text-start text-soft hover:text-ink"
        onClick={() => setIsOpen(true)}
      >
        {isDraft ? say('goOnWriting') : say('prompt', { name })}
      </button>
    </div>
  );
}
