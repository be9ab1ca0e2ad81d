import { readNumber } from '../../form/numbers.ts';

/** The most lines of one statement, as the call takes them. */
const MOST = 2_000;

/**
 * Lines of a statement: the number of a parcel first, the amount last, with commas, semicolons or tabs between them. Lines
 * without an amount, such as headers, are left out.
 */
export function readStatement(text: string): { number: string; amount: number }[] {
  return text
    .split(/\r?\n|\r/)
    .flatMap((line) => {
      const cells = line.split(/[\t;,]/).map((cell) => cell.replace(/^[\s"]+|[\s"]+$/g, ''));
      const [number = ''] = cells;
      const amount = readNumber(cells.findLast((cell) => cell !== '') ?? '');
      return cells.length > 1 && number !== '' && amount !== null && amount >= 0 ? [{ number, amount }] : [];
    })
    .slice(0, MOST);
}
