import type { Buyer, Destination, Session, SessionLine, Shipping } from '../../machine-checkouts/session.ts';
import type { CheckoutRequest, GivenAddress, GivenLine, GivenMethod } from './requests.ts';

/** Lines as they were sent: those that name an id keep it, others get the next. */
export function takeLines(given: readonly GivenLine[], before: readonly SessionLine[]): SessionLine[] {
  const known = new Set(before.map(({ id }) => id));
  const taken = new Set<string>();
  let next = 1;
  return given.map(({ id, item, quantity }) => {
    let own = id !== undefined && known.has(id) && !taken.has(id) ? id : undefined;
    while (own === undefined || taken.has(own)) {
      own = `li_${next}`;
      next += 1;
      if (known.has(own) || taken.has(own)) own = undefined;
    }
    taken.add(own);
    return { id: own, item: item.id, quantity };
  });
}

/** A buyer as given; fields that are not of the protocol are dropped. */
export function takeBuyer(given: CheckoutRequest['buyer']): Buyer | null {
  if (!given) return null;
  const { first_name: first, last_name: last, email, phone_number: phone, consent } = given;
  return {
    ...(first && { first_name: first }),
    ...(last && { last_name: last }),
    ...(email && { email }),
    ...(phone && { phone_number: phone }),
    ...(consent && { consent }),
  };
}

/** Codes as given, each once whatever its case. */
export function takeCodes(codes: readonly string[] = []): string[] {
  const seen = new Map(codes.map((code) => [code.trim().toUpperCase(), code.trim()]));
  return [...seen.values()].filter((code) => code !== '');
}

/** The one way of delivery: the first that was sent. What it does not name stays as it was. */
export function takeShipping(given: GivenMethod | undefined, before: Shipping | null): Shipping | null {
  if (!given) return before;
  const destinations = given.destinations?.map(takeDestination) ?? before?.destinations ?? [];
  const selected = given.selected_destination_id ?? before?.selectedDestinationId ?? null;
  const [group] = given.groups ?? [];
  const only = destinations.length === 1 ? destinations[0]?.id : undefined;
  return {
    id: given.id ?? before?.id ?? 'shipping',
    destinations,
    selectedDestinationId: destinations.some(({ id }) => id === selected) ? selected : (only ?? null),
    groupId: before?.groupId ?? 'parcel',
    selectedOptionId: group?.selected_option_id ?? before?.selectedOptionId ?? null,
  };
}

function takeDestination(given: GivenAddress, at: number): Destination {
  return {
    id: given.id || `destination_${at + 1}`,
    ...pick(given, ['street_address', 'extended_address', 'address_locality', 'address_region', 'address_country']),
    ...pick(given, ['postal_code', 'first_name', 'last_name', 'phone_number']),
  };
}

type Field = Exclude<keyof Destination, 'id'>;

function pick(given: GivenAddress, fields: readonly Field[]): Partial<Record<Field, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = given[field];
      return typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()]] : [];
    }),
  );
}

/** The session after a body of this form: what the body does not name stays. */
export function takeBody(body: CheckoutRequest, before: Session): Session {
  const { line_items: lines, buyer, discounts, fulfillment } = body;
  return {
    ...before,
    ...(lines && { lines: takeLines(lines, before.lines) }),
    ...(buyer !== undefined && { buyer: takeBuyer(buyer) }),
    ...(discounts !== undefined && { codes: takeCodes(discounts?.codes) }),
    ...(fulfillment !== undefined && { shipping: takeShipping(fulfillment?.methods?.[0], before.shipping) }),
  };
}
