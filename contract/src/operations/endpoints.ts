import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, textInteger, timestamp } from '../platform/shapes.ts';
import { backupStates, failedJobStates } from '../vocabulary/index.ts';

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

export const backup = z.object({
  started_at: timestamp.describe('The shop is restored as it was then'),
  finished_at: timestamp,
  nightly: z.boolean(),
  place: text(1_000).describe('A path on the machine that made it, or an address in a bucket'),
  bytes: z.int(),
  encrypted: z.boolean(),
  rows: z.int(),
  files: z.int(),
  proved: z.boolean().describe('It was restored beside the shop, and its ledger balances'),
  problem: text(2_000).nullable().describe('Why it is not proved'),
});
export type Backup = z.infer<typeof backup>;

export const backups = z.object({
  state: z
    .enum(backupStates)
    .describe(
      '`proved`: the last proof is at most two days old. `late`: it is older, or none came in two days. `none`: the first night has not come. `off`: no nightly backups',
    ),
  proved: backup.nullable().describe('The newest one that was proved'),
  last: backup.nullable().describe('The one that was tried last'),
});
export type Backups = z.infer<typeof backups>;

/** Endpoints for failed background jobs: list and retry. */
export const operationsEndpoints = {
  'GET /admin/failed-jobs': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'Jobs in the background that failed and have not succeeded since, dead ones first',
    reply: failedJobs,
    errors: [],
  }),
  'GET /admin/backups': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'The last backup, and the last that was proved',
    reply: backups,
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
