import { useText } from '../../text/use-text.ts';
import { Icon } from '../icon.tsx';

/** Average rating and count: `4.7 (38)`; empty without ratings. */
export function Rating({ average, count, className }: { average: number; count: number; className?: string }) {
  const say = useText('shell');
  if (count === 0) return null;
  return (
    <span className={`inline-flex items-center gap-1 text-xs text-soft tabular-nums ${className ?? ''}`.trim()}>
      <Icon name="star" size={14} filled className="text-star" />
      {/* Digits and brackets only: they follow the reading direction by themselves. */}
      <span aria-hidden="true">{`${average.toFixed(1)} (${count})`}</span>
      <span className="sr-only">{say('ratingWords', { average: average.toFixed(1), count })}</span>
    </span>
  );
}
