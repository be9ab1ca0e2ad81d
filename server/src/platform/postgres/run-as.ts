import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { findClosedFolder } from './closed-folder.ts';

const run = promisify(execFile);
const SYSTEM_USER = 'postgres';

/** The user PostgreSQL runs as, and how to run a command as that user. */
export type RunAs = {
  user: string;
  wrap(command: string, args: readonly string[]): { command: string; args: string[]; uid?: number; gid?: number };
  /** Gives a file or folder to that user. */
  own(path: string): Promise<void>;
};

const AS_MYSELF: RunAs = {
  user: 'the current user',
  wrap: (command, args) => ({ command, args: [...args] }),
  own: async () => undefined,
};

/**
 * PostgreSQL refuses to run as root: then it runs as the system user `postgres`, created when missing.
 * That user must reach `paths`; where a parent folder is closed to it (a clone under /root), it gets the
 * right to pass folders (CAP_DAC_READ_SEARCH) through setpriv. Refuses with the folder's name when that fails too.
 */
export async function chooseUser(paths: readonly string[], probe: string): Promise<RunAs> {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return AS_MYSELF;
  const ids = await systemUserIds();
  const own = (path: string) => chown(path, ids.uid, ids.gid);
  const closed = await findClosedFolder(paths, ids);
  if (closed === undefined) {
    return { user: SYSTEM_USER, own, wrap: (command, args) => ({ command, args: [...args], ...ids }) };
  }
  const prefix = setprivArgs(ids);
  await proveSetpriv(prefix, probe, closed);
  return {
    user: SYSTEM_USER,
    own,
    wrap: (command, args) => ({ command: 'setpriv', args: [...prefix, command, ...args] }),
  };
}

function setprivArgs({ uid, gid }: { uid: number; gid: number }): string[] {
  const capability = '+dac_read_search';
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return [...ids, `--inh-caps=${capability}`, `--ambient-caps=${capability}`, '--'];
}

async function proveSetpriv(prefix: readonly string[], probe: string, closed: string): Promise<void> {
  try {
    await run('setpriv', [...prefix, probe, '--version']);
  } catch {
    throw new Error(
      `PostgreSQL runs as the system user "${SYSTEM_USER}", who may not pass the folder ${closed}. ` +
        `Run \`chmod o+x ${closed}\`, move the shop elsewhere, start it as another user than root, or set DATABASE_URL.`,
    );
  }
}

async function systemUserIds(): Promise<{ uid: number; gid: number }> {
  const found = await readIds();
  if (found) return found;
  await createSystemUser();
  const created = await readIds();
  if (!created) throw new Error(missingUserSentence());
  return created;
}

async function readIds(): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => (await run('id', [flag, SYSTEM_USER])).stdout),
    );
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return undefined;
  }
}

async function createSystemUser(): Promise<void> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER]);
  } catch {
    // BusyBox systems have adduser only.
    await run('adduser', ['-S', '-D', '-H', SYSTEM_USER]).catch(() => {
      throw new Error(missingUserSentence());
    });
  }
}

function missingUserSentence(): string {
  return (
    `PostgreSQL does not run as ${userInfo().username}, and the system user "${SYSTEM_USER}" could not be created. ` +
    `Create it (\`useradd --system ${SYSTEM_USER}\`), start the shop as another user, or set DATABASE_URL.`
  );
}
