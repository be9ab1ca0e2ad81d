import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createOwner } from '../modules/people/staff/index.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run staff:create-owner -- --email you@example.com --name "Your name" [--another]';

/** `npm run staff:create-owner`: makes the first owner and prints the password that opens the account once. */
async function main(): Promise<void> {
  const { email, name, another } = readArguments();
  const made = await withDatabase((db) => createOwner(db, { email, name, another }, new Date()));
  if (!made) throw new Error('The shop has an owner. Let them invite others, or add --another to make one more here.');
  process.stdout.write(`${name} (${email}) owns the shop.\n`);
  process.stdout.write(`One-time password, good for seven days: ${made.oneTimePassword}\n`);
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
