import type { TokenScope } from './calls.ts';
import type { ExtensionContext } from './context.ts';
import type { EventHearing } from './hears.ts';
import type { CarrierProvider } from './ports/carrier.ts';
import type { ConversionProvider } from './ports/conversion.ts';
import type { FeedProvider } from './ports/feed.ts';
import type { MessageProvider } from './ports/message.ts';
import type { PaymentProvider } from './ports/payment.ts';
import type { ProtocolProvider } from './ports/protocol.ts';
import type { TaxProvider } from './ports/tax.ts';
import type { Processor } from './processor.ts';
import type { Settings } from './settings.ts';
import type { Texts } from './texts.ts';

/** The version of the ports. An extension written for another one is refused at the start. */
export const API_VERSION = 1;

/** Makes an adapter when the shop starts; null where the extension has nothing to offer in this shop. */
type Make<Port, Context> = (context: Context) => Port | null;

/** Declaration of an extension: a plain object in the list of `waha.config.ts`. */
export interface Extension<
  Declared extends Settings = Settings,
  Key extends string = string,
  Scope extends TokenScope = TokenScope,
> {
  /** Lower-case letters, digits and hyphens; stored with what it did, so it never changes. */
  readonly name: string;
  readonly api: number;
  readonly settings: Declared;
  /** `name` and `description` are what a buyer reads of a payment method; `name` alone of a carrier. */
  readonly texts: Texts<Key>;
  /** The mark of a payment method, beside its name at the checkout: an SVG as text, without scripts, at most 8 kB. */
  readonly logo?: string;
  /** The provider that is given personal data; null where none leaves the shop. */
  readonly processor?: Processor | null;
  /** The scopes of its calls. Calls that are open to everybody need none. */
  readonly scopes?: readonly Scope[];
  payment?: Make<PaymentProvider, ExtensionContext<Declared, Scope>>;
  message?: Make<MessageProvider, ExtensionContext<Declared, Scope>>;
  tax?: Make<TaxProvider, ExtensionContext<Declared, Scope>>;
  carrier?: Make<CarrierProvider, ExtensionContext<Declared, Scope>>;
  protocol?: Make<ProtocolProvider, ExtensionContext<Declared, Scope>>;
  feed?: Make<FeedProvider, ExtensionContext<Declared, Scope>>;
  conversion?: Make<ConversionProvider, ExtensionContext<Declared, Scope>>;
  /** Addresses of its protocol at the root of the shop: `/.well-known/acme`. No page of the shop may have them. */
  readonly rootPaths?: readonly string[];
  /** Its reactions to events, while it is set up. What happened before that passes it by. */
  readonly hears?: readonly EventHearing<ExtensionContext<Declared, Scope>>[];
  /** Asks the provider whether the settings work, and says it in a sentence; what it throws is shown as it is. */
  try?(context: ExtensionContext<Declared, Scope>, language: 'ar' | 'en'): Promise<string>;
}

/** An extension without its own type parameters, for the shop, which treats all alike. */
export interface AnyExtension {
  readonly name: string;
  readonly api: number;
  readonly settings: Settings;
  readonly texts: Texts<string>;
  readonly logo?: string;
  readonly processor?: Processor | null;
  readonly scopes?: readonly TokenScope[];
  // The context's settings are those that the same extension declares.
  // biome-ignore lint/suspicious/noExplicitAny: a list of differently typed extensions
  payment?: Make<PaymentProvider, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  message?: Make<MessageProvider, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  tax?: Make<TaxProvider, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  carrier?: Make<CarrierProvider, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  protocol?: Make<ProtocolProvider, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  feed?: Make<FeedProvider, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  conversion?: Make<ConversionProvider, any>;
  readonly rootPaths?: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly hears?: readonly EventHearing<any>[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  try?(context: ExtensionContext<any>, language: 'ar' | 'en'): Promise<string>;
}

/** Declares an extension; its type carries its settings, its scopes and the keys of its texts. */
export function defineExtension<
  const Declared extends Settings,
  const Key extends string,
  const Scope extends TokenScope = never,
>(extension: Extension<Declared, Key, Scope>): Extension<Declared, Key, Scope> {
  return extension;
}

export interface Shop {
  readonly extensions: readonly AnyExtension[];
}

/** The shop that `waha.config.ts` exports: its extensions, in the order in which buyers see them. */
export function defineShop(shop: Shop): Shop {
  return shop;
}
