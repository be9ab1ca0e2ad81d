export {
  type AdminLetter,
  type AdminLetterRow,
  type AdminSubscriber,
  type LetterDraft,
  type LetterStatus,
  letterStatuses,
  newsletterAdminEndpoints,
  subscriberStatuses,
} from './admin.ts';
export { newsletterEndpoints } from './endpoints.ts';
export { newsletterRefusals } from './refusals.ts';
