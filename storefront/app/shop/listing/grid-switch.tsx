import { useSyncExternalStore } from 'react';
import { storedText } from '../../stored-text.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Applied before the first paint by the start script, so that a remembered choice moves nothing. */
const kept = storedText('grid');

/** Shows three products abreast on a phone instead of two, on every list and from then on. */
export function GridSwitch() {
  const say = useText('listing');
  const isDense = useSyncExternalStore(
    kept.subscribe,
    () => kept.read() === 'dense',
    () => false,
  );
  return (
    <button
      type="button"
      className="needs-script icon-btn grid-switch"
      aria-pressed={isDense}
      aria-label={say('dense')}
      onClick={() => {
        const next = isDense ? null : 'dense';
        kept.write(next);
        const { dataset } = document.documentElement;
        if (next) dataset.grid = next;
        else delete dataset.grid;
        // Cards below the first screen move in the frame after (listing.css): all 24 take a slow phone a fifth of a second.
        dataset.shifting = '';
        requestAnimationFrame(() => setTimeout(() => delete dataset.shifting));
      }}
    >
      <Icon name="grid-2x2" size={18} />
    </button>
  );
}
