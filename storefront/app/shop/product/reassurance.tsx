import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

export function Reassurance({ returnable }: { returnable: boolean }) {
  const say = useText('product');
  const points = [
    { icon: 'truck', text: say('reassureDelivery') },
    { icon: 'undo-2', text: returnable ? say('reassureReturn') : say('reassureNoReturn') },
    { icon: 'banknote', text: say('reassurePayment') },
  ] as const;
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line px-4 text-sm">
      {points.map((point) => (
        <li key={point.icon} className="flex items-center gap-3 py-3">
          <Icon name={point.icon} className="text-secondary" />
          {point.text}
        </li>
      ))}
    </ul>
  );
}
