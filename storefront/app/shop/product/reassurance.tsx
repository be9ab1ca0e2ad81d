import { useReturnDays } from '../../shell/root-data.ts';
import { usePayWays } from '../../shell/use-promises.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { DeliveryTo } from './delivery-to.tsx';

interface ReassuranceProps {
  returnable: boolean;
  /** Price of one piece, in riyals. */
  price: number;
  weightGrams: number;
  /** The day it is sent, where that is not now. */
  shipsFrom: string | undefined;
}

export function Reassurance({ returnable, ...sent }: ReassuranceProps) {
  const say = useText('product');
  const days = useReturnDays();
  const ways = usePayWays();
  const points = [
    { icon: 'truck', text: <DeliveryTo {...sent} /> },
    { icon: 'undo-2', text: returnable ? say('reassureReturn', { days }) : say('reassureNoReturn') },
    { icon: 'banknote', text: ways && say('reassurePayment', { ways }) },
  ] as const;
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line px-4 text-sm">
      {points.map(({ icon, text }) =>
        text ? (
          <li key={icon} className="flex items-center gap-3 py-3">
            <Icon name={icon} className="text-secondary" />
            {text}
          </li>
        ) : null,
      )}
    </ul>
  );
}
