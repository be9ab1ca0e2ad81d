import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

/** How digital goods reach their buyer, and that they cannot be returned: the law wants it said before they are paid. */
export function DigitalTerms() {
  const say = useText('checkout');
  return (
    <p className="checkout-step flex items-start gap-2 text-sm text-soft">
      <Icon name="info" size={18} className="mt-0.5" />
      {say('digitalTerms')}
    </p>
  );
}
