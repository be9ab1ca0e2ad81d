import { useText } from '../../text/use-text.ts';

/** Notice in place of content that failed to load, with a button that retries. Texts: community. */
export function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const say = useText('community');
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-card px-5 py-10 text-center"
    >
      <p className="font-semibold">{title}</p>
      <p className="max-w-md text-sm text-soft">{say('failedText')}</p>
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        {say('retry')}
      </button>
    </div>
  );
}
