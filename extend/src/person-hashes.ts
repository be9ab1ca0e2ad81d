import { createHash } from 'node:crypto';
import type { ConversionPerson } from './ports/conversion.ts';

/** SHA-256 as 64 hexadecimal digits, of a text as the service wants it. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface HashForm {
  /** Whether a phone is hashed with its plus. */
  phone: 'digits' | 'plus';
}

const bare = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s\p{N}]/gu, '');

/** An e-mail address as all services hash it: without space around it, in small letters. */
export const tidyEmail = (email: string): string => email.trim().toLowerCase();

/** A phone with its country code: digits alone, or with one plus before them. */
export function tidyPhone(phone: string, { phone: form }: HashForm): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  return form === 'plus' ? `+${digits}` : digits;
}

/** Hashes of a person in the form of a service; parts that are not known are left out. */
export function hashPerson(person: ConversionPerson, form: HashForm): Partial<Record<PersonHash, string>> {
  const said = {
    email: person.email === null ? '' : tidyEmail(person.email),
    phone: person.phone === null ? '' : tidyPhone(person.phone, form),
    firstName: bare(person.firstName),
    lastName: bare(person.lastName),
    city: bare(person.cityEn),
    country: 'sa',
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, text]) => (text === '' ? [] : [[key, sha256Hex(text)]])),
  );
}

/** Short names of hashes, which several services share. */
const SHORT = { em: 'email', ph: 'phone', fn: 'firstName', ln: 'lastName', ct: 'city', country: 'country' } as const;

/** Hashes of a person under short names (`em`, `ph`, …), each in a list; nothing of nobody. */
export function shortHashes(person: ConversionPerson | null, form: HashForm): Record<string, readonly string[]> {
  const hashes = person ? hashPerson(person, form) : {};
  return Object.fromEntries(
    Object.entries(SHORT).flatMap(([key, part]) => (hashes[part] ? [[key, [hashes[part]]]] : [])),
  );
}

export type PersonHash = 'email' | 'phone' | 'firstName' | 'lastName' | 'city' | 'country';
