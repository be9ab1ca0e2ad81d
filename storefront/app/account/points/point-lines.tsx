import type { MyPoints, PointLine } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Badge, type BadgeTone } from '../../ui/product-card/badge.tsx';

const tones = { pending: 'warning', expired: 'plain', taken_back: 'negative', spent: 'info' } as const satisfies Record<
  string,
  BadgeTone
>;

function Line({ line }: { line: PointLine }) {
  const say = useText('points');
  const language = useLanguage();
  const isGain = line.points > 0 && line.state !== 'pending';
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {line.label}
          {line.state === 'posted' ? null : <Badge tone={tones[line.state]}>{say(`state_${line.state}`)}</Badge>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-soft">
          <time dateTime={line.at}>{formatDate(line.at, language)}</time>
          {line.order_id ? (
            <Link to={`/account/orders/${line.order_id}`} className="text-link underline">
              {say('viewOrder')}
            </Link>
          ) : null}
        </span>
      </span>
      <bdi dir="ltr" className={`shrink-0 font-semibold tabular-nums ${isGain ? 'text-positive' : ''}`}>
        {line.points > 0 ? '+' : '−'}
        {Math.abs(line.points).toLocaleString('en')}
      </bdi>
    </li>
  );
}

/** A customer's point transactions, the latest first, loaded page by page. */
export function PointLines({ first }: { first: MyPoints }) {
  const say = useText('points');
  const api = useApi();
  const [more, setMore] = useState<{ lines: PointLine[]; cursor: number | null }>({
    lines: [],
    cursor: first.next_cursor,
  });
  const [isLoading, setIsLoading] = useState(false);
  const lines = [...first.data, ...more.lines];

  async function loadMore(cursor: number): Promise<void> {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const page = await api('GET /user/points', { query: { cursor }, signal: AbortSignal.timeout(15_000) });
      setMore((before) => ({ lines: [...before.lines, ...page.data], cursor: page.next_cursor }));
    } catch {
      showToast({ text: say('moreFailed'), tone: 'negative', position: 'top' });
    }
    setIsLoading(false);
  }

  const { cursor } = more;
  return (
    <section aria-labelledby="point-lines" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="point-lines" className="text-lg">
        {say('lines')}
      </h2>
      {lines.length === 0 ? (
        <div className="mt-2 grid justify-items-start gap-4">
          <p className="text-soft">{say('empty')}</p>
          <Link to="/products" className="btn btn-primary">
            {say('startShopping')}
          </Link>
        </div>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      {cursor === null ? null : (
        <button
          type="button"
          className="btn btn-quiet mt-3"
          aria-disabled={isLoading}
          onClick={() => void loadMore(cursor)}
        >
          {isLoading ? say('loadingMore') : say('more')}
        </button>
      )}
    </section>
  );
}
