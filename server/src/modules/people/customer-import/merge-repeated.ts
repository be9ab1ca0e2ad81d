import type { Person, ReadRow } from './read-person.ts';

/**
 * Joins rows of one customer: the same phone, or the same e-mail address where one of them has no phone. The first row
 * stands for all of them, and gets from the others what it lacks. Its consents are its own.
 */
export function mergeRepeated(rows: ReadRow[]): void {
  const byPhone = new Map<string, ReadRow>();
  const byEmail = new Map<string, ReadRow>();
  for (const row of rows) {
    const { phone, email } = row.person;
    const samePhone = phone === null ? undefined : byPhone.get(phone);
    const sameEmail = email === null ? undefined : byEmail.get(email);
    const first =
      samePhone ?? (sameEmail && (phone === null || sameEmail.person.phone === null) ? sameEmail : undefined);
    if (first) {
      fill(first, row.person);
      row.isMerged = true;
      row.faults = ['merged'];
    }
    const kept = first ?? row;
    if (kept.person.phone !== null && !byPhone.has(kept.person.phone)) byPhone.set(kept.person.phone, kept);
    if (email !== null && !byEmail.has(email)) byEmail.set(email, kept);
  }
}

function fill(first: ReadRow, other: Person): void {
  const { person } = first;
  if (person.first_name === '' && person.last_name === '') {
    Object.assign(person, { first_name: other.first_name, last_name: other.last_name });
  }
  if (person.phone === null && other.phone !== null) {
    person.phone = other.phone;
    first.faults = first.faults.filter((fault) => fault !== 'no_phone' && fault !== 'phone_invalid');
  }
  person.email ??= other.email;
  person.group ??= other.group;
}
