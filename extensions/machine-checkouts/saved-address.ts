import type { Destination, Session } from './session.ts';

const PREFIX = 'address_';
const SAVED = /^address_(\d{1,10})$/;

/** The id of a destination that is a saved address of a linked account. */
export const savedDestinationId = (addressId: number): string => `${PREFIX}${addressId}`;

/** Whether an id is kept for saved addresses: an agent names no other address so. */
export const isSavedDestinationId = (id: string): boolean => id.startsWith(PREFIX);

/** The id of the saved address that a destination of an account is. */
export function savedAddressId({ account }: Session, destination: Destination | undefined): number | undefined {
  const digits = account ? SAVED.exec(destination?.id ?? '')?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
