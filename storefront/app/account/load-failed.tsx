import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { IconName } from '../ui/icon-names.gen.ts';

/** Notice for account content that failed to load, with a button that retries. */
export function LoadFailed({ icon, title, onRetry }: { icon: IconName; title: string; onRetry: () => void }) {
  const say = useText('account');
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title}>
        <p className="-mt-2 max-w-md text-soft">{say('failedText')}</p>
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {say('retry')}
        </button>
      </EmptyState>
    </div>
  );
}

/** Notice that the shown content could not be refreshed, with a button that retries. */
export function Outdated({ className, onRetry }: { className: string; onRetry: () => void }) {
  const say = useText('account');
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-warning-tint p-4 text-warning ${className}`}
    >
      <p>{say('outdated')}</p>
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        {say('retry')}
      </button>
    </div>
  );
}

/** Error notice for a part of a page that has its own heading, with a button that retries. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const say = useText('account');
  return (
    <div role="alert" className="mt-3 grid justify-items-start gap-3">
      <p className="text-sm">{say('partFailed')}</p>
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        {say('retry')}
      </button>
    </div>
  );
}
