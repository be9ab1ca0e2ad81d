import type { ReturnSummary } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Badge } from '../../ui/product-card/badge.tsx';
import { PiecesStrip } from '../pieces-strip.tsx';
import { moneyOf, returnTone } from './return-looks.ts';

/** A return in the list. */
export function ReturnCard({ summary }: { summary: ReturnSummary }) {
  const say = useText('returns');
  const language = useLanguage();
  return (
    <li className="relative grid gap-4 rounded-card border border-line bg-card p-4 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent sm:p-5">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="text-base">
            {summary.kind === 'refund' ? `${say('refundTitle')} ` : null}
            {summary.refund_to === 'exchange' ? `${say('exchange')} ` : null}
            <Link to={`/account/returns/${summary.id}`} className="outline-none after:absolute after:inset-0">
              <bdi dir="ltr" className="tabular-nums">
                {summary.number}
              </bdi>
            </Link>
          </h2>
          <Badge tone={returnTone(summary.status)}>{summary.status_label}</Badge>
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          <time dateTime={summary.created_at}>{formatDate(summary.created_at, language)}</time>
          <span>{say('ofOrder', { number: `\u2066${summary.order_number}\u2069` })}</span>
        </p>
      </div>
      <PiecesStrip items={summary.items} amount={moneyOf(summary)} pieces={say('pieces', { count: summary.pieces })} />
    </li>
  );
}
