export type { Authenticator } from './authenticator.ts';
export { type AnyManifest, defineModule, type Manifest, type Wing } from './define-module.ts';
export type {
  BackgroundDeps,
  Collected,
  HandlerDeps,
  JobDeps,
  Lifecycle,
  MountDeps,
  Provided,
  ShopDeps,
} from './deps.ts';
export { type Invariant, violation } from './invariant.ts';
export type { BatchedEraser, EraseBatch, Eraser, PersonalDataExport } from './personal-data.ts';
export type { Processing, RegisteredProcessing, Retention } from './processing.ts';
export type {
  PlannedRecord,
  ReadCell,
  RecordFault,
  RecordField,
  RecordKind,
  WrittenRecord,
} from './record-kind.ts';
export type { UploadAccess, Viewer } from './upload-access.ts';
