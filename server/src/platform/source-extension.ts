import { extname } from 'node:path';

/** The extension of the server's own files: `.ts` in a checkout, `.js` in a release (docs/decisions/0122). */
export const SOURCE_EXTENSION = extname(import.meta.filename);

/** True for a release: everything is built, and nothing is made of sources at its start. */
export const isRelease = SOURCE_EXTENSION === '.js';
