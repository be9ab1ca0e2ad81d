import type {
  AnyExtension,
  CarrierProvider,
  ConversionProvider,
  ExtensionContext,
  FeedProvider,
  MessageProvider,
  PaymentProvider,
  ProtocolProvider,
  TaxProvider,
  Texts,
} from '@waha/extend';
import { readSettings } from '@waha/extend';
import { createSeal, type Seal } from '../platform/seal/index.ts';
import { createContext, type ExtensionHost } from './create-context.ts';
import { type CallExtension, createExtensionCaller, ExtensionCounts } from './guard-calls.ts';
import { createHostCalls, type ServedApi } from './host-calls.ts';
import { readyExtensions } from './load-shop.ts';
import { mergedSettings } from './setting-states.ts';
import { readAllTyped, type TypedSettings } from './stored-settings.ts';
import { type Tried, tryExtension } from './try-extension.ts';
import { withoutSecretsOf } from './without-secrets.ts';

/** An extension's adapter of one port. It is called through `call` alone. */
export interface Adapter<Port> {
  /** The name of the extension, under which the shop stores what it did. */
  name: string;
  texts: Texts<string>;
  logo?: string | undefined;
  port: Port;
  call: CallExtension;
}

/** The extensions of a process. The lists of adapters are the same objects always; `reload` changes their content. */
export interface Extensions {
  list: readonly AnyExtension[];
  payments: readonly Adapter<PaymentProvider>[];
  messages: readonly Adapter<MessageProvider>[];
  taxes: readonly Adapter<TaxProvider>[];
  carriers: readonly Adapter<CarrierProvider>[];
  protocols: readonly Adapter<ProtocolProvider>[];
  feeds: readonly Adapter<FeedProvider>[];
  conversions: readonly Adapter<ConversionProvider>[];
  counts: ExtensionCounts;
  seal: Seal;
  /** Opens the API of this process to the extensions' calls. */
  serve(api: ServedApi): void;
  /**
   * The context of an extension that is set up, and the guard of its functions; calls of the context end with the signal. Rejects
   * where nobody can say whether it is set up.
   */
  contextOf(name: string, signal: AbortSignal): Promise<RunningExtension | undefined>;
  /** Reads what owners typed, and opens anew the extensions whose settings are others than before. */
  reload(): Promise<void>;
  /** Called after a reload that changed something. */
  onChange(listener: () => void): void;
  /** Asks an extension that is set up whether its settings work; undefined where it is not, or cannot say. */
  try(name: string, language: 'ar' | 'en'): Promise<Tried | undefined>;
}

export interface RunningExtension {
  context: ExtensionContext;
  call: CallExtension;
}

interface Opened {
  /** Its settings as text: another text opens it anew. */
  key: string;
  payment: Adapter<PaymentProvider> | undefined;
  message: Adapter<MessageProvider> | undefined;
  tax: Adapter<TaxProvider> | undefined;
  carrier: Adapter<CarrierProvider> | undefined;
  protocol: Adapter<ProtocolProvider> | undefined;
  feed: Adapter<FeedProvider> | undefined;
  conversion: Adapter<ConversionProvider> | undefined;
  running(signal: AbortSignal): RunningExtension;
  try: ((language: 'ar' | 'en') => Promise<Tried>) | undefined;
}

/**
 * Makes the adapters of all extensions that the environment sets up; `reload` adds those that an owner did. One that fails at it
 * is left out, logged and counted. Throws ConfigError where the list or the environment is wrong.
 */
