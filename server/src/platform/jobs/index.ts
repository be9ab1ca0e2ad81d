export { type Backlog, readBacklogs } from './backlog.store.ts';
export {
  countDeadByQueue,
  countFailures,
  deleteOldFailures,
  type JobFailure,
  listFailures,
  readFailure,
  requestRetry,
} from './job-failures.store.ts';
export { deliverOutbox, type Subscriber } from './relay-outbox.ts';
export type { FailureCounts } from './report-failures.ts';
export { type Jobs, type JobsOptions, type ScheduledJob, startJobs } from './start-jobs.ts';
export { startUntilStarted } from './start-until-started.ts';
