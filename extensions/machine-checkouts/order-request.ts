import { isSaudi, shortAddressIn } from './find-city.ts';
import { orderLineOf, type PricedSession } from './quote-session.ts';
import { savedAddressId } from './saved-address.ts';
import type { Session } from './session.ts';

/** The order of a checkout in the form of the shop's own call; its parts were checked to be there. */
export function orderRequest(session: Session, { cityId, quote }: PricedSession, paymentMethod: string) {
  const { buyer, shipping, lines, codes } = session;
  const destination = shipping?.destinations.find(({ id }) => id === shipping.selectedDestinationId);
  const short = destination && shortAddressIn(destination);
  const first = buyer?.first_name ?? destination?.first_name ?? '';
  const last = buyer?.last_name ?? destination?.last_name ?? '';
  const postal = destination?.postal_code;
  const savedId = savedAddressId(session, destination);
  return {
    contact: {
      first_name: first,
      last_name: last,
      phone: buyer?.phone_number ?? destination?.phone_number ?? '',
      email: buyer?.email ?? null,
    },
    ...(savedId === undefined || !quote.needs_shipping ? {} : { address_id: savedId }),
    address:
      savedId !== undefined || !quote.needs_shipping
        ? null
        : {
            city_id: cityId,
            recipient_name: destination?.first_name
              ? `${destination.first_name} ${destination.last_name ?? ''}`.trim()
              : null,
            phone: destination?.phone_number ?? null,
            street: destination?.street_address ?? null,
            short_address: short ?? null,
            postal_code: destination && isSaudi(destination) && /^\d{5}$/.test(postal ?? '') ? postal : null,
            notes: destination?.extended_address ?? null,
          },
    lines: lines.map(orderLineOf),
    // A code that takes nothing off was warned of, and would be refused.
    coupon_code: quote.coupon?.applied ? (codes[0] ?? null) : null,
    shipping_method: quote.needs_shipping ? shipping?.selectedOptionId : null,
    payment_method: paymentMethod,
    expected_total: quote.total,
  };
}
