import type { Quote } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { useFreeShippingFrom } from './use-free-shipping-from.ts';

/** Amount missing to free delivery; empty where that is unknown or not offered. */
export function FreeShipping({ quote }: { quote: Quote }) {
  const say = useText('cart');
  const everywhere = useFreeShippingFrom();
  const standard = quote.shipping_options.find((option) => option.code === 'standard');
  const from = standard ? standard.free_over : everywhere;
  if (from === null || !quote.needs_shipping) return null;
  const goods = Math.round((quote.subtotal - quote.discount_total) * 100) / 100;
  const left = from - goods;
  return (
    <div>
      <p className={`flex items-center gap-2 text-sm ${left > 0 ? 'text-soft' : 'font-semibold text-positive'}`}>
        <Icon name={left > 0 ? 'truck' : 'circle-check'} size={18} />
        {left > 0 ? say('freeShippingLeft', { amount: formatAmount(left) }) : say('freeShippingReached')}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-tint">
        <div
          className={`h-full rounded-full ${left > 0 ? 'bg-accent' : 'bg-positive'}`}
          style={{ inlineSize: `${Math.min(100, (goods / from) * 100)}%` }}
        />
      </div>
    </div>
  );
}
