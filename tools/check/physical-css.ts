import { type Problem, problemsOf, type SourceFile } from './source-files.ts';

/**
 * The mark for an intended physical side, on the line or the one before, with the reason: `physical-ok: a map has no
 * direction`.
 */
const ESCAPE = /physical-ok: \S/;

const utilities =
  /(?<![\w-])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr]))-(?:\[|\d|px\b|auto\b|full\b|none\b|sm\b|md\b|lg\b|xl\b|1\/)|(?<![\w-])(?:text|float|clear)-(?:left|right)\b|(?<![\w-])border-[lr](?=["'`\s])/g;
const declarations =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|left|right)(?:-(?:width|color|style))?\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
const inlineStyles = /\b(?:margin|padding|border)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/g;

/** Physical sides in styles: an Arabic page mirrors an English one only if no style names left or right. */
export function findPhysicalSides(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => {
    const patterns = file.path.endsWith('.css') ? [declarations, utilities] : [utilities, inlineStyles];
    const lines = file.text.split('\n');
    return patterns
      .flatMap((pattern) =>
        problemsOf(file, pattern, ([found]) => `“${found.trim()}” has a side; use its logical twin`),
      )
      .filter(({ line }) => !ESCAPE.test(`${lines[line - 1]}\n${lines[line - 2] ?? ''}`));
  });
}
