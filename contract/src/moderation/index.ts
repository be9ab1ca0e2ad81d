export {
  moderationEndpoints,
  type ReportedKind,
  type ReportReason,
  reportedKinds,
  reportReasons,
  type WrittenKind,
  writtenKinds,
} from './endpoints.ts';
export { moderationRefusals } from './refusals.ts';
