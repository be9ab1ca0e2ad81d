/** An address of the suite's customers. */
export type FlowerAddress = Record<string, unknown> & { id: string };

const of = (id: string, street: string, city: string, region: string, code: string): FlowerAddress => ({
  ...{ id, street_address: street, address_locality: city, address_region: region },
  ...{ postal_code: code, address_country: 'US' },
});

/** Customers of the official suite with the addresses that it expects a shop to know. */
const book: Readonly<Record<string, readonly FlowerAddress[]>> = {
  'john.doe@example.com': [
    of('addr_1', '123 Main St', 'Springfield', 'IL', '62704'),
    of('addr_2', '456 Oak Ave', 'Metropolis', 'NY', '10012'),
  ],
  'jane.smith@example.com': [of('addr_3', '789 Pine Ln', 'Springfield', 'KS', '66002')],
};

export const addressesOf = (email: unknown): readonly FlowerAddress[] =>
  (typeof email === 'string' && Object.hasOwn(book, email) && book[email]) || [];

/** The address of a customer with the same content. */
export function findAddress(email: unknown, given: Record<string, unknown>): FlowerAddress | undefined {
  return addressesOf(email).find(
    (one) => one.street_address === given.street_address && one.postal_code === given.postal_code,
  );
}
