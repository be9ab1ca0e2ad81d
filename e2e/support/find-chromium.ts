import { delimiter, join } from 'node:path';
import { canInstall, install, isExecutable } from './install-package.ts';

/**
 * `shell`: renders pages as Chromium does, without windows of its own, in two thirds of the time. `browser`: the full
 * browser, for features the shell lacks (the back-forward cache, Lighthouse).
 */
export type ChromiumKind = 'shell' | 'browser';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const programs = { shell: ['chromium-headless-shell', ...WHOLE], browser: WHOLE } as const;
const packages = { shell: 'chromium-headless-shell', browser: 'chromium' } as const;

/** The Chromium of this machine: `CHROMIUM_PATH`, else the first on the PATH; undefined when there is none. */
export function findChromium(kind: ChromiumKind, env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which cannot be run. Point it at a Chromium or unset it.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const paths = programs[kind].flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isExecutable);
}

/**
 * Path of the browser, installed from Debian's package where apt-get runs as root. A failed installation of the
 * headless shell is ignored if a browser is found. Without any browser it throws an error that states which package to
 * install.
 */
export function provideChromium(kind: ChromiumKind, print: (line: string) => void): string {
  const found = findChromium(kind);
  const isWanted = found === undefined || (kind === 'shell' && !found.includes('shell'));
  if (!isWanted || process.env.CHROMIUM_PATH) return found ?? '';
  const trouble = canInstall() ? install(packages[kind], print) : null;
  const provided = findChromium(kind);
  if (provided) return provided;
  throw new Error(
    trouble ??
      'The journeys need a Chromium and this machine has none. Install one (Debian, Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}
