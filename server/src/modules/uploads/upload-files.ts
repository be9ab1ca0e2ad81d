import { copyFile, link, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { picturePaths, removePicture, type StoredImage } from '../../platform/media/index.ts';

/** Where uploads lie: `kept` for their owners alone, `incoming` while they arrive, `shown` where pictures are served. */
export interface UploadFolders {
  kept: string;
  incoming: string;
  shown: string;
}

export function uploadFolders(dataDir: string): UploadFolders {
  const kept = join(dataDir, 'uploads');
  return { kept, incoming: join(kept, 'incoming'), shown: join(dataDir, 'media') };
}

/** The bytes of the smallest size at least so wide; of the largest when none is. Undefined when the file is gone. */
export async function readSize(
  folder: string,
  image: StoredImage,
  atLeast: number | undefined,
): Promise<Buffer | undefined> {
  const fit = atLeast === undefined ? -1 : image.widths.findIndex((width) => width >= atLeast);
  const path = picturePaths(folder, image).at(fit);
  return path ? readFile(path).catch(ignoreMissing) : undefined;
}

/**
 * Serves a picture to everybody, at addresses nobody can guess beforehand. Doing it twice is doing it once. Do it before
 * the transaction that lets the pictures be seen: should that fail, nobody has their addresses.
 */
export async function showPicture(folders: UploadFolders, image: StoredImage): Promise<void> {
  await mkdir(folders.shown, { recursive: true });
  for (const path of picturePaths(folders.kept, image)) {
    const shown = join(folders.shown, basename(path));
    // Two names of one file where the file system can; a copy where it cannot.
    await link(path, shown).catch(async (error) => {
      if (codeOf(error) !== 'EEXIST') await copyFile(path, shown);
    });
  }
}

/** Removes every file of a picture, shown or kept. */
export async function removeEverywhere(
  folders: UploadFolders,
  image: Pick<StoredImage, 'key' | 'widths'>,
): Promise<void> {
  await hidePicture(folders, image);
  await removePicture(folders.kept, image);
}

/** Serves a picture no longer; it stays with its owner. */
export function hidePicture(folders: UploadFolders, image: Pick<StoredImage, 'key' | 'widths'>): Promise<void> {
  return removePicture(folders.shown, image);
}

/** Files older than a moment, by the key they begin with; what never finished arriving under its own name. */
export async function listOldFiles(folder: string, before: Date): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(ignoreMissing);
    if (!file?.isFile() || file.mtime >= before) continue;
    const [key = name] = name.split(/[-.]/, 1);
    found.set(key, [...(found.get(key) ?? []), path]);
  }
  return found;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
