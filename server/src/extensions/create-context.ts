import type { AnyExtension, ExtensionCall, ExtensionContext, TokenScope } from '@waha/extend';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { Seal } from '../platform/seal/index.ts';
import type { ExtensionCounts } from './guard-calls.ts';
import { sealHandover } from './handovers.ts';
import { createHostFetch } from './host-fetch.ts';
import { createHostRecords } from './host-records.ts';

/** Parts that a context is made of beside the host. */
export interface ContextParts {
  counts: ExtensionCounts;
  call: ExtensionCall<TokenScope>;
  seal: Seal;
}

export interface ExtensionHost {
  config: Config;
  db: Database;
  log: Log;
  now: () => number;
}

/** Makes the dependencies of an extension. */
export function createContext(
  extension: AnyExtension,
  settings: Readonly<Record<string, unknown>>,
  { config, db, log, now }: ExtensionHost,
  { counts, call, seal }: ContextParts,
): ExtensionContext {
  const own = log.child({ extension: extension.name });
  return Object.freeze({
    settings: Object.freeze(settings),
    fetch: createHostFetch(extension, settings, counts),
    log: {
      info: (fields, message) => own.info(fields, message),
      warn: (fields, message) => own.warn(fields, message),
      error: (fields, message) => own.error(fields, message),
    },
    now,
    records: createHostRecords({ db, now }, extension.name),
    call,
    handOver: (handover) => sealHandover(seal, extension.name, handover),
    shop: { publicUrl: config.publicUrl, isDemo: config.demo, isDev: config.dev, dataDir: config.dataDir },
  } satisfies ExtensionContext);
}
