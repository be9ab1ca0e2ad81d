import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, Sql, statementObserver } from '../../platform/database/index.ts';
import { compareColumns, compareRows, type NullableColumns } from './compare-columns.ts';

/** The folder in which test processes write the statements they ran; `npm test` reads it at its end. */
const REPORT_FOLDER = join(import.meta.dirname, '../../../../.cache/sql-run');

/** A note: the text of a template that ran, or a wrong declaration. */
export type Noted = { run: string } | { lie: string };

/**
 * Checks every statement of this process against PostgreSQL: a statement with a wrong declaration throws. Notes the
 * templates that ran, so that the gate finds those that never did.
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
    // The stack is used only where a check failed.
    const place = new Error();
    return (answer) => {
      noteRun(statement);
      const faults = faultsOf(statement, answer, nullable);
      if (faults.length === 0) return;
      const lie = `${faults.join('\n')}\nin ${statement.strings.join('…').trim()}\n${callersOf(place)}`;
      // Reported to the gate too: a test that catches the error would hide it.
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

/** The shop's own files on the call stack of a statement. */
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
