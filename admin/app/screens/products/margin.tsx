import { formatAmount } from '@waha/kit/money';
import { useText } from '../../text/language.tsx';
import { marginOf } from './margin-of.ts';
import type { ProductValues } from './product-values.ts';

/** Profit of one piece under its price, while it is typed; a loss is red. */
export function Margin({ values }: { values: ProductValues }) {
  const say = useText('products');
  const margin = marginOf(values);
  if (!margin) return null;
  return (
    <p className={margin.riyals < 0 ? 'text-negative' : 'text-soft'} aria-live="polite">
      {say('margin', { amount: formatAmount(margin.riyals), percent: margin.percent })}
    </p>
  );
}
