import { type Fields, type FieldValue, fieldNames } from './fields.ts';
import type { Profile } from './profiles.ts';

/** The columns of a profile, in their sequence. */
export const columnsOf = ({ names, without }: Profile): string[] =>
  fieldNames.filter((name) => !without.has(name)).map((name) => names[name] ?? name);

/** A row of RFC 4180, all cells quoted. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quote).join(',')}\r\n`;

/** A program that opens the file as a sheet must not read a formula; services trim the space before it. */
const quote = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? ` ${text}` : text).replaceAll('"', '""')}"`;

export function csvItem(fields: Fields, columns: readonly string[]): string {
  const values = new Map<string, FieldValue>(fields);
  return csvRow(columns.map((column) => cellOf(values.get(column))));
}

function cellOf(value: FieldValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : Object.values(value).join(',');
}
