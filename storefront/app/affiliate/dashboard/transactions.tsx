import type { AffiliateTransaction } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Amount } from '../../ui/product-card/price.tsx';
import { More } from './more.tsx';
import { Known } from './part.tsx';
import { useNumbered } from './use-numbered.ts';

/** All ledger lines, the latest first. */
export function Transactions() {
  const say = useText('earnings');
  const { state, retry, more, loadMore } = useNumbered('affiliate transactions', (api, cursor, signal) =>
    api('GET /community/affiliate/transactions', {
      query: cursor === undefined ? {} : { cursor },
      signal,
    }),
  );
  return (
    <Known state={state} onRetry={retry} className="h-64">
      {({ data, next_cursor: next }) =>
        data.length === 0 ? (
          <p className="text-soft">{say('noTransactions')}</p>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {data.map((line) => (
                <li key={`${line.kind} ${line.id}`}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
            <More next={next} more={more} onMore={loadMore} />
          </>
        )
      }
    </Known>
  );
}

function Line({
  line: { label, at, points, amount, state, state_label: stateLabel, reason },
}: {
  line: AffiliateTransaction;
}) {
  const say = useText('earnings');
  const language = useLanguage();
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <span className="min-w-0">
        {label}
        <span className="block text-sm text-soft">
          <time dateTime={at}>{formatDate(at, language)}</time>
          {state === 'done' ? null : ` · ${stateLabel}`}
        </span>
        {reason ? <span className="block text-sm text-soft">{reason}</span> : null}
      </span>
      <span className="shrink-0 text-end font-semibold tabular-nums">
        {points !== null && points !== 0 ? (
          <span className={`block ${points > 0 ? 'text-positive' : ''}`}>
            {/* The left-to-right mark keeps the minus before the digits on right-to-left pages. */}
            {`${points < 0 ? '\u200e' : ''}${say('points', { count: points })}`}
          </span>
        ) : null}
        {amount !== null && amount !== 0 ? (
          <Amount riyals={amount} className={amount > 0 ? 'text-positive' : ''} />
        ) : null}
      </span>
    </div>
  );
}
