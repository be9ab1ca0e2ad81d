import { useSyncExternalStore } from 'react';
import { storedText } from '../../stored-text.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Applied before the first paint by the start script, so that a remembered choice moves nothing. */
const kept = storedText('grid');

const afterNextFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/** Lays the lists of the page out in three columns, or again in two. */
function lay(grid: 'dense' | null): void {
  const { dataset } = document.documentElement;
  if (grid) dataset.grid = grid;
  else delete dataset.grid;
  // Cards below the first screen move in the frame after (listing.css): all 24 take a slow phone a fifth of a second.
  dataset.shifting = '';
  afterNextFrame(() => delete dataset.shifting);
}

/**
 * Shows three products abreast on a phone instead of two, on every list and from then on. The button answers at once,
 * the list in the frame after.
 */
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
        afterNextFrame(() => lay(next));
      }}
    >
      <Icon name="grid-2x2" size={18} />
    </button>
  );
}
