import { formatMoment } from '@waha/kit/moment';
import { useLanguage, useText } from '../text/language.tsx';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How long ago something was, in whole minutes, hours or days: «قبل يومين». */
export function useAge(): (at: string) => string {
  const say = useText('common');
  return (at) => {
    const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(at)) / MINUTE_MS));
    if (minutes < HOUR_MINUTES) return say('minutesAgo', { count: minutes });
    const hours = Math.floor(minutes / HOUR_MINUTES);
    if (hours < DAY_HOURS) return say('hoursAgo', { count: hours });
    return say('daysAgo', { count: Math.floor(hours / DAY_HOURS) });
  };
}

/** Age of a record; its time is told on hover. */
export function Age({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatMoment(at, language)} className="whitespace-nowrap">
      {useAge()(at)}
    </time>
  );
}
