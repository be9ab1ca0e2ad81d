import { parseArgs } from 'node:util';
import { BackupError, findPassphrase, makeBackup, makePassphrase, passphraseFile } from '../backup/index.ts';
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
  const passphrase = plain ? undefined : await choosePassphrase(config, nightly);
  const log = createLog({ level: 'warn' });
  const [to] = positionals;
  await withDatabase(async (db, url) => {
    const startedAt = new Date();
    const request = { config, url, log, now: Date.now, to, nightly, passphrase };
    const failed = { nightly, place: to ?? '', bytes: 0, encrypted: !plain, rows: 0, files: 0, proved: false };
    try {
      const { record, isFaulty } = await makeBackup(request);
      await insertBackup(db, record);
      if (isFaulty) throw new BackupError(`The backup is not good. ${record.problem}`);
      print(`${record.place}: ${(record.bytes / 1e6).toFixed(1)} MB, ${record.rows} rows, ${record.files} files`);
      print(
        record.proved ? 'Proved: restored beside the shop, and its ledger balances.' : `Not proved. ${record.problem}`,
      );
    } catch (error) {
      // A faulty one has its record; the others are told by this one.
      const isRecorded = error instanceof BackupError && error.message.startsWith('The backup is not good.');
      const problem = error instanceof Error ? error.message : String(error);
      if (!isRecorded) await insertBackup(db, { ...failed, started_at: startedAt, finished_at: new Date(), problem });
      throw error;
    }
  });
  if (passphrase !== undefined && config.backup.passphrase === undefined && config.backup.passphraseFile === undefined)
    print(`Its passphrase stands in ${passphraseFile(config)}: keep a copy of it elsewhere.`);
}

async function choosePassphrase(config: Config, nightly: boolean): Promise<string> {
  const found = nightly ? await makePassphrase(config) : await findPassphrase(config);
  if (found !== undefined) return found;
  throw new BackupError(
    'A backup holds every customer and every key. Set BACKUP_PASSPHRASE (12 characters or more) or BACKUP_PASSPHRASE_FILE to encrypt it, or add --plain.',
  );
}

// The nightly job's process ends with the shop that started it.
process.on('disconnect', () => process.exit(1));

main().then(
  () => process.disconnect?.(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof BackupError ? error.message : explainStartError(error)}\n`);
    process.exitCode = 1;
    process.disconnect?.();
  },
);
