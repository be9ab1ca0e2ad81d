import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Loaded } from '../../api/use-loaded.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A section of the dashboard with a heading. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {text ? <p className="mt-1 text-sm text-soft">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}

interface KnownProps<Data> {
  state: Loaded<Data>;
  onRetry: () => void;
  /** Height of the placeholder. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/** Loaded content, its placeholder until then, and a retry button when loading fails. */
export function Known<Data>({ state, onRetry, className = 'h-40', children }: KnownProps<Data>) {
  const say = useText('earnings');
  if (state.kind === 'loading') return <Skeleton className={`rounded-card ${className}`} />;
  if (state.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-sm">{state.refusal ?? say('partFailed')}</p>
        <button type="button" className="btn btn-quiet" onClick={onRetry}>
          {say('retry')}
        </button>
      </div>
    );
  }
  return (
    <>
      {state.isOutdated ? (
        <p role="status" className="mb-3 rounded-xl bg-warning-tint px-4 py-2.5 text-sm text-warning">
          {say('outdated')}
        </p>
      ) : null}
      {children(state.data)}
    </>
  );
}
