import { BackupError } from './backup-error.ts';
import { countOthers, listDatabases, readCreation } from './databases.store.ts';
import { openSession, quoted, type Session, urlOfDatabase } from './open-session.ts';
import { createScratch, dropDatabase, type ScratchDatabase } from './scratch-database.ts';

/** The database into which an archive is restored. */
export interface RestoreTarget {
  url: string;
  /** Makes it the shop's. Returns the new name of the database that was replaced, where one was. */
  accept(): Promise<string | undefined>;
  /** Leaves everything as it was. */
  discard(): Promise<void>;
}

const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** Connections that were closed a moment ago are still there for a while; returns how many are left after it. */
async function waitUntilAlone(session: Session, name: string): Promise<number> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const others = await countOthers(session, name);
    if (others === 0 || Date.now() > until) return others;
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}

/**
 * Opens a database beside the shop's own. Where this user may not make one, an empty database is filled in place and
 * emptied again after a failure. Refuses while somebody else is connected.
 */
export async function openRestoreTarget(session: Session, url: string, isEmpty: boolean): Promise<RestoreTarget> {
  const { name } = await readCreation(session);
  const others = await waitUntilAlone(session, name);
  if (others > 0) {
    throw new BackupError(`The shop is running (${others} connections to its database): stop it before a restore.`);
  }
  const scratch = await createScratch(session, url);
  if (scratch) return beside(session, url, { scratch, name, isEmpty });
  if (isEmpty) return inPlace(session, url);
  throw new BackupError(
    'The database user may not create databases (CREATEDB), so a shop cannot be replaced: name an empty database.',
  );
}

function beside(
  session: Session,
  url: string,
  { scratch, name, isEmpty }: { scratch: ScratchDatabase; name: string; isEmpty: boolean },
): RestoreTarget {
  return {
    url: scratch.url,
    async accept() {
      const former = `${formerPrefix(name)}${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
      // A database is renamed from another one, and without any connection to it.
      await session.close();
      const other = await openSession(urlOfDatabase(url, name === 'postgres' ? 'template1' : 'postgres'));
      try {
        await other.run('begin');
        await other.run(`alter database ${quoted(name)} rename to ${quoted(former)}`);
        await other.run(`alter database ${quoted(scratch.name)} rename to ${quoted(name)}`);
        await other.run('commit');
        if (isEmpty) await dropDatabase(other, former);
        return isEmpty ? undefined : former;
      } finally {
        await other.close();
      }
    },
    async discard() {
      const other = await openSession(url);
      await dropDatabase(other, scratch.name).finally(() => other.close());
    },
  };
}

function inPlace(session: Session, url: string): RestoreTarget {
  return {
    url,
    accept: async () => undefined,
    discard: () => session.run('drop schema public cascade; create schema public'),
  };
}

const formerPrefix = (name: string) => `${name.slice(0, 30)}_before_`;

/** Drops the databases that restores have replaced; returns their names. */
export async function dropFormer(url: string): Promise<string[]> {
  const session = await openSession(url);
  try {
    const { name } = await readCreation(session);
    const former = await listDatabases(session, formerPrefix(name));
    for (const one of former) await dropDatabase(session, one);
    return former;
  } finally {
    await session.close();
  }
}
