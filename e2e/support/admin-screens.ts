import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './shop-process.ts';

const app = join(ROOT, 'admin/app');
const tables = globSync('*screens.ts', { cwd: app }).map((file) => readFileSync(join(app, file), 'utf8'));

/** Paths of the admin's screens that need no record: lists, queues and settings. Journeys that create a record check its screen. */
export const plainScreens = tables.flatMap((table) =>
  [...table.matchAll(/\bpath: '([^':]+)'/g)].map(([, path = '']) => path),
);
