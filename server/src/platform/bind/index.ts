export { type Answer, type CallDeps, type Caller, createCall } from './call.ts';
export { type ErrorTexts, toErrorBody } from './error-body.ts';
export { groupCommitCounts } from './group-commit.ts';
export {
  type Actor,
  type AdminActor,
  type AdminContext,
  type AnyHandler,
  adminIdOf,
  type CallContext,
  type Handler,
  type Handlers,
  isStaff,
  type MachineActor,
  type ReceivedFile,
  type StaffActor,
  type StaffContext,
  withBeforeHook,
  withGroupCommit,
} from './handler.ts';
export { deleteOldKeys } from './idempotency-keys.store.ts';
export { isIdempotencyKey } from './idempotent.ts';
export { type Call, type Calls, createInProcessApi } from './in-process.ts';
export { pageOf, presentList } from './page-of.ts';
export { faultsOf, type RawInput, type ValidationTexts } from './validate.ts';
export { writeJson } from './write-json.ts';
