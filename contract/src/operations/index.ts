export { type Backup, type Backups, type FailedJob, operationsEndpoints } from './endpoints.ts';
export { operationsRefusals } from './refusals.ts';
