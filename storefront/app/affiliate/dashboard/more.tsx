import { useText } from '../../text/use-text.ts';

interface MoreProps {
  next: number | null;
  more: 'idle' | 'loading' | 'failed';
  onMore: () => void;
}

/** Button that loads the rest of a list. */
export function More({ next, more, onMore }: MoreProps) {
  const say = useText('earnings');
  if (next === null) return null;
  return (
    <div className="mt-4 grid justify-items-center gap-2">
      <p role="alert" className="text-sm text-negative empty:hidden">
        {more === 'failed' ? say('partFailed') : null}
      </p>
      <button type="button" className="btn btn-quiet" aria-busy={more === 'loading'} onClick={onMore}>
        {say('more')}
      </button>
    </div>
  );
}
