import { failureText } from '@waha/contract/client';
import { storedToken } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/icon.tsx';
import { dropWish, keepWish, useWishes } from './wishlist-store.ts';

/** Keeps a product for later, or no longer. Shown at once; taken back with a word when the account refuses. */
export function WishButton({ id, name }: { id: number; name: string }) {
  const say = useText('product');
  const api = useApi();
  const isKept = useWishes().includes(id);

  async function toggle(): Promise<void> {
    const apply = (keep: boolean) => (keep ? keepWish(id) : dropWish(id));
    apply(!isKept);
    if (storedToken() === null) return;
    try {
      const key = isKept ? 'DELETE /wishlist' : 'POST /wishlist';
      await api(key, { body: { product_id: id }, signal: AbortSignal.timeout(10_000) });
    } catch (error) {
      apply(isKept);
      showToast({ text: failureText(error, say('wishFailed')), tone: 'negative', position: 'top' });
    }
  }

  return (
    <button
      type="button"
      className="icon-btn shrink-0 border border-line-strong"
      aria-pressed={isKept}
      aria-label={say('wish', { name })}
      onClick={() => void toggle()}
    >
      <Icon name="heart" className={isKept ? 'fill-current text-negative' : ''} />
    </button>
  );
}
