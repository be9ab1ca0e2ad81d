import pg from 'pg';

/** A statement as it reached PostgreSQL. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
}

/** Every statement that `work` sends in this process, in order. */
export async function recordQueries(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  const recording = function (this: pg.Client, ...parameters: unknown[]): unknown {
    const statement = readStatement(parameters);
    if (statement) statements.push(statement);
    return Reflect.apply(original, this, parameters);
  };
  // The recorder has the same overloads as `query` and passes everything on unchanged.
  pg.Client.prototype.query = recording as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}

function readStatement([first, second]: unknown[]): Statement | null {
  const values = Array.isArray(second) ? second : [];
  if (typeof first === 'string') return { text: first, values };
  if (typeof first !== 'object' || first === null || !('text' in first)) return null;
  const { text, values: own, name } = first as { text: string; values?: unknown[]; name?: string };
  return { text, values: own ?? values, name };
}
