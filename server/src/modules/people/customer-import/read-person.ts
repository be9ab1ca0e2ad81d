import type { CustomerImportFault, CustomerImportField } from '@waha/contract/vocabulary';
import { z } from 'zod';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { plainPhone } from './read-columns.ts';

const channels = ['email', 'sms', 'whatsapp'] as const;
type Channel = (typeof channels)[number];

/** A customer as a file says. Nothing else of a row is kept. */
export const person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  language: z.enum(['ar', 'en']),
  /** Headers of the columns that said yes, by channel. */
  consents: z.partialRecord(z.enum(channels), z.string()),
  group: z.string().nullable(),
});
export type Person = z.infer<typeof person>;

interface PersonRead {
  person: Person;
  faults: CustomerImportFault[];
}

/** A row of the file, read. */
export interface ReadRow extends PersonRead {
  number: number;
  isMerged: boolean;
}

export type Cells = (field: CustomerImportField) => string;

const LONGEST_NAME = 60;
const LONGEST_EMAIL = 254;
/** Signs that no name has: control characters, and halves of signs. */
const plainText = (cell: string, longest: number) =>
  [
    ...cell
      .toWellFormed()
      .replaceAll(/\p{C}+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, longest)
    .join('');

/** Reads one row. Consent is given by an explicit yes alone: any other cell is no. */
export function readPerson(cell: Cells, headerOf: (field: CustomerImportField) => string): PersonRead {
  const faults: CustomerImportFault[] = [];
  const phone = readPhone(cell('phone'), faults);
  const email = readEmail(cell('email'), faults);
  const consents = readConsents(cell, headerOf, { hasEmail: email !== null, hasPhone: phone !== null }, faults);
  if (cell('tags') !== '') faults.push('tags_left');
  if (cell('city') !== '' || cell('street') !== '') faults.push('address_left');
  return {
    person: {
      ...readName(cell),
      phone,
      email,
      language: /^en|english|إنجليزي|انجليزي/i.test(cell('language')) ? 'en' : 'ar',
      consents,
      group: plainText(cell('group'), LONGEST_NAME) || null,
    },
    faults,
  };
}

function readName(cell: Cells): Pick<Person, 'first_name' | 'last_name'> {
  const [first, last] = [plainText(cell('first_name'), LONGEST_NAME), plainText(cell('last_name'), LONGEST_NAME)];
  if (first !== '' || last !== '') return { first_name: first, last_name: last };
  const [begin = '', ...rest] = plainText(cell('name'), LONGEST_NAME * 2).split(' ');
  return { first_name: begin.slice(0, LONGEST_NAME), last_name: rest.join(' ').slice(0, LONGEST_NAME) };
}

function readPhone(cell: string, faults: CustomerImportFault[]): string | null {
  const phone = cell === '' ? null : normalisePhone(plainPhone(cell));
  if (phone === null) faults.push(cell === '' ? 'no_phone' : 'phone_invalid');
  return phone;
}

function readEmail(cell: string, faults: CustomerImportFault[]): string | null {
  const written = cell.toLowerCase();
  if (written === '') return null;
  if (written.length <= LONGEST_EMAIL && z.email().safeParse(written).success) return written;
  faults.push('email_invalid');
  return null;
}

const YES = /^(?:yes|true|1|y|on|subscribed|opted.?in|نعم|موافق|مشترك|مفعل)$/i;
const NO = /^(?:|no|false|0|n|off|unsubscribed|not.?subscribed|never|لا|غير مشترك|غير مفعل|pending|redacted|invalid)$/i;

function readConsents(
  cell: Cells,
  headerOf: (field: CustomerImportField) => string,
  { hasEmail, hasPhone }: { hasEmail: boolean; hasPhone: boolean },
  faults: CustomerImportFault[],
): Person['consents'] {
  const consents: Person['consents'] = {};
  const ask = (field: CustomerImportField, given: readonly Channel[]) => {
    const said = cell(field);
    if (!YES.test(said)) {
      if (!NO.test(said) && !faults.includes('consent_unclear')) faults.push('consent_unclear');
      return;
    }
    for (const channel of given) {
      if (channel === 'email' ? hasEmail : hasPhone) consents[channel] ??= headerOf(field).slice(0, 200);
    }
  };
  ask('consent_email', ['email']);
  ask('consent_sms', ['sms']);
  ask('consent_whatsapp', ['whatsapp']);
  // A yes to advertising in general was asked for beside an address: it says nothing of messages to a phone.
  ask('consent', ['email']);
  return consents;
}
