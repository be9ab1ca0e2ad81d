import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { QuoteView } from './use-quote.ts';

interface QuoteProblemProps {
  view: QuoteView;
  /** Not announced to screen readers, because another place announces the problem. */
  quiet?: boolean;
}

/** Notice that prices cannot be loaded; the cart itself is stored in the browser and remains. */
export function QuoteProblem({ view, quiet }: QuoteProblemProps) {
  const say = useText('cart');
  if (!view.problem) return null;
  return (
    <div
      role={quiet ? undefined : 'alert'}
      className="flex flex-wrap items-center gap-x-3 rounded-xl bg-warning-tint px-3 text-sm text-warning"
    >
      <Icon name="triangle-alert" size={18} />
      <p className="flex-1 basis-48 py-2">{say(view.problem)}</p>
      <button type="button" className="min-h-11 px-1 font-semibold underline underline-offset-4" onClick={view.retry}>
        {say('retry')}
      </button>
    </div>
  );
}
