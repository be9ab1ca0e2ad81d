import { useEffect, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

function isHigh(): boolean {
  const chosen = document.documentElement.dataset.contrast;
  return chosen ? chosen === 'high' : matchMedia('(prefers-contrast: more)').matches;
}

/** High-contrast switch, stored in this browser; it overrides the system's preference. */
export function ContrastToggle({ className }: { className?: string }) {
  const say = useText('shell');
  const [high, setHigh] = useState(false);
  useEffect(() => setHigh(isHigh()), []);
  return (
    <button
      type="button"
      aria-pressed={high}
      className={className}
      onClick={() => {
        const next = high ? 'normal' : 'high';
        document.documentElement.dataset.contrast = next;
        try {
          localStorage.setItem('contrast', next);
        } catch {
          // Without storage it applies to this page only.
        }
        setHigh(!high);
      }}
    >
      <Icon name="contrast" size={16} />
      {say('highContrast')}
    </button>
  );
}
