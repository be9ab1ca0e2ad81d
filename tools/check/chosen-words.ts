import { lineAt, type Problem, type SourceFile } from './source-files.ts';

/** Synonyms of which the shop uses one: the rejected word in all its forms, the word to use instead, and exceptions. */
const CHOSEN: readonly { other: RegExp; instead: string; but?: RegExp }[] = [
  {
    other: /رمز|رموز/g,
    instead: 'كود',
    // The post uses this term for postal codes, other programs for headers; the others are symbols rather than codes to type.
    but: /رمز المنتج|كود\|رمز|الرمز البريدي|رمز QR|رمز الفاتورة|رمز الريال|رموز غير مسموحة|رموز عشوائية/g,
  },
  { other: /باقة|باقات/g, instead: 'طقم' },
  // The exception is a header of another program.
  { other: /[تي]?[ُ]?سترجع|استرجاع|استُرجع/g, instead: 'إرجاع', but: /المبلغ المسترجع/g },
  { other: /ميغا/g, instead: 'ميجا' },
  { other: /(?<![\u0621-\u065f])[اأ]يفون/g, instead: 'آيفون' },
];

/** Finds words in the sources for which the shop has chosen a synonym. */
export function findOtherWords(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) =>
    CHOSEN.flatMap(({ other, instead, but }) => {
      // Blanked to equal length, so that positions are unchanged.
      const said = but ? file.text.replaceAll(but, (right) => ' '.repeat(right.length)) : file.text;
      return [...said.matchAll(other)].map((found) => ({
        path: file.path,
        line: lineAt(file.text, found.index),
        message: `“${found[0]}”: the shop says “${instead}”`,
      }));
    }),
  );
}
