export { postEndpoints } from './endpoints.ts';
export { postRefusals } from './refusals.ts';
export {
  type Post,
  type PostComment,
  type PostDraft,
  type PostHoldReason,
  type PostStatus,
  postHoldReasons,
  postStatuses,
} from './shapes.ts';
