import type { Extension, ShopLanguages } from '@waha/contract';
import { extensionPorts } from '@waha/contract/vocabulary';
import type { AnyExtension } from '@waha/extend';
import type { Config } from '../../../config.ts';
import {
  carrierNotifyPath,
  type ExtensionState,
  type Extensions,
  messageReceiptPath,
  paymentWebhookPath,
  readTyped,
  stateOfExtension,
  type TypedSettings,
} from '../../../extensions/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { feedsOf } from './feeds-of.ts';

export interface ExtensionDeps {
  db: Database;
  config: Config;
  extensions: Extensions;
  shopLanguages: () => Promise<{ languages: ShopLanguages }>;
}

/** An extension as staff see it. */
export interface SetUpExtension {
  extension: AnyExtension;
  state: ExtensionState;
  typed: TypedSettings;
  version: number;
  /** Whether it needs no settings and offers nothing all the same, as a demo's extension in a real shop. */
  isUnused: boolean;
  /** Addresses that its provider notifies. */
  webhooks: readonly string[];
  feeds: Extension['feeds'];
}

/** Reads how an extension is set up; refuses one that the shop does not have. */
export async function readSetUp(
  { config, extensions, shopLanguages }: ExtensionDeps,
  where: Database | Tx,
  name: string,
): Promise<SetUpExtension> {
  const extension = extensions.list.find((one) => one.name === name) ?? refuse('extensions.unknown');
  const { typed, version } = await readTyped(where, extensions.seal, name);
  const isNeedless = Object.values(extension.settings).every(({ isNeeded }) => !isNeeded);
  const isOffered = [
    ...extensions.payments,
    ...extensions.messages,
    ...extensions.carriers,
    ...extensions.protocols,
    ...extensions.feeds,
    ...extensions.conversions,
  ].some((adapter) => adapter.name === name);
  // The first edit names version 1, as everywhere: nothing is stored then.
  return {
    extension,
    typed,
    version: version + 1,
    state: stateOfExtension(extension, config.environment, typed),
    // A protocol may be off by a setting of its own; it hears of nothing that it did not bring about.
    isUnused: isNeedless && !isOffered && (extension.protocol !== undefined || !extension.hears?.length),
    webhooks: webhooksOf(extensions, extension).map((path) => `${config.publicUrl}${path}`),
    feeds: await feedsOf(extensions, where, { name, origin: config.publicUrl, ...(await shopLanguages()) }),
  };
}

/** Paths of its webhooks. An extension that is off may have one: its secret is among the settings that are asked for. */
function webhooksOf({ payments, messages, carriers }: Extensions, { name, payment, carrier }: AnyExtension): string[] {
  const paying = payments.find((adapter) => adapter.name === name);
  const hasWebhook = paying ? paying.port.webhook : payment;
  const hasReceipt = messages.some((adapter) => adapter.name === name && adapter.port.receipt);
  const carrying = carriers.find((adapter) => adapter.name === name);
  const isNotified = carrying ? carrying.port.webhook : carrier;
  return [
    ...(isNotified ? [carrierNotifyPath(name)] : []),
    ...(hasWebhook ? [paymentWebhookPath(name)] : []),
    ...(hasReceipt ? [messageReceiptPath(name)] : []),
  ];
}

/** An extension's settings as a resource of staff. The audit says which settings are given, and no value of a secret. */
export function extensionResource(deps: ExtensionDeps) {
  return auditedResource<string, SetUpExtension, Extension>({
    read: (where, name) => readSetUp(deps, where, name),
    subject: ({ extension }) => ({ kind: 'extension', id: extension.name }),
    audited: ({ state }) => ({
      state: state.state,
      settings: Object.fromEntries(
        state.settings.map(({ setting, source, value }) => [setting.name, setting.isSecret ? source : (value ?? null)]),
      ),
    }),
    present: (_, setUp, { language }) => presentExtension(setUp, language),
  });
}

export function presentExtension(
  { extension, state, version, isUnused, webhooks, feeds }: SetUpExtension,
  language: Language,
): Extension {
  const labelOf = (name: string) =>
    Object.values(extension.settings).find((one) => one.name === name)?.label?.[language] ?? name;
  return {
    name: extension.name,
    title: extension.texts[language].name ?? extension.name,
    ports: extensionPorts.filter((port) => extension[port] !== undefined),
    state: isUnused && state.state === 'on' ? 'unused' : state.state,
    problem: state.problem ? labelOf(state.problem.name) : null,
    scopes: [...(extension.scopes ?? [])],
    hears: [...new Set((extension.hears ?? []).map(({ event }) => event))],
    can_try: extension.try !== undefined,
    webhooks: [...webhooks],
    feeds,
    settings: state.settings.map(({ setting, source, value }) => ({
      name: setting.name,
      label: labelOf(setting.name),
      kind: setting.kind,
      is_needed: setting.isNeeded,
      is_secret: setting.isSecret,
      source,
      value: setting.isSecret ? null : (value ?? null),
    })),
    version,
  };
}
