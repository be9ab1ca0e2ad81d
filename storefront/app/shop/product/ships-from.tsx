import type { Backorder } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

interface ShipsFromProps {
  backorder: Backorder;
  /** Pieces at hand, and pieces wanted. */
  stock: number;
  quantity: number;
}

/** The day on which pieces beyond stock are sent; nothing while all that is wanted is there. */
export function ShipsFrom({ backorder, stock, quantity }: ShipsFromProps) {
  const say = useText('product');
  const language = useLanguage();
  if (quantity <= stock) return null;
  const day = formatDate(backorder.ships_from, language);
  return (
    <p className="flex items-center gap-1.5 text-sm font-semibold text-info" aria-live="polite">
      <Icon name="truck" size={16} />
      {stock > 0 ? say('someShipFrom', { count: quantity - stock, day }) : say(backorder.kind, { day })}
    </p>
  );
}
