import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../support/shop-process.ts';

/** Journeys of extensions stand beside them, because the shop names none: `extensions/<name>/<name>.journey.ts`. */
for await (const file of glob('extensions/*/*.journey.ts', { cwd: ROOT })) await import(join(ROOT, file));
