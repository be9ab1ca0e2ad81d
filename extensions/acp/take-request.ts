import type { Destination, Session, SessionLine, Shipping } from '../machine-checkouts/session.ts';
import type { GivenDetails, SessionRequest } from './requests.ts';

/** The session after a body of this form: what the body does not name stays. */
export function takeBody(body: SessionRequest, before: Session): Session {
  const { buyer, line_items: lines, fulfillment_details: details, selected_fulfillment_options: chosen } = body;
  const codes = body.discounts?.codes ?? body.coupons;
  const shipping = takeShipping(details, chosen?.[0]?.option_id, before.shipping);
  const person = { ...before.buyer, ...contactOf(details), ...given(buyer ?? {}) };
  return {
    ...before,
    ...(lines && { lines: takeLines(lines, before.lines) }),
    ...(codes && { codes: [...new Map(codes.map((code) => [code.trim().toUpperCase(), code.trim()])).values()] }),
    buyer: Object.keys(person).length > 0 ? person : null,
    shipping,
  };
}

/** Lines by the ids of items; one that an answer told is known by its own id, too. */
function takeLines(lines: NonNullable<SessionRequest['line_items']>, before: readonly SessionLine[]): SessionLine[] {
  return lines.map(({ id, item, quantity = 1 }, at) => {
    const known = before.find((one) => one.id === id);
    return { id: `line_${at + 1}`, item: item?.id ?? known?.item ?? id, quantity };
  });
}

/** The person of the address counts as the buyer, until a buyer is named. */
function contactOf(details: GivenDetails | undefined) {
  if (!details) return {};
  const { name, phone_number, email } = details;
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const [first, ...rest] = words;
  return given({ first_name: first, last_name: rest.join(' ') || undefined, phone_number, email });
}

function given(fields: { first_name?: unknown; last_name?: unknown; phone_number?: unknown; email?: unknown }) {
  const { first_name, last_name, phone_number, email } = fields;
  const named = { first_name, last_name, phone_number, email };
  return Object.fromEntries(
    Object.entries(named).flatMap(([key, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[key, value.trim()]] : [],
    ),
  );
}

function takeShipping(
  details: GivenDetails | undefined,
  option: string | undefined,
  before: Shipping | null,
): Shipping | null {
  const address = details?.address;
  if (!address && option === undefined) return before;
  const destination: Destination | undefined = address && {
    id: 'address',
    street_address: address.line_one,
    ...(address.line_two && { extended_address: address.line_two }),
    address_locality: address.city,
    address_region: address.state,
    address_country: address.country,
    postal_code: address.postal_code,
    first_name: address.name,
  };
  return {
    ...{ id: 'shipping', groupId: 'parcel', selectedDestinationId: 'address' },
    destinations: destination ? [destination] : (before?.destinations ?? []),
    selectedOptionId: option ?? before?.selectedOptionId ?? null,
  };
}
