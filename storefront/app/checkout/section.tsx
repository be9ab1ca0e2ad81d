import { type ReactNode, useRef } from 'react';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.gen.ts';

interface SectionProps {
  step: number;
  id: string;
  title: string;
  /** Link or button at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the checkout. */
export function Section({ step, id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="checkout-step">
      <div className="checkout-heading">
        <h2 id={id}>
          <span aria-hidden="true" className="checkout-number tabular-nums">
            {step}
          </span>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Opens what a step has folded because it is known. */
export function ChangeButton({ about, onPress }: { about: string; onPress: () => void }) {
  const say = useText('checkout');
  return (
    <button type="button" className="checkout-link" onClick={onPress}>
      {say('change')} <span className="sr-only">{about}</span>
    </button>
  );
}

/**
 * Choices that few need, behind one line. It opens where something in it is filled in or wrong, and stays open once that
 * is mended: nothing closes under a hand.
 */
export function Fold({
  icon,
  title,
  isOpen,
  children,
}: {
  icon: IconName;
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  const wasOpened = useRef(isOpen);
  wasOpened.current ||= isOpen;
  return (
    <details className="checkout-fold" open={wasOpened.current || undefined}>
      <summary>
        <Icon name={icon} size={18} />
        {title}
        <Icon name="chevron-down" size={18} className="text-soft" />
      </summary>
      {children}
    </details>
  );
}
