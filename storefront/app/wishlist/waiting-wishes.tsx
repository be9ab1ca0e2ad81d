import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { useWishes } from './wishlist-store.ts';

/**
 * On the sign-in pages: how many products of this browser's wishlist will be added to the account
 * (docs/decisions/0099).
 */
export function WaitingWishes() {
  const say = useText('auth');
  const count = useWishes().length;
  if (count === 0) return null;
  return (
    <p className="mb-5 flex items-center gap-3 rounded-xl bg-tint p-3 text-sm">
      <Icon name="heart" size={18} className="shrink-0 text-secondary" />
      {say('wishesWait', { count })}
    </p>
  );
}
