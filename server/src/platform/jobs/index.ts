export { type Backlog, readBacklogs } from './backlog.store.ts';
export { deliverOutbox, type Subscriber } from './relay-outbox.ts';
export { type Jobs, type JobsOptions, type ScheduledJob, startJobs } from './start-jobs.ts';
