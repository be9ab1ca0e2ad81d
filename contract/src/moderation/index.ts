export {
  type HeldWord,
  moderationEndpoints,
  type QueuedWriting,
  type ReportedKind,
  type ReportReason,
  reportedKinds,
  reportReasons,
  type WatchedMember,
  type WrittenKind,
  writtenKinds,
} from './endpoints.ts';
export { moderationRefusals } from './refusals.ts';
