export { type AuditEntry, type StaffMember, staffEndpoints } from './endpoints.ts';
export { staffRefusals } from './refusals.ts';
