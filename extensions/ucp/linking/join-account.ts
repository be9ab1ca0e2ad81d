import { z } from 'zod';
import { type Asked, read } from '../../machine-checkouts/asked.ts';
import { isSavedDestinationId, savedDestinationId } from '../../machine-checkouts/saved-address.ts';
import type { Buyer, Destination, Session, Shipping } from '../../machine-checkouts/session.ts';

const profileShape = z.object({
  profile: z.object({ first_name: z.string(), last_name: z.string(), email: z.string().nullable(), phone: z.string() }),
});

const addressShape = z.object({
  ...{ id: z.int(), is_default: z.boolean(), recipient_name: z.string(), phone: z.string() },
  ...{ city: z.string(), region: z.string(), neighborhood: z.string().nullable(), street: z.string() },
  ...{ building_no: z.string().nullable(), postal_code: z.string().nullable(), short_address: z.string().nullable() },
});
type SavedAddress = z.infer<typeof addressShape>;

/** The parts of an account that fill a checkout. */
export interface Account {
  buyer: Buyer;
  destinations: readonly Destination[];
  defaultId: string | null;
}

/** Reads the account of the linked customer; null for a guest. */
export async function readAccount(asked: Asked): Promise<Account | null> {
  if (asked.linked === null) return null;
  const { profile } = await read(asked, profileShape, 'GET /user/profile');
  const addresses = await read(asked, z.array(addressShape), 'GET /user/addresses');
  const { first_name, last_name, email, phone } = profile;
  const preferred = addresses.find((one) => one.is_default) ?? addresses[0];
  return {
    buyer: { first_name, last_name, phone_number: phone, ...(email !== null && { email }) },
    destinations: addresses.map(destinationOf),
    defaultId: preferred ? savedDestinationId(preferred.id) : null,
  };
}

/** A checkout with the buyer and the addresses of its account, as far as the agent has said nothing else. */
export function joinAccount<One extends Pick<Session, 'buyer' | 'shipping'>>(
  checkout: One,
  account: Account | null,
  wanted?: string | null,
): One {
  if (account === null) return checkout;
  const buyer = { ...account.buyer, ...checkout.buyer };
  return { ...checkout, buyer, shipping: joinShipping(checkout.shipping, account, wanted ?? null) };
}

const blank: Omit<Shipping, 'destinations' | 'selectedDestinationId'> = {
  id: 'shipping',
  groupId: 'parcel',
  selectedOptionId: null,
};

/** Destinations that the agent gave, then the saved ones: an id of the account is that of the account, whatever an agent writes there. */
function joinShipping(before: Shipping | null, { destinations, defaultId }: Account, wanted: string | null) {
  const given = before?.destinations.filter(({ id }) => !isSavedDestinationId(id)) ?? [];
  const all = [...given, ...destinations];
  if (!before && all.length === 0) return null;
  const known = [wanted, before?.selectedDestinationId, defaultId].find((id) => all.some((one) => one.id === id));
  return { ...(before ?? blank), destinations: all, selectedDestinationId: known ?? null };
}

function destinationOf(saved: SavedAddress): Destination {
  const [first = '', ...rest] = saved.recipient_name.split(/\s+/);
  const more = [saved.short_address, saved.building_no, saved.neighborhood].filter(Boolean).join('، ');
  return {
    id: savedDestinationId(saved.id),
    ...(saved.street !== '' && { street_address: saved.street }),
    ...(more !== '' && { extended_address: more }),
    ...{ address_locality: saved.city, address_region: saved.region, address_country: 'SA' },
    ...(saved.postal_code !== null && { postal_code: saved.postal_code }),
    ...(first !== '' && { first_name: first }),
    ...(rest.length > 0 && { last_name: rest.join(' ') }),
    ...(saved.phone !== '' && { phone_number: saved.phone }),
  };
}
