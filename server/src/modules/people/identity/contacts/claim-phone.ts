import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { createTexts, type Language } from '../../../../platform/text/index.ts';
import { type CustomerRow, insertCustomer, readCustomer, updateCustomer } from '../customers.store.ts';

const texts = createTexts({ ar: { newcomer: 'عميل' }, en: { newcomer: 'Customer' } });

/**
 * Gives a number to its proved holder as a new account, because the account that claimed it has an owner with a proved
 * address. That account stays, loses the number, and is notified. Returns the new account's id.
 */
export async function claimPhone(
  tx: Tx,
  claimant: CustomerRow,
  passwordHash: string,
  language: Language,
  at: Date,
): Promise<string> {
  const { phone } = claimant;
  if (phone === null) throw new Error('a number that was proved is gone');
  await updateCustomer(tx, { ...claimant, phone: null, phone_verified_at: null });
  const id = randomUUID();
  // The name is entered by the customer later, in the profile.
  const name = { first_name: texts.say(language, 'newcomer'), last_name: '' };
  await insertCustomer(tx, {
    id,
    ...name,
    phone,
    email: null,
    password_hash: passwordHash,
    language,
    consents: {},
    at,
  });
  const holder = await readCustomer(tx, id);
  if (!holder) throw new Error('a customer who just came cannot be read');
  await updateCustomer(tx, { ...holder, phone_verified_at: at });
  await publish(tx, 'customer.contact_verified', { customerId: id });
  await publish(tx, 'customer.phone_claimed', { customerId: claimant.id });
  return id;
}
