import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { buildFronts } from '../../server/src/start/index.ts';
import { provideChromium } from '../support/find-chromium.ts';
import { ROOT } from '../support/shop-process.ts';
import { indexPage, type Pictured } from './index-page.ts';
import { type Cell, type Look, picture } from './picture.ts';
import { screens } from './screens.ts';
import { states, worldOf } from './states.ts';
import { openWorld, type World } from './worlds.ts';

const FOLDER = join(ROOT, '.cache', 'gallery');
const RECORDS = join(FOLDER, 'records.json');
/** Windows at a time: two cores are kept busy by three. */
const AT_ONCE = 3;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** All cells that the arguments select; each argument is a list with commas, and absent it selects all. */
function selectCells(): Cell[] {
  const { values } = parseArgs({
    options: {
      screens: { type: 'string' },
      states: { type: 'string' },
      widths: { type: 'string', default: '360' },
      languages: { type: 'string', default: 'ar' },
      themes: { type: 'string', default: 'light' },
    },
  });
  const chosen = <Value extends string>(all: readonly Value[], list: string | undefined) => {
    const wrong = list?.split(',').filter((one) => !all.some((value) => value === one)) ?? [];
    if (wrong.length > 0) throw new Error(`There is no ${wrong.join()}; there are ${all.join()}`);
    return all.filter((one) => !list || list.split(',').includes(one));
  };
  const names = chosen(
    screens.map(({ name }) => name),
    values.screens,
  );
  const shown = chosen(states, values.states);
  const looks = values.widths
    .split(',')
    .flatMap((width) =>
      chosen(['ar', 'en'], values.languages).flatMap((language) =>
        chosen(['light', 'dark'], values.themes).map((theme): Look => ({ language, width: Number(width), theme })),
      ),
    );
  return looks.flatMap((look) =>
    screens
      .filter(({ name }) => names.includes(name))
      .flatMap((screen) =>
        shown
          .filter((state) => screen.impossible[state] === undefined)
          // Long texts are read in their own language, whatever is asked for.
          .map((state) => ({
            ...look,
            screen,
            state,
            ...(state.startsWith('long-') && { language: state.slice(5) as Look['language'] }),
          })),
      ),
  );
}

const fileOf = ({ screen, state, language, width, theme }: Cell) =>
  `${screen.name}.${state}.${language}.${width}.${theme}.png`;

async function photograph(browser: Browser, world: World, cell: Cell): Promise<Pictured> {
  const file = fileOf(cell);
  const { screen, state, language, width, theme } = cell;
  const about = { screen: screen.name, state, language, width, theme, file };
  try {
    const { png, faults } = await picture(browser, world, cell);
    await writeFile(join(FOLDER, file), png);
    if (faults.length > 0) print(`  ${file}: ${faults.join('; ')}`);
    return { ...about, faults };
  } catch (error) {
    print(`  ${file}: ${error}`);
    return { ...about, faults: [String(error)] };
  }
}

async function photographWorld(browser: Browser, world: World, cells: readonly Cell[]): Promise<Pictured[]> {
  try {
    const queue = [...cells];
    const records: Pictured[] = [];
    const work = async () => {
      for (let cell = queue.shift(); cell; cell = queue.shift()) records.push(await photograph(browser, world, cell));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return records;
  } finally {
    await world.stop();
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

async function keep(made: readonly Pictured[]): Promise<void> {
  const known: Pictured[] = JSON.parse(await readFile(RECORDS, 'utf8').catch(() => '[]'));
  const others = known.filter(({ file }) => !made.some((one) => one.file === file));
  const records = [...others, ...made];
  await writeFile(RECORDS, JSON.stringify(records));
  await writeFile(join(FOLDER, 'index.html'), indexPage(records));
}

/**
 * `npm run gallery -- [--screens cart,login] [--states empty,error] [--widths 360,1280] [--languages ar,en]
 * [--themes light,dark]`: every screen in every state it can have, and a page of all pictures in .cache/gallery. Faults
 * that a program can see are named, and are a failure.
 */
async function main(): Promise<void> {
  const began = performance.now();
  const cells = selectCells();
  await mkdir(FOLDER, { recursive: true });
  await buildFronts(print);
  const browser = await chromium.launch({ executablePath: provideChromium('shell', print) });
  const made: Pictured[] = [];
  try {
    const worldOfCell = ({ screen, state }: Cell) => screen.worlds?.[state] ?? worldOf[state];
    const parts = Map.groupBy(cells, worldOfCell);
    const worlds = await Promise.all(
      [...parts].map(async ([name, some]) => ({ some, world: await openWorld[name](print) })),
    );
    print(`${worlds.length} shops open after ${seconds(began)}`);
    for (const { world, some } of worlds) made.push(...(await photographWorld(browser, world, some)));
  } finally {
    await browser.close();
  }
  await keep(made);
  const broken = made.filter(({ faults }) => faults.length > 0);
  print(`${made.length} pictures in ${seconds(began)}, ${broken.length} broken: ${join(FOLDER, 'index.html')}`);
  if (broken.length > 0) process.exitCode = 1;
}

await main();
