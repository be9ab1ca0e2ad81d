import type { Config } from '../config.ts';
import type { Extensions } from '../extensions/index.ts';
import type { Database } from '../platform/database/index.ts';
import type { ReadCaller } from '../platform/http/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { Mailer } from '../platform/mail/index.ts';
import type { AttemptLimits } from '../platform/rate-limit/index.ts';
import type { FetchPolicy } from '../platform/safe-fetch/index.ts';
import type { SmsSender } from '../platform/sms/index.ts';
import type { FileStorage } from '../platform/storage/index.ts';
import type { BatchedEraser, Eraser, PersonalDataExport } from './personal-data.ts';
import type { RegisteredProcessing } from './processing.ts';
import type { RecordKind } from './record-kind.ts';
import type { UploadAccess } from './upload-access.ts';

/** External dependencies of the shop, the same for requests and background work. */
export interface ShopDeps {
  db: Database;
  now: () => number;
  log: Log;
  /** Settings of the process. */
  config: Config;
  /** The adapters of extensions that are set up. */
  extensions: Extensions;
  publicUrl: string;
  /** Whether this is the demo shop: accounts with known secrets work in it alone. */
  isDemo: boolean;
  /** Whether rate limits apply; off in measurements and in most tests. */
  limits: boolean;
  /** Storage of pictures and other files. */
  storage: FileStorage;
  /** Local folder for files while they arrive. */
  incoming: string;
  /**
   * Sources of pictures named in an imported product file: a local folder, and web addresses that the policy allows.
   */
  importPictures: Readonly<{ folder: string | undefined; web: FetchPolicy | undefined }>;
  /** The addresses that webhooks may be sent to. */
  webhookPolicy: FetchPolicy;
  /** Ends the shop in order and starts it anew; undefined where somebody else has to start it. */
  restart: (() => void) | undefined;
}

/**
 * Dependency injection between modules: values that one module provides to others without either importing the other. A
 * module declares its own by declaration merging (`declare module '../../../manifest/deps.ts' { interface Provided { … } }`) and
 * makes them in `provides`; users list them in `needs`. `modules.ts` does not compile while a declared value has no provider.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their values by declaration merging
export interface Provided {}

/** The lifecycle of the values and handlers that a module creates. */
export interface Lifecycle {
  attemptLimits: AttemptLimits;
  /** Subscribes to cache invalidation, for what a module caches by itself. */
  onInvalidation(listener: (tags: readonly string[]) => void): void;
  /** Runs after the last answer and before the database closes: writes what is buffered in memory. */
  whenClosing(work: () => Promise<void>): void;
}

/** Contributions of all modules, collected from their manifests. */
export interface Collected {
  /** `exportPersonalData` of all modules, by the name of the part. */
  personalDataExports: Readonly<Record<string, PersonalDataExport>>;
  /** `erase` of all modules, dependents before their dependencies. */
  erasers: readonly Eraser[];
  /** `eraseBatch` of all modules, in the same order. */
  batchedErasers: readonly BatchedEraser[];
  /** `recordKinds` of all modules. */
  recordKinds: readonly RecordKind[];
  /** `processing` of all modules, in their order. */
  processing: readonly RegisteredProcessing[];
  /** `uploadAccess` of all modules, by the kind of entity uploads are claimed for. */
  uploadAccess: Readonly<Record<string, UploadAccess>>;
}

/** Dependencies of jobs. */
export interface JobDeps extends ShopDeps, Collected {}

/** Dependencies of handlers. */
export interface HandlerDeps extends JobDeps, Lifecycle {}

/** Dependencies of what runs beside requests. */
export interface BackgroundDeps extends JobDeps {
  mailer: Mailer;
  sms: SmsSender;
  onError: (error: unknown) => void;
}

/** Dependencies of routes beside the contract's. */
export interface MountDeps extends JobDeps {
  readCaller: ReadCaller;
}
