import { useEffect, useRef } from 'react';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { PlaceOrder } from './form/use-place-order.ts';

/** Notice after a lost reply to the order: its outcome is unknown, and retrying is safe. */
export function ConnectionTrouble({ order }: { order: PlaceOrder }) {
  const say = useText('checkout');
  const button = useRef<HTMLButtonElement>(null);
  const kind = order.trouble?.kind;
  const { round } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure calls for the focus
  useEffect(() => {
    if (kind === 'network' || kind === 'offline') button.current?.focus();
  }, [kind, round]);
  if (kind !== 'network' && kind !== 'offline') return null;
  return (
    <div role="alert" className="rounded-card border border-warning bg-warning-tint p-4 text-warning sm:p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="triangle-alert" size={22} />
        {say('networkTitle')}
      </h2>
      <p className="mt-1">{say(kind)}</p>
      <button ref={button} type="button" className="btn btn-quiet mt-3" onClick={() => order.place()}>
        <Icon name="rotate-ccw" size={18} />
        {say('retry')}
      </button>
    </div>
  );
}
