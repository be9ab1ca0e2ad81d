import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const EXECUTE = { owner: 0o100, group: 0o010, other: 0o001 } as const;

/** The first folder on the way to one of `paths` that the user may not pass, or undefined when all are open. */
export async function findClosedFolder(
  paths: readonly string[],
  ids: { uid: number; gid: number },
): Promise<string | undefined> {
  const folders = new Set((await Promise.all(paths.map(realFolders))).flat());
  for (const folder of folders) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === ids.uid ? EXECUTE.owner : gid === ids.gid ? EXECUTE.group : EXECUTE.other;
    if ((mode & bit) === 0) return folder;
  }
  return undefined;
}

async function realFolders(path: string): Promise<string[]> {
  const folders: string[] = [];
  for (let at = await realpath(path); ; at = dirname(at)) {
    folders.unshift(at);
    if (dirname(at) === at) return folders;
  }
}
