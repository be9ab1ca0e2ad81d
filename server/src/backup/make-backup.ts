import { readFile, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { BackupRecord } from '../modules/shop/operations/index.ts';
import type { Log } from '../platform/log/index.ts';
import { findRunningPostgres } from '../platform/postgres/index.ts';
import { openStorage } from '../platform/storage/index.ts';
import type { TarPart } from '../platform/tar/index.ts';
import { type ArchiveHeader, FORMAT, HEADER_PART, jsonPart, SETTINGS_KEY_PART } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { type BackupPlace, openPlace } from './backup-place.ts';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { tryBackupLock } from './databases.store.ts';
import { dumpDatabase } from './dump-database.ts';
import { listDone, readState } from './dumped-tables.store.ts';
import { checkArchive, loadArchive } from './load-archive.ts';
import { openSession, type Session } from './open-session.ts';
import { createScratch } from './scratch-database.ts';
import { writeArchive } from './write-archive.ts';

export interface BackupRequest {
  config: Config;
  /** The shop's database; it may be in use. */
  url: string;
  log: Log;
  now: () => number;
  /** A file or folder; undefined: the place of the settings. */
  to: string | undefined;
  nightly: boolean;
  /** Undefined: not encrypted. */
  passphrase: string | undefined;
}

/** A backup that was written. `isFaulty`: its proof failed, as opposed to one that could not be made. */
export interface MadeBackup {
  record: BackupRecord;
  isFaulty: boolean;
}

/**
 * Writes one archive of database, files and keys while the shop runs, restores it beside the shop, checks its ledger, and
 * only then gives it its name. Refuses while another backup or a restore is under way.
 */
export async function makeBackup(request: BackupRequest): Promise<MadeBackup> {
  const { config, url, nightly, passphrase, now } = request;
  const session = await openSession(url);
  try {
    if (!(await tryBackupLock(session))) throw new BackupError('Another backup or a restore is under way.');
    const startedAt = new Date(now());
    const encrypted = passphrase !== undefined;
    const place = await openPlace(config, { to: request.to, nightly, encrypted, at: startedAt });
    try {
      const counts = await writeBackup(request, session, place);
      const { size: bytes } = await stat(place.unfinished);
      const proof = await prove(request, session, place);
      await (proof.isFaulty ? place.setAside() : place.publish());
      if (nightly && !proof.isFaulty) await place.prune(config.backup.keep);
      const { problem } = proof;
      const made = { nightly, place: place.name, bytes, encrypted, ...counts, proved: problem === null, problem };
      return { record: { started_at: startedAt, finished_at: new Date(now()), ...made }, isFaulty: proof.isFaulty };
    } finally {
      await rm(place.unfinished, { force: true });
    }
  } finally {
    await session.close();
  }
}

async function writeBackup({ config, url, passphrase, now }: BackupRequest, session: Session, place: BackupPlace) {
  const header: ArchiveHeader = {
    format: FORMAT,
    version: await readVersion(),
    made_at: new Date(now()).toISOString(),
    migrations: await listDone(session),
  };
  const copied: CopiedFiles = new Set();
  const rows: Record<string, number> = {};
  // The lock of backups is the session's; the snapshot has a connection of its own.
  const dumping = await openSession(url);
  async function* parts(): AsyncGenerator<TarPart> {
    const storage = openStorage(config);
    yield jsonPart(HEADER_PART, header);
    yield* copyFiles(storage, copied);
    yield* dumpDatabase(dumping, header, rows);
    yield* copyFiles(storage, copied);
    const key = await readFile(join(config.dataDir, 'settings.key')).catch(() => undefined);
    if (key) yield { name: SETTINGS_KEY_PART, size: key.length, body: [key] };
  }
  const summary = () => ({ rows, files: copied.size });
  await writeArchive(place.unfinished, passphrase, parts(), summary).finally(() => dumping.close());
  return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files: copied.size };
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8');
  return String(Reflect.get(Object(JSON.parse(text)), 'version'));
}

interface Proof {
  problem: string | null;
  isFaulty: boolean;
}

async function prove(
  { config, url, log, passphrase }: BackupRequest,
  session: Session,
  place: BackupPlace,
): Promise<Proof> {
  const path = place.unfinished;
  const unproved = async (problem: string) => {
    await checkArchive(path, passphrase);
    return { problem, isFaulty: false };
  };
  if (!(await hasRoom(config, url, session))) {
    return unproved('The disk has no room to restore the backup beside the shop; it was only read.');
  }
  const scratch = await createScratch(session, url);
  if (!scratch) {
    return unproved('The database user may not create databases (CREATEDB), so the backup was only read.');
  }
  try {
    const { violations } = await loadArchive({ path, passphrase }, { url: scratch.url, log });
    const [first] = violations;
    if (!first) return { problem: null, isFaulty: false };
    const more = `${violations.length} violations, the first: ${first.invariant}, ${first.subject}, ${first.detail}`;
    return { problem: `The ledger of the restored shop does not balance: ${more}`, isFaulty: true };
  } catch (error) {
    return { problem: `The restore failed: ${error instanceof Error ? error.message : error}`, isFaulty: true };
  } finally {
    await scratch.drop();
  }
}

/** PostgreSQL stops where its disk is full: the shop's own server needs room for its database and the log of its copy. */
async function hasRoom({ dataDir }: Config, url: string, session: Session): Promise<boolean> {
  if ((await findRunningPostgres(dataDir)) !== url) return true;
  const { bytes } = await readState(session);
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize > 2 * bytes + 500_000_000;
}
