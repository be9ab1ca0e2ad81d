import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import type { ScheduledJob } from '../platform/jobs/index.ts';
import { SOURCE_EXTENSION } from '../platform/source-extension.ts';

const BACKUP = fileURLToPath(new URL(`../cli/backup${SOURCE_EXTENSION}`, import.meta.url));
/** A large shop with many films takes hours. */
const LIMIT_SECONDS = 6 * 3_600;
const MOST_ERROR_BYTES = 2_000;

/**
 * The nightly backup, in a process of its own: its memory goes back to the system, and compressing and encrypting take no
 * turn of the event loop from requests. A backup that is not good is a failure of the job.
 */
export function backupJob({
  config,
  url,
  program = BACKUP,
}: {
  config: Config;
  url: string;
  program?: string;
}): ScheduledJob {
  return {
    name: 'backups.nightly',
    // At night in Riyadh, after the check of the ledger.
    cron: '41 1 * * *',
    limitSeconds: LIMIT_SECONDS,
    run: () => runBackup(program, { DATABASE_URL: url, DATABASE_URL_FILE: '', DATA_DIR: config.dataDir }),
  };
}

async function runBackup(program: string, settings: Record<string, string>): Promise<void> {
  const child = fork(program, ['--nightly'], {
    env: { ...process.env, ...settings },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-MOST_ERROR_BYTES);
  });
  const ended = Promise.withResolvers<number | null>();
  child.once('error', ended.reject);
  child.once('close', ended.resolve);
  const code = await ended.promise;
  if (code !== 0) throw new Error(said.trim() || `the backup's process ended with ${code}`);
}
