import type { AnyExtension, ExtensionCall, ExtensionContext, TokenScope } from '@waha/extend';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { ExtensionCounts } from './guard-calls.ts';
import { createHostFetch } from './host-fetch.ts';
import { createHostRecords } from './host-records.ts';

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
  counts: ExtensionCounts,
  call: ExtensionCall<TokenScope>,
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
    shop: { publicUrl: config.publicUrl, isDemo: config.demo, isDev: config.dev, dataDir: config.dataDir },
  } satisfies ExtensionContext);
}
