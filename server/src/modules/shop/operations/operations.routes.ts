import type { EndpointKey, FailedJob } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { wakeAfterCommit } from '../../../platform/events/index.ts';
import {
  countFailures,
  type JobFailure,
  listFailures,
  readFailure,
  requestRetry,
} from '../../../platform/jobs/index.ts';
import { auditedResource } from '../../people/staff/index.ts';

type OperationsKey = Extract<EndpointKey, `${string} /admin/failed-jobs${string}`>;

const MOST_SHOWN = 100;

const failedJobs = auditedResource<number, JobFailure, FailedJob>({
  read: async (where, id) => (await readFailure(where, id)) ?? refuse('operations.no_dead_job'),
  subject: ({ id }) => ({ kind: 'job', id }),
  audited: ({ queue, state, attempts }) => ({ job: queue, state, attempts }),
  present: (_, failure) => presentFailure(failure),
});

export function operationsRoutes({ db }: { db: Database }): Handlers<OperationsKey> {
  return {
    'GET /admin/failed-jobs': async () => {
      const [counts, jobs] = await Promise.all([countFailures(db), listFailures(db, MOST_SHOWN)]);
      return { ...counts, jobs: jobs.map(presentFailure) };
    },
    'POST /admin/failed-jobs/{id}/retry': ({ params: { id } }, context) =>
      failedJobs.change(db, context, { id, action: 'operations.job_retried' }, async (tx) => {
        if (!(await requestRetry(tx, id))) refuse('operations.no_dead_job');
        // Any process with background jobs may deliver the event; this wakes the one here immediately.
        wakeAfterCommit(tx);
      }),
  };
}

function presentFailure({ id, queue, state, attempts, error, ...row }: JobFailure): FailedJob {
  const { first_failed_at: first, last_failed_at: last } = row;
  return {
    id,
    job: queue,
    // One that waits behind another of its subject is tried again by itself, too.
    state: state === 'waiting' ? 'retrying' : state,
    attempts,
    error,
    first_failed_at: first.toISOString(),
    last_failed_at: last.toISOString(),
  };
}
