/**
 * Characters that are confused with Latin letters, as pairs of a letter and its look-alikes: the part of UTS 39's
 * confusables in Latin, Cyrillic, Greek, Armenian, Cherokee, Lisu or phonetic letters. Capitals stand beside small
 * letters where the capital misleads. Characters that NFKD decomposes (full-width, circled, bold) are not listed.
 */
const LATIN = [
  'a аɑαΛλΔᴀАᎪꓮ@4',
  'b ЬьВвβʙᏴꓐ8',
  'c сϲᴄСϹᏟꓚ',
  'd ԁᴅᎠꓓđð',
  'e еєεΣЗзэᴇЕᎬꓰ3',
  'f ꜰꓝ',
  'g ɡɢցԍᏀꓖ9',
  'h һнΗηНʜհᎻꓧ7',
  'i іιɪıІΙɩᎥꓲ1|!lӏℓłʟᏞꓡ',
  'j јϳᴊЈᎫꓙ',
  'k кκᴋКΚᏦꓗ',
  'm мᴍМΜᎷꓟ',
  'n пИиΝɴոꓠŋ',
  'o оοσօᴏОΟΘθѲøꓳ0○◯',
  'p рρᴘРΡᏢꓑ',
  'q ԛզ',
  'r гʀᏒꓣ',
  's ѕꜱЅᏚꓢ$5',
  't тτᴛТΤꓔŧ+',
  'u υսцᴜʋꓴ',
  'v νᴠѵᏙꓦ',
  'w ѡԝшщωաɯᴡᎳꓪШЩΩ',
  'x хχХΧꓫ×',
  'y уүγΥУʏꓬ¥',
  'z ᴢᏃꓜΖ',
];

/** Arabic letters, with letters that resemble them or replace them in other languages. */
const ARABIC = [
  'ا أإآٱ١۱',
  'ه ةۀہھەۃ٥۵',
  'ي ىیېئےۍ',
  'ك کڪګگڭ',
  'و ؤۆۇۈۋ',
  'ف ڤڡ',
  'ب پٮ',
  'ج چ',
  'ن ںٺ',
  'ت ٹ',
  'ز ژ',
  'ق ٯ',
  'ر ڑ',
  'د ڈ',
];

export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...LATIN, ...ARABIC]
    .toReversed()
    .flatMap((row) => [...row.slice(2)].map((sign) => [sign, row.slice(0, 1)] as const)),
);

/** Letter pairs that together resemble one letter. */
export const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/vv|uu/g, 'w'],
  [/rn/g, 'm'],
  [/ci/g, 'd'],
];
