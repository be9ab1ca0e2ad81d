import type { ExtensionContext } from '../context.ts';
import type { AnyExtension } from '../define-extension.ts';
import type { EventDelivery } from '../hears.ts';

/** Delivers an event to one of an extension's subscribers as the shop does: perhaps again, with the same number. */
export async function deliverEvent(
  { name, hears = [] }: AnyExtension,
  subscriber: string,
  payload: object,
  context: ExtensionContext,
  { eventId = 1, happenedAt = new Date(), signal = new AbortController().signal }: Partial<EventDelivery> = {},
): Promise<void> {
  const hearing = hears.find((one) => one.name === subscriber);
  if (!hearing) throw new Error(`${name} has no subscriber ${subscriber}`);
  // The test says the payload of the event that the subscriber hears.
  await hearing.handle(payload as never, { eventId, happenedAt, signal }, context);
}
