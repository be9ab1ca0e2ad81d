import type { Halalas } from '@waha/extend';

/** An amount as Tabby takes it: riyals as a text with two decimals. */
export function toText(halalas: Halalas): string {
  return `${Math.trunc(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;
}

/** Halalas of an amount as Tabby writes it. Throws for a text that is no amount, or has parts of a halala. */
export function fromText(text: string): Halalas {
  const found = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!found) throw new Error('Tabby stated an amount that is none');
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** Halalas of a setting in riyals. */
export function readRiyals(text: string): Halalas {
  const typed = text.trim();
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(typed)) throw new Error('a limit must be an amount in riyals, like 5000');
  return fromText(typed);
}
