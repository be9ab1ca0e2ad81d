import { to as copyTo } from 'pg-copy-streams';
import { type ArchiveHeader, type ArchiveSchema, type DumpedTable, rowsPart, SCHEMA_PART } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { listDone, listSequences, listTables, readState } from './dumped-tables.store.ts';
import { quoted, type Session } from './open-session.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** The size of a tar entry stands before its content, so rows are gathered to pieces: the memory a table takes. */
const PIECE_BYTES = 4_000_000;

/**
 * Writes every table as it was at one moment: COPY in one REPEATABLE READ transaction, in PostgreSQL's text format, which
 * any later version reads. Orders go on meanwhile. Returns the number of rows by table.
 */
export async function dumpDatabase(
  session: Session,
  archive: ArchiveWriter,
  { migrations }: Pick<ArchiveHeader, 'migrations'>,
): Promise<Record<string, number>> {
  await session.run('begin isolation level repeatable read read only');
  try {
    const schema = await readSchema(session);
    // A migration meanwhile would show later tables in another shape; the locks hold it back, as those of pg_dump do.
    await session.run(`lock table ${schema.tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
    if (JSON.stringify(await listDone(session)) !== JSON.stringify(migrations)) {
      throw new BackupError('The shop was migrated while the backup began: start it again.');
    }
    await archive.addJson(SCHEMA_PART, schema);
    const rows: Record<string, number> = {};
    for (const table of schema.tables) rows[table.name] = await dumpTable(session, archive, table);
    return rows;
  } finally {
    await session.run('rollback').catch(() => undefined);
  }
}

async function readSchema(session: Session): Promise<ArchiveSchema> {
  const tables = await listTables(session);
  const { version } = await readState(session);
  return { postgres: version, tables, sequences: await listSequences(session) };
}

async function dumpTable(session: Session, archive: ArchiveWriter, { name, columns }: DumpedTable): Promise<number> {
  const rows = session.client.query(copyTo(`copy ${target(name, columns)} to stdout`));
  let piece = 0;
  for await (const chunks of gather(rows)) {
    const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    await archive.add(rowsPart(name, piece), size, chunks);
    piece += 1;
  }
  return rows.rowCount;
}

/** A table with the columns that are copied, as COPY names it. */
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
