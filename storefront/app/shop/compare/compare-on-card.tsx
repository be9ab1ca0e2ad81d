import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { round } from '../../ui/product-card/add-button.tsx';
import type { Card } from '../../ui/product-card/card-of.ts';
import { addressOf, MOST_COMPARED } from './compared-ids.ts';
import { dropCompared, keepCompared, useCompared } from './compared-store.ts';

/**
 * Adds the product of a card to those that are compared. It is seen while a pointer or the focus is on the card, or the
 * product is among them; a finger has neither, and the product's page has the same control.
 */
export default function CompareOnCard({ card: { id, name } }: { card: Card }) {
  const say = useText('compare');
  const navigate = useNavigate();
  const ids = useCompared();
  const isIn = ids.includes(id);

  function add(): void {
    const all = [...ids, id];
    keepCompared(all);
    const action = { label: say('compareThem', { count: all.length }), run: () => void navigate(addressOf(all)) };
    showToast({
      text: say(all.length > 1 ? 'added' : 'addAnother'),
      tone: 'positive',
      ...(all.length > 1 && { action }),
    });
  }

  function press(): void {
    if (isIn) dropCompared([id]);
    else if (ids.length < MOST_COMPARED) add();
    else showToast({ text: say('full', { most: MOST_COMPARED }), tone: 'warning' });
  }

  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={say('addNamed', { name })}
      className={`card-compare absolute start-2.5 bottom-2.5 z-10 ${round}`}
      onClick={press}
    >
      <Icon name="scale" />
    </button>
  );
}
