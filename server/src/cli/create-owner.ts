import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { createOwner } from '../modules/staff/index.ts';
import { BACKGROUND_TIMEOUTS, openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { findRunningPostgres } from '../platform/postgres/index.ts';
import { openStore } from '../start/index.ts';

const USAGE = 'npm run staff:create-owner -- --email you@example.com --name "Your name" [--another]';

/** `npm run staff:create-owner`: makes the first owner and prints the password that opens the account once. */
async function main(): Promise<void> {
  const { email, name, another } = readArguments();
  const config = readConfig(process.env);
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  const store = running
    ? { url: running, stop: async () => undefined }
    : await openStore(config, createLog({ level: 'warn' }), () => undefined);
  const database = openDatabase({ url: store.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
  try {
    const made = await createOwner(database.db, { email, name, another }, new Date());
    if (!made)
      throw new Error('The shop has an owner. Let them invite others, or add --another to make one more here.');
    process.stdout.write(`${name} (${email}) owns the shop.\n`);
    process.stdout.write(`One-time password, good for seven days: ${made.oneTimePassword}\n`);
  } finally {
    await database.close();
    await store.stop();
  }
}

function readArguments() {
  const options = { email: { type: 'string' }, name: { type: 'string' }, another: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const parsed = z
    .object({ email: z.email(), name: z.string().trim().min(1).max(60), another: z.boolean().default(false) })
    .safeParse(values);
  if (!parsed.success) throw new Error(`Say who: ${USAGE}`);
  return parsed.data;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
