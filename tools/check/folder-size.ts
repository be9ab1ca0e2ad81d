import { dirname } from 'node:path';
import type { Problem, SourceFile } from './source-files.ts';

const MOST_FILES = 40;

/** Folders of the server with more than 40 files directly in them, which need subfolders. */
export function findLargeFolders(files: readonly SourceFile[]): Problem[] {
  const folders = Map.groupBy(files, ({ path }) => dirname(path));
  return [...folders]
    .filter(([, own]) => own.length > MOST_FILES)
    .map(([path, own]) => ({ path, line: 1, message: `${own.length} files; at most ${MOST_FILES}` }));
}
