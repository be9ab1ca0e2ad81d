import { formatMoment } from '@waha/kit/moment';
import { useEffect, useState } from 'react';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';

const SECOND_MS = 1_000;

/** Whole days, hours, minutes and seconds left. */
export function timeLeft(endsAt: string, nowMs: number): [number, number, number, number] | null {
  const seconds = Math.floor((Date.parse(endsAt) - nowMs) / SECOND_MS);
  if (!(seconds > 0)) return null;
  return [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
}

/** Undefined until hydration: the document is the same for everybody and contains no current time. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * Countdown to an end time, its boxes in their places from the first paint; without JavaScript it shows the date and
 * time. `days`: those left when the page was made, so that a box for them does not come later.
 */
export function Countdown({ endsAt, days }: { endsAt: string; days?: number }) {
  const say = useText('shop');
  const language = useLanguage();
  const now = useNow();
  const moment = formatMoment(endsAt, language);
  // The boxes stand from the first paint; a document that is cached for everybody leaves their digits open.
  const left = now === undefined ? [days ?? 0, null, null, null] : timeLeft(endsAt, now);
  if (!left) return <p className="min-h-16 font-semibold">{say('flashEnded')}</p>;
  const [daysLeft, hours, minutes, seconds] = left;
  const parts = [
    ...(daysLeft ? [{ value: daysLeft, unit: say('days', { count: daysLeft }) }] : []),
    { value: hours, unit: say('hours', { count: hours ?? 0 }) },
    { value: minutes, unit: say('minutes', { count: minutes ?? 0 }) },
    { value: seconds, unit: say('seconds', { count: seconds ?? 0 }) },
  ];
  return (
    <>
      <p className="needs-script flex min-h-16 gap-2">
        <span className="sr-only">{say('promotionEnds', { date: moment })}</span>
        {parts.map((part) => (
          <span
            key={part.unit}
            aria-hidden="true"
            className="grid min-w-15 justify-items-center rounded-xl bg-card px-2 py-1.5 leading-tight"
          >
            <span className="text-xl font-bold tabular-nums">
              {part.value === null ? '··' : String(part.value).padStart(2, '0')}
            </span>
            <span className="text-xs text-soft">{part.unit}</span>
          </span>
        ))}
      </p>
      <noscript>{say('promotionEnds', { date: moment })}</noscript>
    </>
  );
}
