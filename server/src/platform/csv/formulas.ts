/**
 * Protection against CSV injection. Spreadsheets split a file at commas, semicolons or tabs, depending on the country they are set to, and some pasted texts
 * are split without a look at quotes. A formula may therefore begin wherever one of these stands inside a cell.
 */
const DELIMITERS = ',;\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029';
/**
 * Characters that spreadsheets skip before a formula: spaces, invisible characters, quotes. No delimiter is among them.
 */
const PASSED_OVER = `[^\\S${DELIMITERS}]|[\\p{Cf}\\p{Default_Ignorable_Code_Point}"\\0-\\x08\\x0e-\\x1f\\x7f]`;
/** `= + - @ | %` as themselves, full-width and small, and the signs for minus and superscripts that are read as these. */
const SIGNS =
  '=+\\-@|%\\uff1d\\ufe66\\u207c\\uff0b\\ufe62\\u207a\\uff0d\\ufe63\\u2212\\u207b\\uff20\\ufe6b\\uff5c\\uff05\\ufe6a';

const formula = (apostrophes: string, signs: string) => `(?=${apostrophes}(?:${PASSED_OVER})*[${signs}])`;
/** Some spreadsheets ignore a tab or line end at the beginning of a cell and read the text after it. */
const positions = (apostrophes: string) =>
  `(?:^${formula(apostrophes, `${SIGNS}\\t\\r\\n`)}|(?<=[${DELIMITERS}])${formula(apostrophes, SIGNS)})`;

const BEGINS_FORMULA = new RegExp(positions("'*"), 'gu');
const APOSTROPHE_BEFORE = new RegExp(`${positions("'+")}'`, 'gu');

/**
 * Inserts an apostrophe before each character that a spreadsheet treats as the beginning of a formula. Existing
 * apostrophes there get one more, so that `plainText` restores the exact text.
 */
export function textWithoutFormulas(text: string): string {
  return text.replaceAll(BEGINS_FORMULA, "'");
}

/** Restores the input of `textWithoutFormulas`. */
export function plainText(text: string): string {
  return text.replaceAll(APOSTROPHE_BEFORE, '');
}
