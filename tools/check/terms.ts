import type { Problem, SourceFile } from './source-files.ts';

const TERMS = 'docs/terms.md';
/** A row of the table: the term, and the file that implements it. */
const ROW = /^\| ([^|`]+?) \| \[`([^`]+)`\]/gm;

/** Terms of docs/terms.md that are missing in their file, and files that do not exist. */
export function findMissingTerms(files: readonly SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file.text.toLowerCase()]));
  const table = files.find(({ path }) => path === TERMS)?.text ?? '';
  const rows = [...table.matchAll(ROW)];
  if (rows.length === 0) return [{ path: TERMS, line: 1, message: 'has no table of terms' }];
  return rows.flatMap(([, term = '', path = ''], index): Problem[] => {
    const text = byPath.get(path);
    if (text === undefined) return [{ path: TERMS, line: index + 1, message: `${path} is not there` }];
    return text.includes(term.toLowerCase()) ? [] : [{ path, line: 1, message: `does not say "${term}" (${TERMS})` }];
  });
}

/** Decisions that the index does not name by their number and title. */
export function findUnlistedDecisions(files: readonly SourceFile[]): Problem[] {
  const INDEX = 'docs/decisions/README.md';
  const index = files.find(({ path }) => path === INDEX)?.text ?? '';
  return files.flatMap(({ path, text }): Problem[] => {
    if (path === INDEX) return [];
    const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
    const row = `| [${number}](${path.split('/').at(-1)}) | **${title}**`;
    return index.includes(row) ? [] : [{ path, line: 1, message: `is not in ${INDEX} as "${row}"` }];
  });
}
