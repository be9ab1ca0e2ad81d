import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Whether this process may install Debian's packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
}

/** Installs one of Debian's packages. Returns the error of apt-get; null if the package was installed. */
export function install(name: string, print: (line: string) => void): string | null {
  print(`Installing ${name} for the journeys (apt-get install ${name}) ...`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) return `${name} could not be installed: apt-get ${args.join(' ')} said\n${stderr}`;
  }
  return null;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
