import { to as copyTo } from 'pg-copy-streams';
import type { TarPart } from '../platform/tar/index.ts';
import { type ArchiveHeader, type ArchiveSchema, jsonPart, rowsPart, SCHEMA_PART } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { listDone, listSequences, listTables, readState } from './dumped-tables.store.ts';
import { quoted, type Session } from './open-session.ts';

/** The size of a tar entry stands before its content, so rows are gathered to pieces: the memory a table takes. */
const PIECE_BYTES = 4_000_000;

/**
 * Reads every table as it was at one moment: COPY in one REPEATABLE READ transaction, in PostgreSQL's text format, which
 * any later version reads. Orders go on meanwhile. Notes the number of rows of each table in `rows`. The caller closes
 * the session, whose transaction stays open where a failure interrupts a COPY.
 */
export async function* dumpDatabase(
  session: Session,
  { migrations }: Pick<ArchiveHeader, 'migrations'>,
  rows: Record<string, number>,
): AsyncGenerator<TarPart> {
  await session.run('begin isolation level repeatable read read only');
  const schema = await readSchema(session);
  // A migration meanwhile would show later tables in another shape; the locks hold it back, as those of pg_dump do.
  await session.run(`lock table ${schema.tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
  if (JSON.stringify(await listDone(session)) !== JSON.stringify(migrations)) {
    throw new BackupError('The shop was migrated while the backup began: start it again.');
  }
  yield jsonPart(SCHEMA_PART, schema);
  for (const { name, columns } of schema.tables) {
    const stream = session.client.query(
      copyTo(`copy (select ${columns.map(quoted).join(', ')} from public.${quoted(name)}) to stdout`),
    );
    let piece = 0;
    for await (const body of gather(stream)) {
      yield { name: rowsPart(name, piece), size: body.reduce((sum, chunk) => sum + chunk.length, 0), body };
      piece += 1;
    }
    rows[name] = stream.rowCount;
  }
  await session.run('commit');
}

async function readSchema(session: Session): Promise<ArchiveSchema> {
  const tables = await listTables(session);
  const { version } = await readState(session);
  return { postgres: version, tables, sequences: await listSequences(session) };
}

/** A table with the columns that are copied, as COPY names it to read rows. */
export function target(table: string, columns: readonly string[]): string {
  return `public.${quoted(table)} (${columns.map(quoted).join(', ')})`;
}

async function* gather(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield gathered;
    gathered = [];
    size = 0;
  }
  if (size > 0) yield gathered;
}
