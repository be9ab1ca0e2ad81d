export { type Backlog, readBacklogs } from './backlog.store.ts';
export { type Busy, startDeliveryLoop } from './delivery-loop.ts';
export {
  countDeadByQueue,
  countFailures,
  deleteOldFailures,
  type JobFailure,
  listFailures,
  readFailure,
  requestRetry,
} from './job-failures.store.ts';
export { type QueueLoop, startQueueLoop } from './queue-loop.ts';
export { createFailureReporter, type FailureCounts, type FailureReporter } from './report-failures.ts';
export { pauseAfter, type RetrySchedule, retryAfterMs } from './retry-pause.ts';
export { type Jobs, type JobsOptions, type ScheduledJob, startJobs } from './start-jobs.ts';
export { startUntilStarted } from './start-until-started.ts';
export { createWaker, type Waker } from './waker.ts';
