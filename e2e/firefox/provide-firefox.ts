import { findProgram } from '../../tools/engines/programs.ts';
import { canInstall, install } from '../support/install-package.ts';

const PACKAGE = 'firefox-esr';

const find = () => findProgram('firefox-esr', 'firefox');

/**
 * Path of Firefox, installed from Debian's package where apt-get runs as root. Throws an error that names the package
 * where there is none.
 */
export function provideFirefox(print: (line: string) => void): string {
  const trouble = find() === undefined && canInstall() ? install(PACKAGE, print) : null;
  const found = find();
  if (found) return found;
  throw new Error(trouble ?? `There is no Firefox. On Debian: apt-get install ${PACKAGE}`);
}
