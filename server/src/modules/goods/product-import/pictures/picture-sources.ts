import { constants, createWriteStream } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ShopDeps } from '../../../../manifest/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import { requirePicture } from '../../../../platform/media/index.ts';
import {
  type FetchRefusalReason,
  FetchRefused,
  requireAddress,
  safeFetch,
} from '../../../../platform/safe-fetch/index.ts';

type Places = ShopDeps['importPictures'];

/** A refused picture, with the text key of the fault at its row. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

/** Size limit in bytes, as for pictures that staff upload. */
const MAX_BYTES = 10 * 1024 * 1024;
const FETCH_MS = 20_000;

const isAddress = (source: string) => /^[a-z][a-z\d+.-]*:/i.test(source) || source.startsWith('//');

/** Checks whether a picture can be fetched, as far as a dry run may: a file is read, an address is only validated. */
export async function inspectPicture(source: string, places: Places): Promise<void> {
  await asPictureFault(async () => {
    if (isAddress(source)) return void requireAddress(source, requireWeb(places));
    const path = await pathOf(source, places);
    if ((await stat(path)).size > MAX_BYTES) throw new PictureRefused('import.picture_too_large');
    await requirePicture(path);
  });
}

/** Fetches or copies a picture into a temporary file. Its content is not checked. */
export async function fetchPicture(source: string, path: string, places: Places): Promise<void> {
  await asPictureFault(async () => {
    if (!isAddress(source)) return copyFile(await pathOf(source, places), path);
    await safeFetch(source, path, { policy: requireWeb(places), maxBytes: MAX_BYTES, timeoutMs: FETCH_MS });
  });
}

function requireWeb({ web }: Places) {
  if (!web) throw new PictureRefused('import.pictures_not_from_web');
  return web;
}

/** Resolves a path inside the folder, following links; refuses paths that lead out of it. */
async function pathOf(source: string, { folder }: Places): Promise<string> {
  if (folder === undefined) throw new PictureRefused('import.pictures_no_folder');
  const isInside = !isAbsolute(source) && !source.includes('\0') && !source.split(/[/\\]/).includes('..');
  if (!isInside) throw new PictureRefused('import.picture_outside');
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) throw new PictureRefused('import.pictures_no_folder');
  const path = await realpath(join(root, source)).catch(() => undefined);
  if (path === undefined) throw new PictureRefused('import.picture_missing');
  if (!path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) throw new PictureRefused('import.picture_outside');
  if (!(await stat(path)).isFile()) throw new PictureRefused('import.picture_missing');
  return path;
}

/**
 * Copied before validation, so that the validated bytes cannot change. A link that replaced the file meanwhile is not
 * followed.
 */
async function copyFile(from: string, path: string): Promise<void> {
  const file = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => {
    throw new PictureRefused('import.picture_missing');
  });
  try {
    if ((await file.stat()).size > MAX_BYTES) throw new PictureRefused('import.picture_too_large');
    await pipeline(file.createReadStream({ end: MAX_BYTES, autoClose: false }), createWriteStream(path));
  } finally {
    await file.close();
  }
}

const FETCH_REFUSALS: Readonly<Record<FetchRefusalReason, string>> = {
  bad_address: 'import.picture_bad_address',
  private: 'import.picture_private',
  unreachable: 'import.picture_unreachable',
  too_slow: 'import.picture_unreachable',
  too_large: 'import.picture_too_large',
  too_many_redirects: 'import.picture_unreachable',
  not_there: 'import.picture_missing',
};
const OF_REFUSALS: Readonly<Record<string, string>> = {
  'uploads.file_missing': 'import.picture_none',
  'uploads.not_an_image': 'import.picture_none',
  'uploads.damaged': 'import.picture_none',
  'uploads.heic': 'import.picture_heic',
  'uploads.too_many_pixels': 'import.picture_too_many_pixels',
};

/** Maps any refusal to the fault shown at a row. */
export async function asPictureFault<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FetchRefused) throw new PictureRefused(FETCH_REFUSALS[error.reason]);
    const key = error instanceof Refusal ? OF_REFUSALS[error.code] : undefined;
    throw key === undefined ? error : new PictureRefused(key);
  }
}
