import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The authority's own samples are LGPL and no part of this repository. They are read from a folder beside it, where there
 * is one; tests of them are skipped elsewhere, and say so.
 */
const FOLDER = fileURLToPath(new URL('../../../shared/standards/zatca/', import.meta.url));
export const hasSamples = existsSync(join(FOLDER, 'Data/Samples'));

export interface Sample {
  readonly name: string;
  readonly xml: string;
  /** The folder `Simplified` or `Standard`. */
  readonly isSimplified: boolean;
  readonly isBad: boolean;
}

/** All 26, in the order of their paths. Read as bytes: `trim` or an editor's line end would change their hashes. */
export const samples: readonly Sample[] = hasSamples
  ? globSync('Data/Samples/**/*.xml', { cwd: FOLDER })
      .sort()
      .map((path) => ({
        name: basename(path, '.xml'),
        xml: readFileSync(join(FOLDER, path), 'utf8'),
        isSimplified: path.includes('Simplified/'),
        isBad: path.endsWith('_Error.xml'),
      }))
  : [];

/** A document that another library's tests hash. */
export const readUnsigned = () => readFileSync(join(FOLDER, 'tests/fixtures/unsigned_invoice.xml'), 'utf8');
