import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEndpoints, rolesOf } from '../vite/staff-calls.ts';
import { tileGroups } from './screens/settings/tiles.ts';
import { screens } from './screens.ts';

const app = import.meta.dirname;
const source = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(app, file), 'utf8'))
  .join('\n');
const calls = Object.keys(rolesOf(await readEndpoints()));

/** Calls whose URLs come from replies (`fetchAddress`): no screen names them. */
const BY_ADDRESS = ['GET /uploads/videos/{id}/content'];
/** Calls that programs make with machine tokens: to people screens show the same. */
const BY_PROGRAMS = ['GET /admin/bookings/{id}/label.pdf', 'GET /admin/orders/{id}/invoice'];

test('every call of staff is made by a screen', () => {
  const missing = calls.filter((key) => !source.includes(`'${key}'`) && !source.includes(`"${key}"`));
  expect(missing).toEqual([...BY_PROGRAMS, ...BY_ADDRESS]);
});

test('every screen needs a call that some of the staff may make', () => {
  expect(screens.filter(({ needs }) => !calls.includes(needs)).map(({ path }) => path)).toEqual([]);
});

test('no two screens have one address', () => {
  const paths = screens.map(({ path }) => path.replace(/:\w+/g, ':'));
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('every tile of the settings leads to a screen that the same roles may open, under its name of the menu', () => {
  for (const tile of tileGroups.flatMap(({ tiles }) => tiles)) {
    const screen = screens.find(({ path }) => path === tile.path);
    expect(screen?.needs, tile.path).toBe(tile.needs);
    expect(screen?.menu?.title, tile.path).toBe('screen' in tile ? tile.screen : undefined);
  }
});

test('every screen of the settings stands in their index', () => {
  const tiles = tileGroups.flatMap((group) => group.tiles.map(({ path }) => path));
  const settings = screens.filter(({ path, menu }) => menu?.group === 'shop' || path.startsWith('/settings/'));
  expect(settings.map(({ path }) => path).filter((path) => path !== '/settings' && !tiles.includes(path))).toEqual([]);
});
