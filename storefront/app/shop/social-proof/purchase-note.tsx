import type { RecentPurchase } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { countNote, dismissNotes, hoursSince, notesLeft } from './note-turns.ts';
import { useClearOfControls } from './use-clear-of-controls.ts';

const SHOWN_MS = 9_000;
const BETWEEN_MS = 25_000;

/** Recent purchases, loaded once; none after a failure, or when this visit has seen enough. */
function usePurchases(): RecentPurchase[] {
  const api = useApi();
  const [purchases, setPurchases] = useState<RecentPurchase[]>([]);
  useEffect(() => {
    if (notesLeft() > 0) api('GET /social-proof').then(setPurchases, () => undefined);
  }, [api]);
  return purchases;
}

/** Shows notes one after the other, with long pauses. A note that is hovered or focused stays. */
function useTurns(count: number, held: boolean) {
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState(true);
  useEffect(() => {
    if (count === 0 || held) return;
    const timer = setTimeout(
      () => {
        if (shown) countNote();
        else setTurn((before) => (before + 1) % count);
        setShown(!shown);
      },
      shown ? SHOWN_MS : BETWEEN_MS,
    );
    return () => clearTimeout(timer);
  }, [count, held, shown]);
  return { turn, isShown: shown && notesLeft() > 0 };
}

/**
 * A discreet note about a real purchase: city and product, without the buyer. Screen readers do not announce it, it
 * moves no content, and it hides where it would cover a control.
 */
export default function PurchaseNote() {
  const say = useText('proof');
  const purchases = usePurchases();
  const note = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const [gone, setGone] = useState(false);
  const { turn, isShown } = useTurns(purchases.length, held);
  const purchase = purchases[turn];
  if (!purchase || !isShown || gone) return null;
  return (
    <Note
      noteRef={note}
      purchase={purchase}
      label={say('label')}
      onHold={setHeld}
      onDismiss={() => {
        dismissNotes();
        setGone(true);
      }}
    />
  );
}

interface NoteProps {
  noteRef: React.RefObject<HTMLElement | null>;
  purchase: RecentPurchase;
  label: string;
  onHold: (held: boolean) => void;
  onDismiss: () => void;
}

function Note({ noteRef, purchase, label, onHold, onDismiss }: NoteProps) {
  const say = useText('proof');
  const clear = useClearOfControls(noteRef);
  const { product, city, bought_at } = purchase;
  const hours = hoursSince(bought_at, Date.now());
  return (
    <aside
      ref={noteRef}
      aria-label={label}
      data-print="hide"
      className={`floating fixed start-4 z-10 flex w-[min(20rem,calc(100vw-6rem))] items-center gap-3 rounded-2xl border border-line bg-card p-2 shadow-float ${clear ? '' : 'invisible'}`}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <Link to={`/product/${product.id}/${product.slug}`} className="flex min-w-0 flex-1 items-center gap-3">
        {product.image ? (
          <Picture image={product.image} sizes="48px" decorative className="h-14 w-12 rounded-xl object-cover" />
        ) : null}
        <span className="min-w-0">
          <span className="line-clamp-1 block text-sm font-semibold">{product.name}</span>
          <span className="block text-xs text-soft">
            {say('from', { city })} ·{' '}
            {hours < 24 ? say('ago', { hours }) : say('daysAgo', { days: Math.floor(hours / 24) })}
          </span>
        </span>
      </Link>
      <button type="button" className="icon-btn shrink-0" aria-label={say('dismiss')} onClick={onDismiss}>
        <Icon name="x" size={16} />
      </button>
    </aside>
  );
}
