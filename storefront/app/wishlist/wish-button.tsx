import { failureText } from '@waha/contract/client';
import { storedToken } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/icon.tsx';
import { dropWish, storeWish, useWishes } from './wishlist-store.ts';

interface WishButtonProps {
  id: number;
  name: string;
  className?: string;
}

/** Adds a product to the wishlist, or removes it. Shown immediately, reverted with a message if the request fails. */
export function WishButton({ id, name, className = 'icon-btn shrink-0 border border-line-strong' }: WishButtonProps) {
  const say = useText('product');
  const api = useApi();
  const isWished = useWishes().includes(id);

  async function toggle(): Promise<void> {
    const apply = (keep: boolean) => (keep ? storeWish(id) : dropWish(id));
    apply(!isWished);
    if (storedToken() === null) return;
    try {
      const key = isWished ? 'DELETE /wishlist' : 'POST /wishlist';
      await api(key, { body: { product_id: id }, signal: AbortSignal.timeout(10_000) });
    } catch (error) {
      apply(isWished);
      showToast({ text: failureText(error, say('wishFailed')), tone: 'negative', position: 'top' });
    }
  }

  return (
    <button
      type="button"
      className={className}
      aria-pressed={isWished}
      aria-label={say('wish', { name })}
      onClick={() => void toggle()}
    >
      <Icon name="heart" className={isWished ? 'fill-current text-negative' : ''} />
    </button>
  );
}
