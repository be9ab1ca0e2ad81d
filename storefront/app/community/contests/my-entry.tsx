import type { ContestEntry } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { CopyCode } from '../../ui/copy-code.tsx';

/** Status and prize of the reader's own entry; hidden for a published entry without a prize. */
export function MyEntry({
  entry: { status, status_reason: reason, prize_code: code, place },
}: {
  entry: ContestEntry;
}) {
  const say = useText('contests');
  if (status === 'shown' && code === null) return null;
  return (
    <section aria-labelledby="my-entry" className="grid gap-3 rounded-card border border-line bg-card p-4">
      <h2 id="my-entry" className="text-lg">
        {place === null ? say('myEntry') : say('place', { place })}
      </h2>
      {status === 'shown' ? null : (
        <p role="status" className="rounded-xl bg-warning-tint px-4 py-3 text-warning">
          {say(`entry_${status}`, { reason: reason ?? '–' })}
        </p>
      )}
      {code ? (
        <>
          <p>{say('prizeCode')}</p>
          <CopyCode code={code} say={say} />
        </>
      ) : null}
    </section>
  );
}
