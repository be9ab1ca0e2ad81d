import { endpoint } from '../platform/endpoint.ts';
import { adminHome, homeDraft, homeParts, seenHomeVersion } from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;

export const homeEndpoints = {
  'GET /home': endpoint({
    access: 'public',
    summary: 'What the home page shows, part by part: parts that are on and have something to show, in their order',
    reply: homeParts,
    errors: [],
    cache: { tags: ['home', 'settings'] },
  }),
  'GET /admin/home': endpoint({
    access: managers,
    summary: 'The parts of the home page as they are edited, those that are off too',
    reply: adminHome,
    errors: [],
  }),
  'PUT /admin/home': endpoint({
    access: managers,
    summary: 'Make the home page of exactly these parts, in this order',
    body: homeDraft.extend({ version: seenHomeVersion }),
    reply: adminHome,
    errors: ['conflict.changed'],
  }),
};
