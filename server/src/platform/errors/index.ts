export { Refusal, type RefusalExtras, type RefusalParams, refuse } from './refusal.ts';
