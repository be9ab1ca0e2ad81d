import { ApiError, failureText } from '@waha/contract/client';
import { useText } from '../text/language.tsx';
import { Waiting } from './parts.tsx';

/** Placeholder of unread data: loading, or the error with a button that tries again. */
export function Unread({
  error,
  refetch,
  rows = 6,
}: {
  error: Error | null;
  refetch: () => unknown;
  /** How much of the screen it will take, in lines. */
  rows?: number;
}) {
  const say = useText('common');
  if (!error) return <Waiting rows={rows} />;
  const isElsewhere = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <div role="alert" className="panel grid justify-items-center gap-3 py-10 text-center">
      <p>{isElsewhere ? say('notThere') : failureText(error, say('unreachable'))}</p>
      {isElsewhere ? null : (
        <button type="button" className="btn btn-quiet" onClick={() => refetch()}>
          {say('tryAgain')}
        </button>
      )}
    </div>
  );
}
