export { type Denial, deny, enforce } from './denial.ts';
export { Refusal, type RefusalExtras, type RefusalParams, refuse } from './refusal.ts';
