import { checkLedger, LEDGER_TIMEOUTS, type Violation } from '../checks/index.ts';
import { migrate, openDatabase, readMigrations } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { TarPart } from '../platform/tar/index.ts';
import { bringUpToDate, MIGRATIONS } from '../start/index.ts';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  archiveHeader,
  archiveSchema,
  FORMAT,
  HEADER_PART,
  SCHEMA_PART,
  tableOfPart,
} from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { countRows } from './dumped-tables.store.ts';
import { beginLoad, type DatabaseLoad } from './load-database.ts';
import { openSession, type Session } from './open-session.ts';
import { readArchive, readJson } from './read-archive.ts';

export interface LoadedArchive {
  header: ArchiveHeader;
  manifest: ArchiveManifest;
  /** The invariants of the shop that the restored database breaks. */
  violations: Violation[];
}

/**
 * Reads a whole archive and restores its database into an empty one: this is the proof of a backup and the first half of
 * a restore. Checks every byte, every foreign key, the number of rows, and the ledger. Files are read and not written.
 */
export async function loadArchive(
  { path, passphrase }: { path: string; passphrase: string | undefined },
  { url, log }: { url: string; log: Log },
): Promise<LoadedArchive> {
  const session = await openSession(url);
  try {
    const { header, manifest } = await loadRows({ path, passphrase }, session, url);
    await requireCounts(session, manifest);
    await bringUpToDate(url, log);
    return { header, manifest, violations: await violationsOf(url) };
  } finally {
    await session.close();
  }
}

/** Reads an archive to its end and checks every byte, without a database. */
export async function checkArchive(path: string, passphrase: string | undefined): Promise<void> {
  for await (const { body } of readArchive(path, passphrase)) await drain(body);
}

async function loadRows(
  { path, passphrase }: { path: string; passphrase: string | undefined },
  session: Session,
  url: string,
) {
  let header: ArchiveHeader | undefined;
  let load: DatabaseLoad | undefined;
  let manifest: ArchiveManifest | undefined;
  const onManifest = (read: ArchiveManifest) => {
    manifest = read;
  };
  for await (const part of readArchive(path, passphrase, onManifest)) {
    if (part.name === HEADER_PART) {
      header = await readHeader(part);
      await migrate({ url, directory: MIGRATIONS, through: header.migrations.at(-1)?.name ?? '' });
    } else if (part.name === SCHEMA_PART) load = await beginLoad(session, await readJson(part.body, archiveSchema));
    else if (load && tableOfPart(part.name) !== undefined) await load.take(part);
    else await drain(part.body);
  }
  if (!header || !load || !manifest) throw new BackupError(`${path} has no database in it.`);
  await load.finish();
  return { header, manifest };
}

/** Refuses what this release cannot read. */
async function readHeader({ body }: TarPart): Promise<ArchiveHeader> {
  const header = await readJson(body, archiveHeader);
  const known = new Map((await readMigrations(MIGRATIONS)).map(({ name, checksum }) => [name, checksum]));
  const other = header.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (header.format > FORMAT || other) {
    const why = other ? `migration ${other.name}` : `format ${header.format}`;
    throw new BackupError(
      `This backup was made by another release of the shop (${header.version}, ${why}): restore it with that release or a newer one.`,
    );
  }
  return header;
}

async function requireCounts(session: Session, { rows }: ArchiveManifest): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    const found = await countRows(session, table);
    if (found !== expected) throw new BackupError(`${table} has ${found} rows after the restore, and had ${expected}.`);
  }
}

async function violationsOf(url: string): Promise<Violation[]> {
  const { db, close } = openDatabase({
    url,
    poolSize: 1,
    applicationName: 'waha-backup',
    timeouts: LEDGER_TIMEOUTS,
  });
  return checkLedger(db).finally(close);
}

async function drain(body: TarPart['body']): Promise<void> {
  for await (const _ of body);
}
