import pg from 'pg';
import type { AnswerField, Column, Columns } from '../../platform/database/index.ts';

/** Nullable columns of tables, as `tableID.columnID`. */
export type NullableColumns = ReadonlySet<string>;

const typeNames = new Map<number, string>(
  Object.entries(pg.types.builtins).map(([name, oid]) => [oid, name.toLowerCase()]),
);
/** Array types, which the driver does not name. */
for (const [oid, name] of [
  [1007, '_int4'],
  [1009, '_text'],
  [1016, '_int8'],
  [2951, '_uuid'],
] as const) {
  typeNames.set(oid, name);
}

/** PostgreSQL's name of a type, or its number. */
export function typeName(oid: number): string {
  return typeNames.get(oid) ?? String(oid);
}

/** Differences between declared columns and PostgreSQL's description, one sentence each. */
export function compareColumns(
  declared: Columns,
  fields: readonly AnswerField[],
  nullable: NullableColumns = new Set(),
): string[] {
  const answered = new Map(fields.map((field) => [field.name, field]));
  const twice = fields.filter(({ name }, index) => fields.findIndex((field) => field.name === name) < index);
  return [
    ...Object.entries(declared).flatMap(([name, column]) => {
      const field = answered.get(name);
      return field ? compareColumn(name, column, field, nullable) : [`${name} is declared and not selected`];
    }),
    ...fields.filter(({ name }) => !declared[name]).map(({ name }) => `${name} is selected and not declared`),
    ...twice.map(({ name }) => `${name} is selected twice`),
  ];
}

function compareColumn(
  name: string,
  column: Column<unknown>,
  { dataTypeID, tableID, columnID }: AnswerField,
  nullable: NullableColumns,
): string[] {
  const type = typeName(dataTypeID);
  if (type !== column.type) return [`${name} is declared ${column.type} and PostgreSQL says ${type}`];
  const allowsNull = nullable.has(`${tableID}.${columnID}`);
  if (allowsNull && !column.isNullable && !column.isFiltered) {
    return [
      `${name} is declared without NULL, which its table allows: orNull, or neverNull where the statement sees to it`,
    ];
  }
  return [];
}

/** The number of rows whose values are checked beyond NULL. */
const ROWS = 20;

/** Values of an answer that contradict their declaration. */
export function compareRows(declared: Columns, rows: readonly Record<string, unknown>[]): string[] {
  return Object.entries(declared).flatMap(([name, { isNullable, schema }]) => {
    if (!isNullable && rows.some((row) => row[name] === null)) return [`${name} is declared without NULL and held one`];
    // The type of an array does not describe its items; items are never null unless a schema allows it.
    if (!schema && rows.some((row) => hasNull(row[name])))
      return [`${name} is declared without NULL in its array and held one`];
    if (!schema) return [];
    for (const row of rows.slice(0, ROWS)) {
      const value = row[name];
      const parsed = value === null ? undefined : schema.safeParse(value);
      if (parsed?.error)
        return [`${name} holds what its declaration does not: ${JSON.stringify(value)}: ${parsed.error.message}`];
    }
    return [];
  });
}

function hasNull(value: unknown): boolean {
  return Array.isArray(value) && value.includes(null);
}
