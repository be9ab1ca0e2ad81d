import { useText } from '../../../text/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';

const FIVE = [1, 2, 3, 4, 5];

/** Row of whole stars, read out as one number. */
export function Stars({ given, size = 16 }: { given: number; size?: number }) {
  const say = useText('product');
  return (
    <span role="img" aria-label={say('starsGiven', { stars: given })} className="inline-flex gap-1">
      {FIVE.map((star) => (
        <Icon
          key={star}
          name="star"
          size={size}
          filled={star <= given}
          className={star <= given ? 'text-star' : 'text-line-strong'}
        />
      ))}
    </span>
  );
}
