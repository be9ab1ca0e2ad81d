import { lineAt, type Problem, type SourceFile } from './source-files.ts';

/** Pairs of synonyms of which the shop uses one: the other in any of its forms, and where it is right all the same. */
const CHOSEN: readonly { other: RegExp; instead: string; but?: RegExp }[] = [
  {
    other: /رمز|رموز/g,
    instead: 'كود',
    // A postal code is called so by the post; these others are signs, not something to type.
    but: /الرمز البريدي|رمز QR|رمز الفاتورة|رمز الريال|رموز غير مسموحة|رموز عشوائية/g,
  },
  { other: /باقة|باقات/g, instead: 'طقم' },
  { other: /[تي]?[ُ]?سترجع|استرجاع|استُرجع/g, instead: 'إرجاع' },
  { other: /ميغا/g, instead: 'ميجا' },
  { other: /(?<![\u0621-\u065f])[اأ]يفون/g, instead: 'آيفون' },
];

/** Finds words in the sources for which the shop has chosen another one. */
export function findOtherWords(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) =>
    CHOSEN.flatMap(({ other, instead, but }) => {
      // As long as it was, so that lines stay where they are.
      const said = but ? file.text.replaceAll(but, (right) => ' '.repeat(right.length)) : file.text;
      return [...said.matchAll(other)].map((found) => ({
        path: file.path,
        line: lineAt(file.text, found.index),
        message: `“${found[0]}”: the shop says “${instead}”`,
      }));
    }),
  );
}
