import type { TaxMessage } from '@waha/extend';
import { helpWith } from './known-help.ts';

const MAX_CODE = 100;
const MAX_TEXT = 1000;

/** A message as the shop shows it, with what its owner can do where the code is known. */
export function messageOf(code: string, text?: string): TaxMessage {
  const help = helpWith(code);
  return { code: clean(code, MAX_CODE), text: clean(text ?? help?.en ?? code, MAX_TEXT), help };
}

const clean = (text: string, length: number): string =>
  [...text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()].slice(0, length).join('');
