import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';

interface Shared {
  title: string;
  /** Counts the share, and returns the address to share. */
  count: () => Promise<{ url: string; share_count: number }>;
  onCounted: (shares: number) => void;
}

/** Shares an address by the device's share dialog, or copies it where there is none. Texts: community. */
export function useShare(): (shared: Shared) => Promise<void> {
  const say = useText('community');
  return async ({ title, count, onCounted }) => {
    try {
      const { url, share_count } = await count();
      onCounted(share_count);
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ text: say('linkCopied'), tone: 'positive' });
      }
    } catch (error) {
      // Closing the device's own dialog is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ text: say('shareFailed'), tone: 'negative' });
    }
  };
}
