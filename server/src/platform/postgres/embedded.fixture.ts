// A shop in a process of its own, for tests that kill it: starts PostgreSQL on the given folder, announces that by one
// line of JSON, and stops it when its input ends.
import { startEmbeddedPostgres } from './embedded.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log });
  const { url, adopted } = postgres;
  process.stdout.write(`${JSON.stringify({ url, adopted, pid: postgres.pid() })}\n`);
  process.stdin.resume().once('end', () => void postgres.stop());
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
