import { failureText } from '@waha/contract/client';
import type { Post, Reel, SavedPost } from '@waha/contract/types';
import { useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { changeInFeeds, dropFromFeeds } from '../feed/feed-store.ts';
import { openFiling } from './filing-store.ts';

interface SaveButtonProps {
  kind: 'post' | 'reel';
  id: number;
  isSaved: boolean;
  label: string;
  className: string;
  size?: number;
}

/**
 * Saves a post or a reel for the reader; shown immediately, reverted if the request fails. The message afterwards leads
 * to the collections. Texts: posts.
 */
export function SaveButton({ kind, id, isSaved: wasSaved, label, className, size = 20 }: SaveButtonProps) {
  const say = useText('posts');
  const api = useApi();
  const busy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isSaved, setIsSaved] = useState(wasSaved);

  function tell(isNow: boolean): void {
    if (!isNow) return void showToast({ text: say('unsaved'), tone: 'positive' });
    const run = () => {
      // Focused first, so that the sheet returns the focus here.
      button.current?.focus();
      openFiling(id);
    };
    showToast({ text: say('saved'), tone: 'positive', action: { label: say('fileIt'), run } });
  }

  async function press(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const save = !isSaved;
    setIsSaved(save);
    const call = { params: { id }, body: { save }, signal: AbortSignal.timeout(15_000) };
    try {
      if (kind === 'post') await api('POST /community/posts/{id}/save', call);
      else await api('POST /community/reels/{id}/save', call);
      changeInFeeds<Post | Reel>(`${kind}s`, id, { is_saved: save });
      if (!save) dropFromFeeds<SavedPost>('saved', (item) => item.id === id);
      tell(save);
    } catch (error) {
      setIsSaved(!save);
      showToast({ text: failureText(error, say('saveFailed')), tone: 'negative' });
    } finally {
      busy.current = false;
    }
  }

  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isSaved}
      aria-label={label}
      className={`${className} ${isSaved ? 'is-saved' : ''}`}
      onClick={() => void press()}
    >
      <CommunityIcon name="bookmark" size={size} filled={isSaved} />
    </button>
  );
}
