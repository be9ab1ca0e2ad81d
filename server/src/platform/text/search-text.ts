import { latinDigits } from '@waha/contract';
import { normalisePhone } from '../phone/index.ts';

/** Letters with several spellings, normalised as in the column `search_text`; marks above letters are dropped. */
const LETTERS: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه' };
const MARKS = /[\u0640\u064B-\u0652]/g;

/** The search text of a query for a person: a normalised phone, or a part of a text. */
function searchText(typed: string): string {
  const text = latinDigits(typed.normalize('NFKC')).trim();
  const phone = normalisePhone(text);
  if (phone) return phone;
  // Digits are the beginning of a national number; stored numbers are international.
  if (/^0?\d{3,}$/.test(text.replace(/[\s-]/g, ''))) return text.replace(/[\s-]/g, '').replace(/^0+(?:966)?/, '');
  return text
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[أإآٱىة]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A `like` pattern that finds typed text anywhere in `search_text`; its wildcards are escaped. */
export function likeSearch(typed: string): string {
  return `%${searchText(typed).replace(/[\\%_]/g, '\\$&')}%`;
}
