export { type ContactTopic, contactEndpoints, contactTopics } from './endpoints.ts';
export { contactRefusals } from './refusals.ts';
