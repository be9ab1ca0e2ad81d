import { type Problem, problemsOf, type SourceFile } from './source-files.ts';

/**
 * Migrations that were shipped cannot be changed; what they name is carried over by later ones. The day of orders plays a whole shop with
 * its extensions.
 */
const EXEMPT = /^(?:server\/migrations|tools\/day)\//;

/** Companies whose parcels shops also send by hand: their names are data of the shop, and only a code of its own is a fault. */
const SENT_BY_HAND = /^(?:smsa|aramex)$/;

/**
 * The shop names no extension: it compares what extensions can do (docs/decisions/0115). `folders` are those of `extensions/`.
 * Besides migrations, `waha.config.ts` names them, because it is the list of those that a shop has; it is not among `files`.
 */
export function findExtensionNames(files: readonly SourceFile[], folders: readonly string[]): Problem[] {
  if (folders.length === 0) return [];
  const words = folders.filter((folder) => !SENT_BY_HAND.test(folder));
  const codes = folders.filter((folder) => SENT_BY_HAND.test(folder));
  const names = [
    ...(words.length > 0 ? [new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi')] : []),
    ...(codes.length > 0 ? [new RegExp(`(?<=['"\`/])(?:${codes.join('|')})(?=['"\`/])`, 'g')] : []),
  ];
  return files
    .filter(({ path }) => !EXEMPT.test(path))
    .flatMap((file) =>
      names.flatMap((name) => problemsOf(file, name, ([word]) => `${word} is an extension: compare what it can do`)),
    );
}

const SETTING = /\bsetting\.\w+\('([A-Z][A-Z0-9_]*)'/g;

/** Each extension documents its settings in the README of its folder; the shop's own does not name them. */
export function findUndocumentedSettings(extensions: readonly SourceFile[], readmes: readonly SourceFile[]): Problem[] {
  return extensions.flatMap((file) => {
    const readme = readmes.find(({ path }) => path === file.path.replace(/[^/]+$/, 'README.md'));
    const say = ([, name = '']: RegExpExecArray) =>
      readme?.text.includes(`\`${name}\``) ? undefined : `${name} is not documented in the README of its extension`;
    return problemsOf(file, SETTING, say);
  });
}
