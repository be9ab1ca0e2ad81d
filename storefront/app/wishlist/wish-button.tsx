import { useApi } from '../api/use-api.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { toggleWish } from './toggle-wish.ts';
import { useWishes } from './wishlist-store.ts';

/** Keeps a product for later, or no longer. */
export function WishButton({ id, name }: { id: number; name: string }) {
  const say = useText('product');
  const sayShell = useText('shell');
  const api = useApi();
  const isWished = useWishes().includes(id);
  return (
    <button
      type="button"
      className="icon-btn shrink-0 border border-line-strong"
      aria-pressed={isWished}
      aria-label={sayShell('wish', { name })}
      onClick={() => void toggleWish(id, api, () => say('wishFailed'))}
    >
      <Icon name="heart" className={isWished ? 'fill-current text-negative' : ''} />
    </button>
  );
}
