import { useFromCart } from '../cart/cart-store.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/product-card/badge.tsx';
import type { Card } from '../ui/product-card/card-of.ts';
import { afterWorkingDays, formatSoon } from './arrival.ts';
import { useCityArrival } from './city-arrival.ts';

/**
 * Arrival date in the chosen city, on the picture of a card, so that the layout does not move. Not for sold-out
 * products, nor where the stepper of a product in the cart is shown.
 */
export function CardArrival({ card }: { card: Card }) {
  const say = useText('product');
  const language = useLanguage();
  const days = useCityArrival();
  const isCounted = useFromCart(({ lines }) => !card.variable && lines.some((line) => line.id === card.id));
  const isLater = card.badge?.type === 'preorder' || card.badge?.type === 'backorder';
  if (days === null || !card.in_stock || isLater || isCounted) return null;
  const now = Date.now();
  return (
    <span className="absolute start-2.5 bottom-2.5">
      <Badge tone="plain">
        <Icon name="truck" size={16} className="text-secondary" />
        <span>
          <span className="max-sm:sr-only">{say('cardArrives')} </span>
          {formatSoon(afterWorkingDays(now, days), now, language)}
        </span>
      </Badge>
    </span>
  );
}
