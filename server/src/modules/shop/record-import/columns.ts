import type { ReadCell, RecordKind } from '../../../manifest/index.ts';
import { headerKey } from '../../../platform/sheet/index.ts';
import type { Line, StoredColumn } from './imports.store.ts';

const SAMPLES = 3;
const LONGEST_SAMPLE = 100;
const LONGEST_HEADER = 200;
const SAMPLED_LINES = 200;

type Fields = readonly (string | null)[];

/** The meaning of each column by the words of its header: one column a meaning, the first of the file. */
export function guessFields({ fields }: RecordKind, headers: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const key = headerKey(header.slice(0, LONGEST_HEADER));
    const found = fields.find(({ name, words, isRepeated }) => (isRepeated || !taken.has(name)) && words.test(key));
    if (!found) return null;
    taken.add(found.name);
    return found.name;
  });
}

/** True if every field without which nothing can be taken has a column. */
export const isWhole = ({ fields }: RecordKind, mapped: Fields): boolean =>
  fields.every(({ name, isRequired }) => !isRequired || mapped.includes(name));

/** Columns of a file with what they were taken for, and what their first cells say. */
export function columnsOf(headers: readonly string[], mapped: Fields, lines: readonly Line[]): StoredColumn[] {
  return headers.map((header, at) => ({
    header: header.slice(0, LONGEST_HEADER),
    field: mapped[at] ?? null,
    samples: [...new Set(lines.slice(0, SAMPLED_LINES).map(([, cells]) => cells[at] ?? ''))]
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES)
      .map((cell) => cell.slice(0, LONGEST_SAMPLE).toWellFormed()),
  }));
}

const LONGEST_CELL = 300;

/** Readers of lines by field. */
export function readersOf(
  { fields }: RecordKind,
  columns: readonly Pick<StoredColumn, 'field'>[],
): (line: Line) => ReadCell {
  const places = Map.groupBy([...columns.keys()], (at) => columns[at]?.field);
  const longest = new Map(fields.map(({ name, longest: most = LONGEST_CELL }) => [name, most]));
  return ([, cells]) =>
    (field) =>
      (places.get(field) ?? [])
        .flatMap((at) => cells[at] || [])
        .join('\n')
        .slice(0, longest.get(field))
        .toWellFormed();
}
