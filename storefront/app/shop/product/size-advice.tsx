import type { ProductDetail } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';

/** How the sizes fit, and who says so. */
export function SizeAdvice({ advice: { advice, buyers } }: { advice: NonNullable<ProductDetail['size_advice']> }) {
  const say = useText('product');
  return (
    <p className="text-sm">
      <span className="font-semibold">{say(advice)}</span> <span className="text-soft">{say('fitBy', { buyers })}</span>
    </p>
  );
}
