export type { AdminMessage, MessageInList } from './admin.ts';
export { contactEndpoints } from './endpoints.ts';
export { contactEvents } from './events.ts';
export { contactRefusals } from './refusals.ts';
