import type { AnyExtension, ExtensionContext, MessageProvider, PaymentProvider, Texts } from '@waha/extend';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import { type CallExtension, createExtensionCaller, ExtensionCounts } from './guard-calls.ts';
import { createHostFetch } from './host-fetch.ts';
import { createHostRecords } from './host-records.ts';
import { type ReadyExtension, readyExtensions } from './load-shop.ts';

/** An extension's adapter of one port. It is called through `call` alone. */
export interface Adapter<Port> {
  /** The name of the extension, under which the shop stores what it did. */
  name: string;
  texts: Texts<string>;
  port: Port;
  call: CallExtension;
}

/** The extensions of a process: their adapters, by port. */
export interface Extensions {
  payments: readonly Adapter<PaymentProvider>[];
  messages: readonly Adapter<MessageProvider>[];
  counts: ExtensionCounts;
}

export const noExtensions: Extensions = { payments: [], messages: [], counts: new ExtensionCounts() };

export interface ExtensionHost {
  config: Config;
  db: Database;
  log: Log;
  now: () => number;
}

/** Makes the adapters of all extensions that are set up. One that fails at it is left out, logged and counted. */
export function openExtensions(list: readonly AnyExtension[], host: ExtensionHost): Extensions {
  const counts = new ExtensionCounts();
  const payments: Adapter<PaymentProvider>[] = [];
  const messages: Adapter<MessageProvider>[] = [];
  for (const ready of readyExtensions(list, host.config.environment)) {
    const { extension } = ready;
    const context = contextOf(ready, host, counts);
    const { name, texts } = extension;
    const own = { name, texts, call: createExtensionCaller(name, counts) };
    try {
      const payment = extension.payment?.(context);
      const message = extension.message?.(context);
      if (payment) payments.push({ ...own, port: payment });
      if (message) messages.push({ ...own, port: message });
    } catch (error) {
      counts.add(name, 'open', 'failed', 0);
      host.log.error({ err: error, extension: name }, 'An extension could not be opened');
    }
  }
  return { payments, messages, counts };
}

function contextOf(
  { extension, settings }: ReadyExtension,
  { config, db, log, now }: ExtensionHost,
  counts: ExtensionCounts,
): ExtensionContext {
  const own = log.child({ extension: extension.name });
  return Object.freeze({
    settings,
    fetch: createHostFetch(extension, settings, counts),
    log: {
      info: (fields, message) => own.info(fields, message),
      warn: (fields, message) => own.warn(fields, message),
      error: (fields, message) => own.error(fields, message),
    },
    now,
    records: createHostRecords(db, extension.name),
    shop: { publicUrl: config.publicUrl, isDemo: config.demo, isDev: config.dev, dataDir: config.dataDir },
  } satisfies ExtensionContext);
}
