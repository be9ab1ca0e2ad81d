import type { CustomerImportOutcome } from '@waha/contract/vocabulary';
import type { Tx } from '../../../platform/database/index.ts';
import { findKnownCustomers } from '../identity/index.ts';
import type { Person } from './read-person.ts';

type Known = Awaited<ReturnType<typeof findKnownCustomers>>[number];

/** Accounts of the shop by phone and by proved address. */
export interface KnownCustomers {
  byPhone: ReadonlyMap<string, Known>;
  byEmail: ReadonlyMap<string, Known>;
}

export async function knownTo(tx: Tx, people: readonly Person[]): Promise<KnownCustomers> {
  const known = await findKnownCustomers(
    tx,
    people.flatMap(({ phone }) => phone ?? []),
    people.flatMap(({ email }) => email ?? []),
  );
  return {
    byPhone: new Map(known.flatMap((one) => (one.phone === null ? [] : [[one.phone, one]]))),
    byEmail: new Map(
      known.flatMap((one) => (one.email === null || !one.is_email_proved ? [] : [[one.email.toLowerCase(), one]])),
    ),
  };
}

/** The account that a row is about: that of the phone, else that of the proved address. */
export const accountOf = ({ phone, email }: Person, { byPhone, byEmail }: KnownCustomers): Known | undefined =>
  byPhone.get(phone ?? '') ?? byEmail.get(email ?? '');

/** True if another account has proved the address of a row. */
export const isEmailTaken = (person: Person, known: KnownCustomers): boolean => {
  const owner = known.byEmail.get(person.email ?? '');
  return owner !== undefined && owner.id !== accountOf(person, known)?.id;
};

export function outcomeOf(person: Person, known: KnownCustomers): CustomerImportOutcome {
  const account = accountOf(person, known);
  // Without a phone nobody could sign in: codes are sent to it, until an address is proved.
  if (!account) return person.phone === null ? 'error' : 'create';
  return lacks(account, person) || person.group !== null ? 'update' : 'unchanged';
}

function lacks(account: Known, person: Person): boolean {
  return (
    (account.first_name === '' && person.first_name !== '') ||
    (account.last_name === '' && person.last_name !== '') ||
    (account.email === null && person.email !== null) ||
    (account.phone === null && person.phone !== null)
  );
}

interface Named {
  id: number;
  name_ar: string;
  name_en: string;
}

/** The group of a name in either language. */
export const groupNamed = <Group extends Named>(groups: readonly Group[], name: string): Group | undefined =>
  groups.find(({ name_ar, name_en }) => [name_ar, name_en].some((one) => one.toLowerCase() === name.toLowerCase()));
