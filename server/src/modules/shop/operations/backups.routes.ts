import type { Backup, Backups } from '@waha/contract';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type BackupRecord, lastBackup, lastProvedBackup, readInstalledAt } from './backups.store.ts';

/** The age of a proof, or of a shop without one, that staff are warned about. */
const LATE_MS = 2 * 24 * 3_600_000;

interface BackupsDeps {
  db: Database;
  now: () => number;
  config: Pick<Config, 'backup'>;
}

export function backupsRoutes({ db, now, config }: BackupsDeps): Handlers<'GET /admin/backups'> {
  return {
    'GET /admin/backups': async () => {
      const asked = [lastProvedBackup(db), lastBackup(db), readInstalledAt(db)] as const;
      const [proved, last, installedAt] = await Promise.all(asked);
      const since = proved?.started_at ?? installedAt;
      const isLate = now() - since.getTime() > LATE_MS;
      return {
        state: stateOf({ isNightly: config.backup.nightly, isLate, isProved: proved !== undefined }),
        proved: proved ? present(proved) : null,
        last: last ? present(last) : null,
      };
    },
  };
}

function stateOf({
  isNightly,
  isLate,
  isProved,
}: Record<'isNightly' | 'isLate' | 'isProved', boolean>): Backups['state'] {
  if (!isNightly) return 'off';
  if (isLate) return 'late';
  return isProved ? 'proved' : 'none';
}

function present({ started_at: startedAt, finished_at: finishedAt, ...record }: BackupRecord): Backup {
  return { ...record, started_at: startedAt.toISOString(), finished_at: finishedAt.toISOString() };
}
