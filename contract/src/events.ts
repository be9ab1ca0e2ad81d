import type { z } from 'zod';
import { abandonedCartEvents } from './abandoned-carts/events.ts';
import { affiliateEvents } from './affiliates/events.ts';
import { branchEvents } from './branches/events.ts';
import { carriageEvents } from './carriage/events.ts';
import { catalogEvents } from './catalog/events.ts';
import { commissionEvents } from './commissions/events.ts';
import { contactEvents } from './contact/events.ts';
import { contestEvents } from './contests/events.ts';
import { conversionEvents } from './conversions/events.ts';
import { customerImportEvents } from './customer-import/index.ts';
import { digitalGoodsEvents } from './digital-goods/events.ts';
import { fulfilmentEvents } from './fulfilment/events.ts';
import { giftCardEvents } from './gift-cards/events.ts';
import { identityEvents } from './identity/events.ts';
import { linkedAgentEvents } from './linked-agents/events.ts';
import { marketingEvents } from './marketing/events.ts';
import { memberNotificationEvents } from './member-notifications/events.ts';
import { memberEvents } from './members/events.ts';
import { moderationEvents } from './moderation/events.ts';
import { moneyActEvents } from './money-acts/events.ts';
import { newsletterEvents } from './newsletter/events.ts';
import { notificationEvents } from './notifications/events.ts';
import { orderEvents } from './orders/events.ts';
import { paymentTrialEvents } from './payment-trials/events.ts';
import { paymentEvents } from './payments/events.ts';
import { payoutEvents } from './payouts/events.ts';
import type { EventDefinition } from './platform/event.ts';
import { pointEvents } from './points/events.ts';
import { postEvents } from './posts/events.ts';
import { privacyEvents } from './privacy/events.ts';
import { productImportEvents } from './product-import/events.ts';
import { questionEvents } from './questions/events.ts';
import { recordImportEvents } from './record-import/index.ts';
import { restockEvents } from './restock/events.ts';
import { returnEvents } from './returns/events.ts';
import { reviewEvents } from './reviews/events.ts';
import { rewardEvents } from './rewards/events.ts';
import { savedCardEvents } from './saved-cards/events.ts';
import { segmentEvents } from './segments/events.ts';
import { smsEvents } from './sms/events.ts';
import { transferEvents } from './transfers/events.ts';
import { uploadEvents } from './uploads/events.ts';
import { webhookEvents } from './webhooks/events.ts';

/** Every event of the shop, by name. */
export const events = {
  ...affiliateEvents,
  ...carriageEvents,
  ...branchEvents,
  ...catalogEvents,
  ...commissionEvents,
  ...contactEvents,
  ...contestEvents,
  ...conversionEvents,
  ...fulfilmentEvents,
  ...identityEvents,
  ...linkedAgentEvents,
  ...memberNotificationEvents,
  ...memberEvents,
  ...moderationEvents,
  ...moneyActEvents,
  ...newsletterEvents,
  ...notificationEvents,
  ...marketingEvents,
  ...segmentEvents,
  ...smsEvents,
  ...orderEvents,
  ...paymentTrialEvents,
  ...paymentEvents,
  ...payoutEvents,
  ...pointEvents,
  ...privacyEvents,
  ...postEvents,
  ...customerImportEvents,
  ...recordImportEvents,
  ...productImportEvents,
  ...questionEvents,
  ...digitalGoodsEvents,
  ...giftCardEvents,
  ...restockEvents,
  ...abandonedCartEvents,
  ...returnEvents,
  ...reviewEvents,
  ...rewardEvents,
  ...savedCardEvents,
  ...transferEvents,
  ...uploadEvents,
  ...webhookEvents,
};

export type Events = typeof events;
export type EventName = keyof Events;
/** The payload of an event, as its publisher gives it and its subscribers receive it. */
export type EventPayload<Name extends EventName> = z.output<Events[Name]['payload']>;

export const eventNames = Object.keys(events) as EventName[];

type Seen<Name extends EventName> = Events[Name] extends { public: object } ? Name : never;
/** The name of an event that outsiders may see. */
export type PublicEventName = { [Name in EventName]: Seen<Name> }[EventName];

/** The events that outsiders may see. */
export const publicEventNames = eventNames.filter(
  // Declared `public`, as their type says.
  (name): name is PublicEventName => 'public' in events[name],
);

/** The definition of an event by a name that is only known at run time. */
export function findEvent(name: string): EventDefinition | undefined {
  return Object.hasOwn(events, name) ? events[name as EventName] : undefined;
}