export function openExtensions(list: readonly AnyExtension[], host: ExtensionHost): Extensions {
  const counts = new ExtensionCounts();
  const seal = createSeal(host.config);
  const opened = new Map<string, Opened>();
  const payments: Adapter<PaymentProvider>[] = [];
  const messages: Adapter<MessageProvider>[] = [];
  const taxes: Adapter<TaxProvider>[] = [];
  const carriers: Adapter<CarrierProvider>[] = [];
  const protocols: Adapter<ProtocolProvider>[] = [];
  const feeds: Adapter<FeedProvider>[] = [];
  const conversions: Adapter<ConversionProvider>[] = [];
  const listeners: (() => void)[] = [];
  let served: ServedApi | undefined;
  let isRead = false;

  const openDeps = { host, counts, seal, served: () => served };
  function apply(typed: ReadonlyMap<string, TypedSettings>): boolean {
    let isChanged = false;
    for (const extension of list) {
      const { environment } = host.config;
      const read = readSettings(extension, mergedSettings(extension, environment, typed.get(extension.name) ?? {}));
      const key = read.state === 'on' ? JSON.stringify(read.values) : '';
      const before = opened.get(extension.name);
      if (before?.key === key || (key === '' && !before)) continue;
      isChanged = true;
      void Promise.resolve(before?.message?.port.close?.()).catch(() => undefined);
      opened.delete(extension.name);
      if (read.state === 'on') opened.set(extension.name, { key, ...open(extension, read.values, openDeps) });
    }
    const inOrder = list.flatMap(({ name }) => opened.get(name) ?? []);
    payments.splice(0, payments.length, ...inOrder.flatMap(({ payment }) => payment ?? []));
    messages.splice(0, messages.length, ...inOrder.flatMap(({ message }) => message ?? []));
    taxes.splice(0, taxes.length, ...inOrder.flatMap(({ tax }) => tax ?? []));
    carriers.splice(0, carriers.length, ...inOrder.flatMap(({ carrier }) => carrier ?? []));
    protocols.splice(0, protocols.length, ...inOrder.flatMap(({ protocol }) => protocol ?? []));
    feeds.splice(0, feeds.length, ...inOrder.flatMap(({ feed }) => feed ?? []));
    conversions.splice(0, conversions.length, ...inOrder.flatMap(({ conversion }) => conversion ?? []));
    return isChanged;
  }

  async function readTypedAnew(): Promise<void> {
    const isChanged = apply(await readAllTyped(host.db, seal));
    isRead = true;
    if (isChanged) for (const listener of listeners) listener();
  }

  // One reading after another: a slow one would undo what a later one knows.
  let last: Promise<unknown> = Promise.resolve();
  function reload(): Promise<void> {
    const mine = last.then(readTypedAnew);
    last = mine.catch(() => undefined);
    return mine;
  }

  readyExtensions(list, host.config.environment);
  apply(new Map());
  return {
    ...{ list, payments, messages, taxes, carriers, protocols, feeds, conversions, counts, seal, reload },
    serve(api) {
      served = api;
    },
    async contextOf(name, signal) {
      // The database may have been away at the start: an event must not pass by an extension that an owner set up.
      if (!isRead) await reload();
      return opened.get(name)?.running(signal);
    },
    onChange: (listener) => void listeners.push(listener),
    try: async (name, language) => opened.get(name)?.try?.(language),
  };
}

const NOTHING = {
  ...{ payment: undefined, message: undefined, tax: undefined, carrier: undefined, protocol: undefined },
  ...{ feed: undefined, conversion: undefined, try: undefined },
};

interface OpenDeps {
  host: ExtensionHost;
  counts: ExtensionCounts;
  seal: Seal;
  served(): ServedApi | undefined;
}

function open(
  extension: AnyExtension,
  settings: Readonly<Record<string, unknown>>,
  { host, counts, seal, served }: OpenDeps,
): Omit<Opened, 'key'> {
  const callsOf = createHostCalls(extension, { log: host.log, counts, served });
  const context = createContext(extension, settings, host, { counts, seal, call: callsOf(undefined) });
  const { name, texts } = extension;
  const call = createExtensionCaller(name, counts, withoutSecretsOf(extension, settings));
  const running = (signal: AbortSignal) => ({ call, context: Object.freeze({ ...context, call: callsOf(signal) }) });
  try {
    const payment = extension.payment?.(context);
    const message = extension.message?.(context);
    const tax = extension.tax?.(context);
    const carrier = extension.carrier?.(context);
    const protocol = extension.protocol?.(context);
    const feed = extension.feed?.(context);
    const conversion = extension.conversion?.(context);
    return {
      running,
      payment: payment ? { name, texts, logo: extension.logo, call, port: payment } : undefined,
      message: message ? { name, texts, call, port: message } : undefined,
      tax: tax ? { name, texts, call, port: tax } : undefined,
      carrier: carrier ? { name, texts, call, port: carrier } : undefined,
      protocol: protocol ? { name, texts, call, port: protocol } : undefined,
      feed: feed ? { name, texts, call, port: feed } : undefined,
      conversion: conversion ? { name, texts, call, port: conversion } : undefined,
      try: extension.try && ((language) => tryExtension(extension, context, call, language)),
    };
  } catch (error) {
    counts.add(name, 'open', 'failed', 0);
    host.log.error({ err: error, extension: name }, 'An extension could not be opened');
    return { running, ...NOTHING };
  }
}

/** A shop without extensions. */
export const noExtensions: Extensions = {
  ...{ list: [], payments: [], messages: [], taxes: [], carriers: [], protocols: [], feeds: [], conversions: [] },
  counts: new ExtensionCounts(),
  seal: createSeal({ settingsKey: undefined, dataDir: '' }),
  serve: () => undefined,
  contextOf: async () => undefined,
  reload: async () => undefined,
  onChange: () => undefined,
  try: async () => undefined,
};
