import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, Sql, statementObserver } from '../../platform/database/index.ts';
import { compareColumns, compareRows, type NullableColumns } from './compare-columns.ts';

/** Where test processes write which statements they have run; `npm test` reads it at its end. */
const REPORT_FOLDER = join(import.meta.dirname, '../../../../.cache/sql-run');

/** What is written down: a template that ran, by its text between its values, or what a statement lied about. */
export type Noted = { run: string } | { lie: string };

/**
 * Holds every statement this process runs against what PostgreSQL says of it: a statement that lies about its rows
 * throws. Notes which templates have run, so that the gate can tell which never did.
 */
export function watchStatements(nullable: NullableColumns, note: (noted: Noted) => void = keep): void {
  const seen = new Set<string>();

  function noteRun(statement: Sql<unknown>): void {
    const key = statement.strings.join('\0');
    if (!seen.has(key)) note({ run: key });
    seen.add(key);
    for (const value of statement.values) if (value instanceof Sql) noteRun(value);
  }

  statementObserver.to = (statement) => {
    // Where it stands is asked for only when something is wrong.
    const place = new Error();
    return (answer) => {
      noteRun(statement);
      const faults = faultsOf(statement, answer, nullable);
      if (faults.length === 0) return;
      const lie = `${faults.join('\n')}\nin ${statement.strings.join('…').trim()}\n${callersOf(place)}`;
      // Said to the gate too: whoever catches what this throws would hide it.
      note({ lie });
      throw new Error(`A statement lies about its rows:\n${lie}`);
    };
  };
}

function keep(noted: Noted): void {
  mkdirSync(REPORT_FOLDER, { recursive: true });
  appendFileSync(join(REPORT_FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(noted)}\n`);
}

function faultsOf({ columns }: Sql<unknown>, { fields, rows }: Answer, nullable: NullableColumns): string[] {
  if (!columns) return [];
  const faults = compareColumns(columns, fields, nullable);
  return faults.length > 0 ? faults : compareRows(columns, rows);
}

/** Our own files on the way to where a statement was sent. */
function callersOf(place: Error): string {
  const lines = (place.stack ?? '').split('\n').slice(1);
  return lines
    .filter(
      (line) =>
        /server[\\/]src/.test(line) &&
        !/platform[\\/]database|testing[\\/]statements[\\/]watch-statements\.ts/.test(line),
    )
    .join('\n');
}
