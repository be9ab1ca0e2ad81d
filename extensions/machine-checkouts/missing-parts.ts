import type { ErrorMessage } from './faults.ts';
import { shortAddressIn } from './find-city.ts';
import type { PricedSession } from './quote-session.ts';
import type { Session } from './session.ts';

/** Whether all lines can be sold as they are asked for. */
export function isSellableNow({ lines, messages }: PricedSession): boolean {
  return lines.length > 0 && messages.every(({ path = '' }) => !path.startsWith('$.line_items'));
}

/** The parts of a checkout without which the shop places no order. */
export function missingParts(
  checkout: Session,
  { quote, cityId }: PricedSession,
  paymentMethod: string,
): ErrorMessage[] {
  const { buyer, shipping } = checkout;
  const missing = (path: string, content: string): ErrorMessage => ({
    ...{ type: 'error', code: 'missing', severity: 'recoverable', path, content },
  });
  const destination = shipping?.destinations.find(({ id }) => id === shipping.selectedDestinationId);
  const hasName = (buyer?.first_name ?? destination?.first_name) && (buyer?.last_name ?? destination?.last_name);
  const hasPhone = buyer?.phone_number ?? destination?.phone_number;
  const hasDoor = destination && (destination.street_address ?? shortAddressIn(destination));
  const hasOption = quote.shipping && quote.shipping.code === shipping?.selectedOptionId;
  const isPayable = quote.payment_options.some(({ code, available }) => code === paymentMethod && available);
  return [
    ...(hasName ? [] : [missing('$.buyer.first_name', 'The first and last name of the buyer are missing')]),
    ...(hasPhone ? [] : [missing('$.buyer.phone_number', 'The phone number of the buyer is missing')]),
    // Digital goods alone go nowhere.
    ...(!quote.needs_shipping || (hasDoor && cityId !== undefined && hasOption)
      ? []
      : [missing('$.fulfillment', 'Fulfillment address and option must be selected')]),
    ...(isPayable || (quote.needs_shipping && cityId === undefined)
      ? []
      : [missing('$.payment', 'This order cannot be paid that way')]),
  ];
}
