import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { TarPart } from '../platform/tar/index.ts';
import { type ArchiveSchema, tableOfPart } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { target } from './dump-database.ts';
import { listForeignKeys, listPartitions, listTables, setSequence } from './dumped-tables.store.ts';
import { quoted, type Session } from './open-session.ts';

/** Takes the rows of an archive into a migrated database. */
export interface DatabaseLoad {
  take(part: TarPart): Promise<void>;
  /** Commits; all foreign keys were proved anew. */
  finish(): Promise<void>;
}

/** The table whose rows come in; `broken` is rejected where PostgreSQL refuses one. */
interface OpenTable {
  table: string;
  stream: CopyStreamQuery;
  broken: Promise<never>;
}

/**
 * Begins to load: one transaction, in which triggers are off, foreign keys are dropped and made again at the end. Neither
 * needs more than the tables' owner may, and a foreign key that is made again is checked against every row.
 */
export async function beginLoad(session: Session, schema: ArchiveSchema): Promise<DatabaseLoad> {
  await session.run('begin');
  const known = await listTables(session);
  const foreignKeys = await listForeignKeys(session);
  for (const { table, name } of foreignKeys)
    await session.run(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  const triggered = [...known, ...(await listPartitions(session))];
  for (const { name } of triggered) await session.run(`alter table ${quoted(name)} disable trigger user`);
  // Migrations write rows of their own, which the archive has as the shop left them.
  await session.run(`truncate ${known.map(({ name }) => quoted(name)).join(', ')} restart identity`);
  const columns = new Map(schema.tables.map((table) => [table.name, table.columns]));
  let current: OpenTable | undefined;

  async function end(): Promise<void> {
    if (!current) return;
    current.stream.end();
    await finished(current.stream, { readable: false });
    current = undefined;
  }

  async function openTable(table: string): Promise<OpenTable> {
    if (current?.table === table) return current;
    await end();
    const names = columns.get(table);
    if (!names) throw new BackupError(`The archive has rows of ${table}, which it does not list.`);
    const stream = session.client.query(copyFrom(`copy ${target(table, names)} from stdin`));
    const broken = once(stream, 'error').then(([error]) => Promise.reject(error));
    broken.catch(() => undefined);
    current = { table, stream, broken };
    return current;
  }

  return {
    async take({ name, body }) {
      const { stream, broken } = await openTable(tableOfPart(name) ?? '');
      for await (const chunk of body) {
        if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), broken]);
      }
    },
    async finish() {
      await end();
      for (const one of schema.sequences) await setSequence(session, one);
      for (const { name } of triggered) await session.run(`alter table ${quoted(name)} enable trigger user`);
      for (const { table, name, definition } of foreignKeys) {
        await session.run(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
      }
      await session.run('commit');
      await session.run('analyze');
    },
  };
}
