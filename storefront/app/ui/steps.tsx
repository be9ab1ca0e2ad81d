import { formatMoment } from '@waha/kit/moment';
import { useLanguage } from '../shell/root-data.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.gen.ts';

interface Step {
  status: string;
  label: string;
  at: string;
  note?: string | null;
}

interface StepsProps {
  label: string;
  /** Oldest first. */
  events: readonly Step[];
  /** Icon and colour of the newest step; earlier steps are shown as done. */
  newest: { icon: IconName; tone: string };
}

/** Timeline of steps, the newest on top. */
export function Steps({ label, events, newest }: StepsProps) {
  const language = useLanguage();
  const steps = events.toReversed();
  return (
    <ol aria-label={label} className="mt-6">
      {steps.map((step, index) => (
        <li key={`${step.status}-${step.at}`} className="relative flex gap-4 pb-6 last:pb-0">
          {index < steps.length - 1 ? (
            <span aria-hidden="true" className="absolute start-[1.1875rem] top-10 bottom-0 w-0.5 bg-line" />
          ) : null}
          <span
            className={`grid size-10 shrink-0 place-items-center rounded-full ${index === 0 ? newest.tone : 'bg-tint text-soft'}`}
          >
            <Icon name={index === 0 ? newest.icon : 'check'} size={18} />
          </span>
          <div className="min-w-0">
            <p className={index === 0 ? 'font-bold' : 'font-semibold'}>{step.label}</p>
            <p className="text-sm text-soft">
              <time dateTime={step.at}>{formatMoment(step.at, language)}</time>
            </p>
            {step.note ? (
              <p dir="auto" className="mt-2 rounded-xl bg-tint px-3 py-2 text-sm whitespace-pre-line">
                {step.note}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
