import { openDatabase } from '../../../platform/database/index.ts';
import type { Guard } from '../../../testing/index.ts';
import { loadWithout } from '../../../testing/load-without.ts';
import { openPlaces } from './import-places.fixture.ts';

/** A process that only continues the current import and reports each committed piece; with the named guards removed. */
const [, , url = '', without = '[]', dataDir = '', folder] = process.argv;
const guards = JSON.parse(without) as Guard[];
const runImport = new URL('./running/run-import.ts', import.meta.url);
const { runPiece } = (
  guards.length > 0 ? await loadWithout(guards, runImport) : await import('./running/run-import.ts')
) as typeof import('./running/run-import.ts');
const database = openDatabase({ url, poolSize: 2 });
const deps = { db: database.db, now: Date.now, ...(await openPlaces(dataDir, folder)) };
while (await runPiece(deps)) process.send?.('kept');
await database.close();
process.disconnect?.();
