import type { Asked } from './asked.ts';
import type { ErrorMessage } from './faults.ts';
import { findCity } from './find-city.ts';
import { type PricedSession, quoteSession } from './quote-session.ts';
import type { Session } from './session.ts';

/** Prices a session with its delivery, where one was chosen that goes there. */
export async function priceSession(
  asked: Asked,
  session: Session,
  paymentMethod: string | undefined,
): Promise<PricedSession> {
  const { shipping } = session;
  const destination = shipping?.destinations.find(({ id }) => id === shipping.selectedDestinationId);
  const cityId = await findCity(asked, destination);
  const option = shipping?.selectedOptionId ?? undefined;
  const priced = await quoteSession(asked, session, { cityId, ...methodsOf(option, paymentMethod, cityId) });
  if (!destination || (cityId !== undefined && priced.quote.shipping_message === null)) return priced;
  const nowhere: ErrorMessage = {
    ...{ type: 'error', code: 'address_undeliverable', severity: 'recoverable' },
    content: priced.quote.shipping_message ?? 'The shop delivers to no such city: name one of Saudi Arabia',
    path: '$.fulfillment.methods[0].selected_destination_id',
  };
  return { ...priced, messages: [...priced.messages, nowhere] };
}

const OPTIONS = new Set(['standard', 'express', 'pickup']);

/** Methods in the shop's words; another than there are is as none. */
function methodsOf(option: string | undefined, payment: string | undefined, cityId: number | undefined) {
  const isOption = option !== undefined && OPTIONS.has(option) && cityId !== undefined;
  return { ...(isOption && { shippingMethod: option }), ...(payment !== undefined && { paymentMethod: payment }) };
}
