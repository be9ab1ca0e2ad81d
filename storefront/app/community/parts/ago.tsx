import { formatMoment } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { since } from './since.ts';

/** Relative time such as `3 hours ago`; a tooltip shows the exact time. Texts: community. */
export function Ago({ at }: { at: string }) {
  const say = useText('community');
  const language = useLanguage();
  const passed = since(at, Date.now(), language);
  const words = {
    now: () => say('justNow'),
    minutes: (count: number) => say('minutesAgo', { count }),
    hours: (count: number) => say('hoursAgo', { count }),
    days: (count: number) => say('daysAgo', { count }),
  };
  return (
    <time dateTime={at} title={formatMoment(at, language)}>
      {passed.unit === 'date' ? passed.date : words[passed.unit]('count' in passed ? passed.count : 0)}
    </time>
  );
}
