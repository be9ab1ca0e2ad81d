import type { ReturnSummary } from '@waha/contract';
import { Link } from 'react-router';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDate } from '../../ui/moment.ts';
import { Picture } from '../../ui/picture.tsx';
import { Amount } from '../../ui/price.tsx';
import { returnTone } from './return-tone.ts';

/** A return in the list. */
export function ReturnCard({ summary }: { summary: ReturnSummary }) {
  const say = useText('returns');
  const language = useLanguage();
  return (
    <li className="relative grid gap-4 rounded-card border border-line bg-card p-4 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-base">
            <Link to={`/account/returns/${summary.id}`} className="outline-none after:absolute after:inset-0">
              <bdi dir="ltr" className="tabular-nums">
                {summary.number}
              </bdi>
            </Link>
          </h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-soft">
            <time dateTime={summary.created_at}>{formatDate(summary.created_at, language)}</time>
            <span>{say('ofOrder', { number: `\u2066${summary.order_number}\u2069` })}</span>
          </p>
        </div>
        <Badge tone={returnTone(summary.status)}>{summary.status_label}</Badge>
      </div>
      <div className="flex items-end justify-between gap-4">
        <ul className="flex gap-2">
          {summary.items.map((item) => (
            <li key={item.name} className="w-14 overflow-hidden rounded-lg bg-tint">
              {item.image ? (
                <Picture
                  image={{ ...item.image, alt: item.name }}
                  sizes="56px"
                  className="aspect-4/5 w-full object-cover"
                />
              ) : null}
            </li>
          ))}
        </ul>
        <p className="text-end">
          <Amount riyals={summary.amount} className="text-lg font-bold" />
          <span className="block text-sm text-soft">{say('pieces', { count: summary.pieces })}</span>
        </p>
      </div>
    </li>
  );
}
