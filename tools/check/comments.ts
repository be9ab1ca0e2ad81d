import { lineAt, type Problem, type SourceFile } from './source-files.ts';

const MAX_WORDS = 30;

/**
 * First words of comments that delay their subject: "What a list is narrowed to" is a riddle, "Filters of a list" is
 * none.
 */
const OPENERS =
  /^(What|Whoever|Whatever|Who|Whose|Whom|Nobody|Somebody|Someone|Everybody|Of|Nothing|Those|Anything|Everything|All that)\b/;

/** Comments of a file: blocks whole, neighbouring line comments joined. */
function commentsOf(text: string): { text: string; index: number }[] {
  const pattern = /(?<=^|[\s{(])\/\*+([\s\S]*?)\*+\/|^[ \t]*\/\/ ?(.*(?:\n[ \t]*\/\/ ?.*)*)/gm;
  return [...text.matchAll(pattern)].map(({ 1: block, 2: lines, index }) => ({
    text: ((block && proseOf(block)) ?? lines?.replace(/\n\s*\/\/ ?/g, ' ') ?? '').trim(),
    index,
  }));
}

/** The prose of a block comment: without indented code, and with a sentence end at each blank line. */
const proseOf = (block: string) =>
  block
    .replace(/\n\s*\* {3,}\S.*/g, '')
    .replace(/\n\s*\*\s*(?=\n)/g, '.')
    .replace(/\n\s*\* ?/g, ' ');

/** Comments that begin with a relative or indefinite word, and sentences of more than 30 words in comments. */
export function findUnclearComments(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) =>
    commentsOf(text).flatMap(({ text: comment, index }): Problem[] => {
      const line = lineAt(text, index);
      const opener = OPENERS.exec(comment)?.[1];
      const opens = opener && comment.split(/\s+/).length > 3;
      const long = comment.split(/(?<=[.!?:;])\s/).find((sentence) => sentence.split(/\s+/).length > MAX_WORDS);
      return [
        ...(opens ? [{ path, line, message: `a comment that begins with "${opener}": put its subject first` }] : []),
        ...(long
          ? [{ path, line, message: `a sentence of more than ${MAX_WORDS} words: ${long.slice(0, 60)} …` }]
          : []),
      ];
    }),
  );
}
