import { parseArgs } from 'node:util';
import { BackupError, dropFormer, fetchArchive, findPassphrase, restoreBackup } from '../backup/index.ts';
import { type Config, readConfig } from '../config.ts';
import { createLog, type Log } from '../platform/log/index.ts';
import { startEmbeddedPostgres } from '../platform/postgres/index.ts';
import { explainStartError, requireDataDir } from '../start/index.ts';

const USAGE = 'npm run restore -- FILE [--replace] [--despite-violations], or npm run restore -- --drop-former';
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run restore -- FILE`: makes an empty database, or with `--replace` that of a stopped shop, the shop of a backup.
 * `--drop-former` removes the databases that were replaced.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'despite-violations': { type: 'boolean', default: false },
      'drop-former': { type: 'boolean', default: false },
    },
  });
  const config = readConfig(process.env);
  const log = createLog({ level: 'warn' });
  const [file] = positionals;
  if (file === undefined && !values['drop-former']) throw new BackupError(`Say which backup: ${USAGE}`);
  await requireDataDir(config.dataDir);
  const server = await openServer(config, log);
  try {
    if (file === undefined) {
      const dropped = await dropFormer(server.url);
      print(dropped.length > 0 ? `Dropped ${dropped.join(', ')}.` : 'There is no former database.');
      return;
    }
    const archive = await fetchArchive(config, file);
    const permissions = { replace: values.replace, despiteViolations: values['despite-violations'] };
    const passphrase = await findPassphrase(config);
    const restored = await restoreBackup({
      config,
      url: server.url,
      log,
      path: archive.path,
      passphrase,
      ...permissions,
    }).finally(() => archive.forget());
    const rows = Object.values(restored.manifest.rows).reduce((sum, count) => sum + count, 0);
    print(`Restored the shop of ${restored.header.made_at}: ${rows} rows, ${restored.manifest.files} files.`);
    print(`${restored.violations.length} violations of its ledger. Start it with: npm start`);
    if (restored.former)
      print(`What was there is kept as database ${restored.former}, until: npm run restore -- --drop-former`);
  } finally {
    await server.stop();
  }
}

async function openServer(config: Config, log: Log): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: config.dataDir, log });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof BackupError ? error.message : explainStartError(error)}\n`);
  process.exitCode = 1;
});
