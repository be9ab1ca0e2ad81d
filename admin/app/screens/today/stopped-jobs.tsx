import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { FailedJobRow } from '../operations/failed-job.tsx';

const EVERY_MS = 60_000;
const MOST_SHOWN = 3;

/**
 * Background jobs that are no longer retried automatically: a mail that was never sent, a refund that never succeeded.
 */
export function StoppedJobs() {
  const say = useText('operations');
  const { data } = useCall('GET /admin/failed-jobs', undefined, { everyMs: EVERY_MS });
  const stopped = data?.jobs.filter(({ state }) => state === 'dead') ?? [];
  if (!data || stopped.length === 0) return null;
  return (
    <Panel
      title={`${say('stopped')} (${data.dead})`}
      aside={
        <Link to="/failed-jobs" className="text-link hover:underline">
          {say('all')}
        </Link>
      }
    >
      <p className="max-w-prose text-soft">{say('stoppedText')}</p>
      <ul>
        {stopped.slice(0, MOST_SHOWN).map((failed) => (
          <FailedJobRow key={failed.id} failed={failed} />
        ))}
      </ul>
    </Panel>
  );
}
