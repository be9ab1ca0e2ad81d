import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { importLocations, type LocationData, locationFiles } from '../modules/people/locations/index.ts';
import { inTransaction } from '../platform/database/index.ts';
import { withDatabase } from './with-database.ts';

/** `npm run locations:import -- DIR`: adds the cities and districts of DIR's three files, all or nothing. */
async function main(directory: string | undefined): Promise<void> {
  if (directory === undefined) throw new Error('Say which folder: npm run locations:import -- DIR');
  const data = await readFiles(directory);
  const report = await withDatabase((db) => inTransaction(db, (tx) => importLocations(tx, data)));
  const line = (what: string, { added, matched }: { added: number; matched: number }) =>
    `${what}: ${added} added, ${matched} known already\n`;
  process.stdout.write(line('Cities', report.cities) + line('Neighbourhoods', report.neighborhoods));
  if (report.skipped > 0) process.stdout.write(`${report.skipped} rows point to nothing and were left out\n`);
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
