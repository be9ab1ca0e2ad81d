export {
  type AdminLetter,
  type AdminLetterRow,
  type AdminSubscriber,
  type LetterDraft,
  newsletterAdminEndpoints,
} from './admin.ts';
export { newsletterEndpoints } from './endpoints.ts';
export { newsletterEvents } from './events.ts';
export { newsletterRefusals } from './refusals.ts';
