import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { importLocations, type LocationData, locationFiles } from '../modules/locations/index.ts';
import { BACKGROUND_TIMEOUTS, inTransaction, openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { findRunningPostgres } from '../platform/postgres/index.ts';
import { openStore } from '../start/index.ts';

/** `npm run locations:import -- DIR`: adds the cities and districts of DIR's three files, all or nothing. */
async function main(directory: string | undefined): Promise<void> {
  if (directory === undefined) throw new Error('Say which folder: npm run locations:import -- DIR');
  const data = await readFiles(directory);
  const config = readConfig(process.env);
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  const store = running
    ? { url: running, stop: async () => undefined }
    : await openStore(config, createLog({ level: 'warn' }), () => undefined);
  const database = openDatabase({ url: store.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
  try {
    const report = await inTransaction(database.db, async (tx) => {
      const done = await importLocations(tx, data);
      await tx
        .insertInto('cache_purges')
        .values({ tags: ['locations'] })
        .execute();
      return done;
    });
    const line = (what: string, { added, matched }: { added: number; matched: number }) =>
      `${what}: ${added} added, ${matched} known already\n`;
    process.stdout.write(line('Cities', report.cities) + line('Neighbourhoods', report.neighborhoods));
    if (report.skipped > 0) process.stdout.write(`${report.skipped} rows point to nothing and were left out\n`);
  } finally {
    await database.close();
    await store.stop();
  }
}

async function readFiles(directory: string): Promise<LocationData> {
  const read = async <File extends keyof LocationData>(file: File): Promise<LocationData[File]> => {
    const path = join(directory, file);
    const parsed = locationFiles[file].safeParse(JSON.parse(await readFile(path, 'utf8')));
    if (!parsed.success) throw new Error(`${path} is not as it should be:\n${z.prettifyError(parsed.error)}`);
    // Each schema is looked up by the same name as its part of the data.
    return parsed.data as LocationData[File];
  };
  return {
    'regions.json': await read('regions.json'),
    'cities.json': await read('cities.json'),
    'districts.json': await read('districts.json'),
  };
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
