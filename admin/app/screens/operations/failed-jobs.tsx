import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { FailedJobRow } from './failed-job.tsx';

const EVERY_MS = 10_000;

/** Background jobs that failed and have not succeeded since. */
export default function FailedJobs() {
  const say = useText('operations');
  const { data, error, refetch } = useCall('GET /admin/failed-jobs', undefined, { everyMs: EVERY_MS });
  return (
    <Page title={say('failedJobs')}>
      <p className="mb-4 max-w-prose text-soft">{say('intro')}</p>
      {data ? <Found jobs={data.jobs} /> : <Unread error={error} refetch={refetch} rows={4} />}
    </Page>
  );
}

function Found({ jobs }: { jobs: Parameters<typeof FailedJobRow>[0]['failed'][] }) {
  const say = useText('operations');
  if (jobs.length === 0) return <Empty title={say('none')}>{say('noneText')}</Empty>;
  return (
    <ul className="panel">
      {jobs.map((failed) => (
        <FailedJobRow key={failed.id} failed={failed} />
      ))}
    </ul>
  );
}
