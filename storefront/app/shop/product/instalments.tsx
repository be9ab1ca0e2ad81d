import { formatAmount } from '@waha/kit/money';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';

/** How much one part is where a lender takes this price; text alone, because no script of a lender is loaded. */
export function Instalments({ price }: { price: number }) {
  const say = useText('product');
  const offered = useRootData().settings?.payment_instalments?.find(
    ({ minimum, maximum }) => price >= minimum && (maximum === null || price <= maximum),
  );
  if (!offered) return null;
  const { count } = offered;
  // The largest of equal parts, as at the checkout: none that is asked for is more.
  const part = Math.ceil(Math.round(price * 100) / count) / 100;
  return <p className="mt-1 text-sm text-soft">{say('instalments', { count, amount: formatAmount(part) })}</p>;
}
