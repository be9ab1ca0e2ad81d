const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', laquo: '«', raquo: '»', ndash: '–', mdash: '—' },
  ...{ hellip: '…', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', times: '×', bull: '•' },
};

const NAMED = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const HIGHEST = 0x10_ff_ff;

/** HTML as plain text: tags are gone, the ends of blocks are line breaks, entities are their characters. */
export function textOfHtml(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|h[1-6]|tr|table|ul|ol|blockquote)\s*>/gi, '\n')
    // A tag that is never closed ends with the text.
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' ');
  const text = bare.replace(NAMED, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= HIGHEST ? String.fromCodePoint(code) : '';
  });
  // Words that were written about tags: services would take them for tags.
  return text.replace(/<(?=[a-z/!?])/gi, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 §2.2 forbids, and what services refuse
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff\u200b\u2060\ufeff]/g;

/** Text that any reader takes: characters that XML forbids are gone, spaces are single, line breaks stay. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(UNFIT, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** The first characters of a text, cut between two words where there is one near the end. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return (space > most * 0.8 ? cut.slice(0, space) : cut).trim();
}
