import { z } from 'zod';

/**
 * The declared type of a column. Tests check it against PostgreSQL for each statement they run; in production it is
 * only a TypeScript type.
 */
export interface Column<Value> {
  /** PostgreSQL's name of the type. */
  readonly type: string;
  readonly isNullable: boolean;
  /** A constraint beyond the type: the shape of a JSON document, or the allowed values of a text. */
  readonly schema?: z.ZodType;
  /** Never set; it only carries the type. */
  readonly value?: Value;
  readonly orNull: Column<Value | null>;
  /** Never null in the result although its table allows NULL: the statement filters such rows out. */
  readonly neverNull: Column<Value>;
  readonly isFiltered?: true;
  of<Schema extends z.ZodType>(schema: Schema): Column<z.output<Schema>>;
  /** A document that may lack fields added after it was saved. */
  partOf<Schema extends z.ZodObject>(schema: Schema): Column<Partial<z.output<Schema>>>;
  /** Only these words. */
  oneOf<const Word extends string>(...words: Word[]): Column<Word>;
}

/** The columns of a row, by name. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** A row with these columns. */
export type Row<Declared extends Columns> = {
  [Name in keyof Declared]: Declared[Name] extends Column<infer Value> ? Value : never;
};

type Facts = { type: string; isNullable: boolean; schema?: z.ZodType; isFiltered?: true };

function column<Value>(facts: Facts): Column<Value> {
  return {
    ...facts,
    get orNull() {
      return column<Value | null>({ ...facts, isNullable: true });
    },
    get neverNull() {
      return column<Value>({ ...facts, isFiltered: true });
    },
    of: (schema) => column({ ...facts, schema }),
    partOf: (schema) => column({ ...facts, schema: schema.partial() }),
    oneOf: (...words) => column({ ...facts, schema: z.enum(words) }),
  };
}

const of = <Value>(type: string) => column<Value>({ type, isNullable: false });

/** Column types the shop reads, with their JavaScript types; see parse-types.ts. */
export const columnTypes = {
  bool: of<boolean>('bool'),
  int2: of<number>('int2'),
  int4: of<number>('int4'),
  int8: of<number>('int8'),
  float8: of<number>('float8'),
  numeric: of<string>('numeric'),
  text: of<string>('text'),
  uuid: of<string>('uuid'),
  bytea: of<Buffer>('bytea'),
  date: of<string>('date'),
  timestamptz: of<Date>('timestamptz'),
  /** A document of unknown shape until `of` declares it. */
  jsonb: of<unknown>('jsonb'),
  int4Array: of<number[]>('_int4'),
  int8Array: of<number[]>('_int8'),
  textArray: of<string[]>('_text'),
};
