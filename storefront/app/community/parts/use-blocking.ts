import { failureText } from '@waha/contract/client';
import type { MemberProfile } from '@waha/contract/types';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { dropFromFeeds } from '../feed/feed-store.ts';

interface Written {
  id: number;
  author: { handle: string | null };
}

/**
 * Blocks and mutes members, undoes both and shows the result. Their content is removed from the open feeds immediately.
 * Texts: community.
 */
export function useBlocking() {
  const say = useText('community');
  const api = useApi();
  const signal = () => AbortSignal.timeout(15_000);
  return {
    /** Throws the refusal. */
    async block(handle: string): Promise<MemberProfile> {
      const profile = await api('PUT /community/blocks/{handle}', {
        params: { handle },
        body: { kind: 'block' },
        signal: signal(),
      });
      forgetWords(handle);
      showToast({ text: say('blocked', { name: profile.name }), tone: 'positive' });
      return profile;
    },
    async mute(handle: string): Promise<MemberProfile | null> {
      try {
        const profile = await api('PUT /community/blocks/{handle}', {
          params: { handle },
          body: { kind: 'mute' },
          signal: signal(),
        });
        forgetWords(handle);
        showToast({ text: say('muted', { name: profile.name }), tone: 'positive' });
        return profile;
      } catch (error) {
        showToast({ text: failureText(error, say('networkTrouble')), tone: 'negative' });
        return null;
      }
    },
    async release(handle: string): Promise<MemberProfile | null> {
      try {
        const profile = await api('DELETE /community/blocks/{handle}', { params: { handle }, signal: signal() });
        showToast({ text: say('released', { name: profile.name }), tone: 'positive' });
        return profile;
      } catch (error) {
        showToast({ text: failureText(error, say('networkTrouble')), tone: 'negative' });
        return null;
      }
    },
  };
}

function forgetWords(handle: string): void {
  for (const kind of ['posts', 'reels', 'comments', 'reviews']) {
    dropFromFeeds<Written>(kind, ({ author }) => author.handle === handle);
  }
}
