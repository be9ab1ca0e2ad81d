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
    const key = headerKey(header);
    const found = fields.find(({ name, words }) => !taken.has(name) && words.test(key));
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

/** Readers of lines by field. */
export function readersOf(columns: readonly Pick<StoredColumn, 'field'>[]): (line: Line) => ReadCell {
  const places = new Map(columns.flatMap(({ field }, at) => (field === null ? [] : [[field, at] as const])));
  return ([, cells]) =>
    (field) =>
      cells[places.get(field) ?? -1] ?? '';
}
