import { failureText } from '@waha/contract/client';
import type { MemberProfile, Post } from '@waha/contract/types';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { changeAllInFeeds } from '../feed/feed-store.ts';

const TIMEOUT_MS = 15_000;

/** Follows a member or ends that, and shows the result; null after a failure. Texts: community. */
export function useFollowing(): (handle: string, isWanted: boolean) => Promise<MemberProfile | null> {
  const say = useText('community');
  const api = useApi();
  return async (handle, isWanted) => {
    const call = { params: { handle }, signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const profile = isWanted
        ? await api('PUT /community/follows/{handle}', call)
        : await api('DELETE /community/follows/{handle}', call);
      for (const kind of ['posts', 'reels']) {
        changeAllInFeeds<Pick<Post, 'id' | 'author' | 'is_author_followed'>>(
          kind,
          ({ author }) => author.handle === handle,
          { is_author_followed: profile.is_followed },
        );
      }
      showToast({ text: say(isWanted ? 'followed' : 'unfollowed', { name: profile.name }), tone: 'positive' });
      return profile;
    } catch (error) {
      showToast({ text: failureText(error, say('networkTrouble')), tone: 'negative' });
      return null;
    }
  };
}
