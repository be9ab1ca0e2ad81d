export { fetchOutside } from './fetch-outside.ts';
export {
  type OutsidePolicy,
  type OutsideReason,
  OutsideRefused,
  PUBLIC_WEB,
  requireAddress,
} from './outside-policy.ts';
