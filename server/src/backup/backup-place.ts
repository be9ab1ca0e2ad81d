import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { openStorage } from '../platform/storage/index.ts';
import { BackupError } from './backup-error.ts';

/** Where an archive goes once it is written and proved. */
export interface BackupPlace {
  /** The path it is written under first, beside its last one or in the data folder. */
  unfinished: string;
  /** Its address, for people. */
  name: string;
  /** Moves the archive to its place, whole or not at all. */
  publish(): Promise<void>;
  /** Moves an archive that could not be proved to one name, so that it takes no good one's place. */
  setAside(): Promise<void>;
  /** Removes older nightly archives than the newest `keep`. */
  prune(keep: number): Promise<void>;
}

const NIGHTLY = /^waha-nightly-[\dTZ-]+\.tar\.zst(?:\.age)?$/;
const UNFINISHED = /^\.waha-[\dTZ-]+\.unfinished$/;
/** The folder of keys in a bucket. */
const BUCKET_FOLDER = 'backups';
/** The most that S3 takes in one request. */
const MOST_OBJECT_BYTES = 5_000_000_000;

interface Wanted {
  /** A file or folder; undefined: BACKUP_STORE, or the folder of backups in the data folder. */
  to: string | undefined;
  nightly: boolean;
  encrypted: boolean;
  at: Date;
}

export function backupFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'backups');
}

/** Chooses the place of a new archive and makes its folder. The caller holds the lock: what is unfinished there is nobody's. */
export async function openPlace(config: Config, { to, nightly, encrypted, at }: Wanted): Promise<BackupPlace> {
  const stamp = at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
  const fileName = `waha-${nightly ? 'nightly-' : ''}${stamp}.tar.zst${encrypted ? '.age' : ''}`;
  const path = await pathOf(to ?? backupFolder(config), fileName);
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const left of await readdir(folder)) if (UNFINISHED.test(left)) await rm(join(folder, left));
  const unfinished = join(folder, `.waha-${stamp}.unfinished`);
  const setAside = () => moveWhole(unfinished, join(folder, `waha-unproved.tar.zst${encrypted ? '.age' : ''}`));
  if (to === undefined && config.backup.store) return { ...inBucket(config, fileName, unfinished), setAside };
  return {
    unfinished,
    name: path,
    publish: () => moveWhole(unfinished, path),
    setAside,
    async prune(keep) {
      const names = (await readdir(folder)).filter((name) => NIGHTLY.test(name)).toSorted();
      for (const old of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, old), { force: true });
    },
  };
}

async function pathOf(to: string, fileName: string): Promise<string> {
  const found = await stat(to).catch(() => undefined);
  // A name with an ending is that of a file to be made; any other is a folder.
  if (found?.isDirectory() || to.endsWith('/') || (!found && !basename(to).includes('.'))) return resolve(to, fileName);
  if (found) throw new BackupError(`${to} is there already: name another file, or a folder.`);
  return resolve(to);
}

/** The rename is on the disk once its folder is. */
async function moveWhole(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(dirname(to)).catch(() => undefined);
  // Windows cannot open folders, and needs it not.
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function inBucket(config: Config, fileName: string, unfinished: string): Omit<BackupPlace, 'setAside'> {
  const { store } = config.backup;
  const bucket = openStorage({ dataDir: config.dataDir, s3: store });
  const key = `${BUCKET_FOLDER}/${fileName}`;
  return {
    unfinished,
    name: `s3://${store?.bucket}/${store?.prefix}${key}`,
    async publish() {
      const { size } = await stat(unfinished);
      if (size > MOST_OBJECT_BYTES) {
        throw new BackupError(
          'The backup is larger than 5 GB, the most a bucket takes at once: name a folder instead.',
        );
      }
      await bucket.put(key, { path: unfinished });
      await rm(unfinished);
    },
    async prune(keep) {
      const keys: string[] = [];
      for await (const { key: one } of bucket.list(BUCKET_FOLDER)) if (NIGHTLY.test(basename(one))) keys.push(one);
      for (const old of keys.toSorted().slice(0, Math.max(0, keys.length - keep))) await bucket.remove(old);
    },
  };
}

/** The path of an archive to be restored; one of the bucket is fetched into the data folder first. */
export async function fetchArchive(config: Config, file: string): Promise<{ path: string; forget(): Promise<void> }> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return { path: resolve(file), forget: async () => undefined };
  const { store } = config.backup;
  const key = `${BUCKET_FOLDER}/${basename(file)}`;
  const stored = store && (await openStorage({ dataDir: config.dataDir, s3: store }).read(key));
  if (!stored) throw new BackupError(`There is no file ${file}${store ? ', neither here nor in BACKUP_STORE' : ''}.`);
  await mkdir(backupFolder(config), { recursive: true, mode: 0o700 });
  const path = join(backupFolder(config), `fetched-${basename(file)}`);
  const handle = await open(path, 'w', 0o600);
  await handle.writeFile(stored.body).finally(() => handle.close());
  return { path, forget: () => rm(path, { force: true }) };
}
