import { type TracedWork, traced, tracer } from '../trace/index.ts';
import { type Columns, columnTypes, type Row } from './columns.ts';
import { PLANNED_FOR_VALUES } from './planned-for-values.ts';

/**
 * An observer of all statements: called before each is sent; the function it returns is called with the answer. Tests
 * use it to check declared columns against PostgreSQL; in production it is empty.
 */
export const statementObserver: { to?: (statement: Sql<unknown>) => (answer: Answer) => void } = {};

/** The target of statements: the database or a transaction on it. */
export interface Recipient {
  query(text: string, values?: readonly unknown[]): Promise<Answer>;
}

/** The answer to a statement, with its columns as PostgreSQL describes them. */
export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: what PostgreSQL sent; `sql.rows` says what it is, and tests that it is true.
  rows: any[];
  fields: readonly AnswerField[];
  /** The command tag; `ROLLBACK` for a commit whose transaction had failed. */
  command?: string;
}

export interface AnswerField {
  name: string;
  dataTypeID: number;
  /** The id of the column's table, 0 for an expression. */
  tableID: number;
  columnID: number;
}

/** A statement, or a piece of one: SQL with its values, which are sent beside it and never become part of its text. */
export class Sql<Result> {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly columns: Columns | undefined;

  constructor(strings: readonly string[], values: readonly unknown[], columns?: Columns) {
    this.strings = strings;
    this.values = values;
    this.columns = columns;
  }

  /** Sends the statement unchanged. */
  async execute(to: Recipient): Promise<{ rows: Result[] }> {
    const { text, values } = compile(this);
    // Called before anything is awaited, so that the observer's stack still shows the statement's place.
    const hear = statementObserver.to?.(this);
    const answer = await (tracer.run ? traced(traceOf(text), () => to.query(text, values)) : to.query(text, values));
    hear?.(answer);
    return answer;
  }
}

/**
 * `sql`...`` is a statement, or a fragment of one. Values become parameters; fragments are inserted in place.
 * `sql.rows({ id: sql.int4 })`...`` declares the columns of its rows: docs/decisions/0003.
 */
export const sql = Object.assign(
  (strings: TemplateStringsArray, ...values: readonly unknown[]) => new Sql<unknown>(strings, values),
  {
    ...columnTypes,
    rows:
      <Declared extends Columns>(columns: Declared) =>
      (strings: TemplateStringsArray, ...values: readonly unknown[]) =>
        new Sql<Row<Declared>>(strings, values, columns),
    /** A name of a table or a column, with dots between its parts. */
    ref: (path: string) => raw(path.split('.').map(quoted).join('.')),
    /** SQL text that is no template; it must never contain external input. */
    raw,
    /** Marks a statement to be planned for its actual values: for a list whose filters may match many rows or few. */
    plannedForValues: raw(PLANNED_FOR_VALUES),
    /**
     * A few ids as an array for `any(…)` or `unnest(…)`, whose length is hidden from the planner. With a plain
     * parameter it would see the length, prefer a plan for that length, and plan each time, which takes longer than a
     * query that joins many tables.
     */
    uncounted: (ids: readonly number[]) => new Sql<unknown>(['(select ', '::int[])::int[]'], [[...ids]]),
    join(pieces: readonly Sql<unknown>[], separator: Sql<unknown> = raw(', ')) {
      const values = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
      return new Sql<unknown>(Array(values.length + 1).fill(''), values);
    },
  },
);

/** The text has a number in the place of each value. */
function traceOf(text: string): TracedWork {
  const [, command = 'query'] = /^\s*(\w+)/.exec(text) ?? [];
  return {
    kind: 'statement',
    name: command.toLowerCase(),
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  };
}

/** Compiled texts of templates that contain no fragments: these are the same each time. */
const compiled = new WeakMap<readonly string[], string>();

function compile({ strings, values }: Sql<unknown>): { text: string; values: readonly unknown[] } {
  const isPlain = !values.some((value) => value instanceof Sql);
  const known = isPlain ? compiled.get(strings) : undefined;
  if (known !== undefined) return { text: known, values };
  const parameters: unknown[] = [];
  const text = write(strings, values, parameters);
  if (isPlain) compiled.set(strings, text);
  return { text, values: parameters };
}

function write(strings: readonly string[], values: readonly unknown[], parameters: unknown[]): string {
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries()) {
    if (value instanceof Sql) text += write(value.strings, value.values, parameters);
    else text += `$${parameters.push(value)}`;
    text += strings[index + 1] ?? '';
  }
  return text;
}

function raw(text: string): Sql<unknown> {
  return new Sql<unknown>([text], []);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
