import { type Ref, useEffect, useRef } from 'react';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { type FieldErrors, formFields } from './form/checkout-form.ts';

/** Scrolls to a field as a link would, and focuses it. */
function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.closest('section, div')?.scrollIntoView({ block: 'center' });
}

interface ErrorSummaryProps {
  fields: FieldErrors;
  /** Refusals that belong to no field. */
  general: readonly string[];
  /** Text about a cart line that blocks the order. */
  line: string | null;
  /** Increases with each refusal, which moves the focus to the summary. */
  round: number;
  /** Orders without the coupon that was refused. */
  onDropCoupon: () => void;
}

/** All remaining errors at the top, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ fields, general, line, round, onDropCoupon }: ErrorSummaryProps) {
  const say = useText('checkout');
  const sayCart = useText('cart');
  const box = useRef<HTMLDivElement>(null);
  const entries = formFields.flatMap((field) => (fields[field] ? [{ field, message: fields[field] }] : []));
  const count = entries.length + general.length + (line ? 1 : 0);
  // A new refusal moves the focus, not a new number of errors: errors disappear one by one while they are corrected.
  useEffect(() => {
    if (round === 0 || !box.current) return;
    box.current.focus({ preventScroll: true });
    box.current.scrollIntoView({ block: 'start' });
  }, [round]);
  if (count === 0) return null;
  return (
    <SummaryBox box={box} title={say('errorsTitle', { count })}>
      <ul className="grid">
        {entries.map(({ field, message }) => (
          <li key={field}>
            {field === 'coupon' ? (
              <span className="flex flex-wrap items-center gap-x-3">
                {message}
                <button type="button" className="min-h-11 font-semibold underline" onClick={onDropCoupon}>
                  {sayCart('remove')}
                </button>
              </span>
            ) : (
              <a
                href={`#${field}`}
                className="inline-flex min-h-11 items-center py-1 underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  goTo(field);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
        {line ? (
          <li>
            <button
              type="button"
              className="inline-flex min-h-11 items-center py-1 text-start underline underline-offset-4"
              onClick={() => goTo('order-lines')}
            >
              {line}
            </button>
          </li>
        ) : null}
        {general.map((message) => (
          <li key={message} className="py-1">
            {message}
          </li>
        ))}
      </ul>
    </SummaryBox>
  );
}

function SummaryBox({ box, title, children }: { box: Ref<HTMLDivElement>; title: string; children: React.ReactNode }) {
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="errors-title"
      className="flex gap-3 rounded-card border border-negative bg-negative-tint p-4 text-negative"
    >
      <Icon name="circle-alert" size={22} className="mt-1" />
      <div className="min-w-0">
        <h2 id="errors-title" className="mb-1 text-lg">
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
