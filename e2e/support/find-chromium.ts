import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it draws the same pages without the browser's own windows, in two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** The Chromium of this machine: `CHROMIUM_PATH`, else the first on the PATH; undefined when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which cannot be run. Point it at a Chromium or unset it.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isExecutable);
}

/**
 * The same, installing Debian's package where that can be done without asking anybody: as root with apt-get.
 * Elsewhere it refuses with a sentence that says what to install.
 */
export function provideChromium(print: (line: string) => void): string {
  const found = findChromium() ?? (canInstall() ? install(print) : undefined);
  if (found) return found;
  throw new Error(
    'The journeys need a Chromium and this machine has none. Install one (Debian, Ubuntu: sudo apt-get install chromium-headless-shell, or chromium) or set CHROMIUM_PATH to its program.',
  );
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
}

/** The first of these that the machine's list of packages has. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

function install(print: (line: string) => void): string | undefined {
  print('Installing Chromium for the journeys (apt-get install chromium-headless-shell) ...');
  const said = [apt('update', '-qq')];
  for (const name of PACKAGES) {
    const trouble = apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (trouble === null) return findChromium();
    said.push(trouble);
  }
  throw new Error(`Chromium could not be installed. apt-get said\n${said.filter(Boolean).join('\n')}`);
}

/** What apt-get complains of; null when it did as it was told. */
function apt(...args: string[]): string | null {
  const { status, stderr } = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  return status === 0 ? null : stderr;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
