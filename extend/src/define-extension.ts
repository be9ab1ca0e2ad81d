import type { ExtensionContext } from './context.ts';
import type { MessageProvider } from './ports/message.ts';
import type { PaymentProvider } from './ports/payment.ts';
import type { Settings } from './settings.ts';
import type { Texts } from './texts.ts';

/** The version of the ports. An extension written for another one is refused at the start. */
export const API_VERSION = 1;

/** Makes an adapter when the shop starts; null where the extension has nothing to offer in this shop. */
type Make<Port, Declared extends Settings> = (context: ExtensionContext<Declared>) => Port | null;

/** Declaration of an extension: a plain object in the list of `waha.config.ts`. */
export interface Extension<Declared extends Settings = Settings, Key extends string = string> {
  /** Lower-case letters, digits and hyphens; stored with what it did, so it never changes. */
  readonly name: string;
  readonly api: number;
  readonly settings: Declared;
  /** `name` and `description` are what a buyer reads of a payment method. */
  readonly texts: Texts<Key>;
  payment?: Make<PaymentProvider, Declared>;
  message?: Make<MessageProvider, Declared>;
  /** Asks the provider whether the settings work, and says it in a sentence; what it throws is shown as it is. */
  try?(context: ExtensionContext<Declared>, language: 'ar' | 'en'): Promise<string>;
}

/** An extension without its own type parameters, for the shop, which treats all alike. */
export interface AnyExtension {
  readonly name: string;
  readonly api: number;
  readonly settings: Settings;
  readonly texts: Texts<string>;
  // The context's settings are those that the same extension declares.
  // biome-ignore lint/suspicious/noExplicitAny: a list of differently typed extensions
  payment?: Make<PaymentProvider, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  message?: Make<MessageProvider, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  try?(context: ExtensionContext<any>, language: 'ar' | 'en'): Promise<string>;
}

/** Declares an extension; its type carries its settings and the keys of its texts. */
export function defineExtension<const Declared extends Settings, const Key extends string>(
  extension: Extension<Declared, Key>,
): Extension<Declared, Key> {
  return extension;
}

export interface Shop {
  readonly extensions: readonly AnyExtension[];
}

/** The shop that `waha.config.ts` exports: its extensions, in the order in which buyers see them. */
export function defineShop(shop: Shop): Shop {
  return shop;
}
