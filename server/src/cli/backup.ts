import { parseArgs } from 'node:util';
import {
  BackupError,
  findPassphrase,
  type MadeBackup,
  makeBackup,
  makePassphrase,
  passphraseFile,
} from '../backup/index.ts';
import { type Config, readConfig } from '../config.ts';
import { insertBackup } from '../modules/shop/operations/index.ts';
import { createLog } from '../platform/log/index.ts';
import { explainStartError } from '../start/index.ts';
import { withDatabase } from './with-database.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run backup [-- FILE|FOLDER] [--plain]`: one archive of the whole shop, proved, while it runs. The nightly job
 * runs it with `--nightly`.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { plain: { type: 'boolean', default: false }, nightly: { type: 'boolean', default: false } },
  });
  const { plain, nightly } = values;
  const config = readConfig(process.env);
  const log = createLog({ level: 'warn' });
  await withDatabase(async (db, url) => {
    const startedAt = new Date();
    const made = await choosePassphrase(config, { plain, nightly })
      .then((passphrase) => makeBackup({ config, url, log, now: Date.now, to: positionals[0], nightly, passphrase }))
      .catch(async (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        const nothing = { nightly, place: '', bytes: 0, encrypted: !plain, rows: 0, files: 0, proved: false, problem };
        await insertBackup(db, { ...nothing, started_at: startedAt, finished_at: new Date() });
        throw error;
      });
    await insertBackup(db, made.record);
    report(made);
  });
  if (!plain && config.backup.passphrase === undefined)
    print(`Its passphrase stands in ${passphraseFile(config)}: keep a copy of it elsewhere.`);
}

function report({ record, isFaulty }: MadeBackup): void {
  const { place, bytes, rows, files, proved, problem } = record;
  if (isFaulty) throw new BackupError(`The backup is not good. ${problem}`);
  print(`${place}: ${(bytes / 1e6).toFixed(1)} MB, ${rows} rows, ${files} files`);
  print(proved ? 'Proved: restored beside the shop, and its ledger balances.' : `Not proved. ${problem}`);
}

async function choosePassphrase(
  config: Config,
  { plain, nightly }: { plain: boolean; nightly: boolean },
): Promise<string | undefined> {
  if (plain) return undefined;
  const found = nightly ? await makePassphrase(config) : await findPassphrase(config);
  if (found !== undefined) return found;
  throw new BackupError(
    'A backup holds every customer and every key. Set BACKUP_PASSPHRASE (12 characters or more) or BACKUP_PASSPHRASE_FILE to encrypt it, or add --plain.',
  );
}

const endWithShop = () => process.exit(1);

/** Lets a process that the nightly job started end by itself. */
function leave(): void {
  process.off('disconnect', endWithShop);
  process.disconnect?.();
}

process.on('disconnect', endWithShop);
main().then(leave, (error: unknown) => {
  process.stderr.write(`${error instanceof BackupError ? error.message : explainStartError(error)}\n`);
  process.exitCode = 1;
  leave();
});
