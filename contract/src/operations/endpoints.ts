import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, textInteger, timestamp } from '../platform/shapes.ts';
import { failedJobStates } from '../vocabulary/index.ts';

export const failedJob = z.object({
  id: z.int(),
  job: text(100).describe('Name of the subscriber or scheduled job; its first part is the module it belongs to'),
  state: z
    .enum(failedJobStates)
    .describe('`retrying`: tried again by itself. `dead`: tried no more. `requeued`: staff asked to try it again'),
  attempts: z.int(),
  error: text(500).describe('The cause of the last failure'),
  first_failed_at: timestamp,
  last_failed_at: timestamp,
});
export type FailedJob = z.infer<typeof failedJob>;

export const failedJobs = z.object({
  dead: z.int().describe('How many are tried no more by themselves'),
  retrying: z.int(),
  jobs: z.array(failedJob).max(100),
});
export type FailedJobs = z.infer<typeof failedJobs>;

/** Endpoints for failed background jobs: list and retry. */
export const operationsEndpoints = {
  'GET /admin/failed-jobs': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'Jobs in the background that failed and have not succeeded since, dead ones first',
    reply: failedJobs,
    errors: [],
  }),
  'POST /admin/failed-jobs/{id}/retry': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'Try a dead job again',
    params: z.object({ id: textInteger(1, Number.MAX_SAFE_INTEGER) }),
    reply: failedJob,
    errors: ['operations.no_dead_job'],
  }),
};
