import { formatAmount } from '@waha/kit/money';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { lineAddress } from './line-address.ts';
import { type LineNews, newsOf, type QuotedLine } from './quoted-lines.ts';
import { useCartChanges } from './use-cart-changes.ts';

const action = 'min-h-11 px-1 font-semibold underline underline-offset-4';

const tones: Record<LineNews['kind'], { className: string; icon: 'info' | 'circle-alert' | 'triangle-alert' }> = {
  unavailable: { className: 'bg-negative-tint text-negative', icon: 'circle-alert' },
  choose: { className: 'bg-negative-tint text-negative', icon: 'circle-alert' },
  only_left: { className: 'bg-warning-tint text-warning', icon: 'triangle-alert' },
  ended: { className: 'bg-warning-tint text-warning', icon: 'triangle-alert' },
  later: { className: 'bg-info-tint text-info', icon: 'info' },
  price_up: { className: 'bg-warning-tint text-warning', icon: 'triangle-alert' },
  price_down: { className: 'bg-positive-tint text-positive', icon: 'info' },
};

function Words({ news }: { news: LineNews }) {
  const say = useText('cart');
  if ('before' in news) {
    const amounts = { before: formatAmount(news.before), now: formatAmount(news.now) };
    return news.kind === 'price_up' ? say('priceUp', amounts) : say('priceDown', amounts);
  }
  return news.message;
}

function WayOut({ news, pair, onRemove }: { news: LineNews; pair: QuotedLine; onRemove: () => void }) {
  const say = useText('cart');
  const sayShell = useText('shell');
  const { setQuantity, acceptPrice } = useCartChanges();
  const { line } = pair;
  const name = pair.quoted?.name || line.name;
  if (news.kind === 'unavailable') {
    return (
      <button type="button" className={action} aria-label={sayShell('removeNamed', { name })} onClick={onRemove}>
        {say('remove')}
      </button>
    );
  }
  if (news.kind === 'choose') {
    return (
      <Link to={lineAddress(line)} className={`${action} inline-flex items-center`}>
        {say('chooseOptions')}
      </Link>
    );
  }
  if (news.kind === 'only_left') {
    const count = news.available;
    return (
      <button type="button" className={action} onClick={() => setQuantity(line, count)}>
        {say('setTo', { count })}
        <span className="sr-only">: {name}</span>
      </button>
    );
  }
  if ('now' in news) {
    return (
      <button
        type="button"
        className={action}
        aria-label={say('understoodLabel', { name })}
        onClick={() => acceptPrice(line, news.now, pair.quoted?.original_price ?? news.now)}
      >
        {say('understood')}
      </button>
    );
  }
  return null;
}

/** Changes of a line since it was added, each with a way to resolve it. */
export function LineNotices({ pair, onRemove }: { pair: QuotedLine; onRemove: () => void }) {
  const news = newsOf(pair);
  if (news.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2">
      {news.map((one) => (
        <li
          key={one.kind}
          className={`flex flex-wrap items-center gap-x-2 rounded-xl ps-3 pe-2 text-sm ${tones[one.kind].className}`}
        >
          <Icon name={tones[one.kind].icon} size={16} />
          <span className="min-w-0 flex-1 basis-40 py-2 leading-normal">
            <Words news={one} />
          </span>
          <WayOut news={one} pair={pair} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}
