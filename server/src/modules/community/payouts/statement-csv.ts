import { writeCsv } from '../../../platform/csv/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type AffiliateStatement, statementWords, writeAmount } from './statement.ts';
import { riyadhDay } from './window.ts';

/** A statement as a spreadsheet reads it: each account with its opening balance, lines and closing balance. */
export function statementCsv({ code, window, accounts }: AffiliateStatement, language: Language): Buffer {
  const words = statementWords[language];
  return writeCsv([
    [words.title, code, window.from, window.to],
    ...accounts.flatMap(({ unit, opening, entries, closing }) => [
      [words[unit]],
      [words.date, words.what, words.amount, words.balance],
      [window.from, words.opening, '', writeAmount(unit, opening)],
      ...entries.map(({ at, kind, amount, balance }) => [
        riyadhDay(at),
        words[kind],
        writeAmount(unit, amount),
        writeAmount(unit, balance),
      ]),
      [window.to, words.closing, '', writeAmount(unit, closing)],
    ]),
  ]);
}
