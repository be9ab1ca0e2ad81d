import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { CompareBar } from './compare-bar.tsx';
import { MOST_COMPARED } from './compared-ids.ts';
import { dropCompared, keepCompared, useCompared } from './compared-store.ts';

/** Adds a product to those that are compared, and shows them. */
export default function CompareBox({ id }: { id: number }) {
  const say = useText('compare');
  const ids = useCompared();
  const isIn = ids.includes(id);
  function press(): void {
    if (isIn) dropCompared([id]);
    else if (ids.length < MOST_COMPARED) keepCompared([...ids, id]);
    else showToast({ text: say('full', { most: MOST_COMPARED }), tone: 'warning' });
  }
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link hover:underline"
        onClick={press}
      >
        <Icon name="scale" size={18} />
        {say(isIn ? 'leaveOut' : 'add')}
      </button>
      {ids.length > 0 ? <CompareBar ids={ids} /> : null}
    </>
  );
}
