import type { ReactNode } from 'react';

/** One step of the checkout. */
export function Section({
  step,
  id,
  title,
  children,
}: {
  step: number;
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id={id} className="mb-4 flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-tint text-sm font-bold text-primary tabular-nums"
        >
          {step}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
