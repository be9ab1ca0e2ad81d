import type { Order } from '@waha/contract/types';
import { Fragment } from 'react';
import { useText } from '../text/use-text.ts';

type Address = Pick<
  NonNullable<Order['address']>,
  'street' | 'building_no' | 'unit_no' | 'neighborhood' | 'city' | 'postal_code' | 'short_address'
>;

/** The house on one line and the place on the next; each part has its own direction. */
export function AddressLines({ address }: { address: Address }) {
  const say = useText('order');
  const sayShell = useText('shell');
  const house = [
    // Without a street the short address identifies the dwelling; with one it helps to find it.
    address.short_address,
    address.street,
    address.building_no && say('building', { number: address.building_no }),
    address.unit_no && say('unit', { number: address.unit_no }),
  ];
  const place = [address.neighborhood, address.city, address.postal_code];
  return [house, place].map((parts) => (
    <p key={parts.join()}>
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? sayShell('listSeparator') : null}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </p>
  ));
}
