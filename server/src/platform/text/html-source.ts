import sanitizeHtml, { type IOptions } from 'sanitize-html';

const TAGS = ['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'hr', 'a', 'table', 'tbody'];
const CELLS = ['thead', 'tr', 'th', 'td'];
/** Elements that take a line of their own, and have no meaning here beyond that. */
const BOXES =
  /<\/?(?:div|section|article|aside|center|header|footer|main|nav|figure|figcaption|form|fieldset|dl|dt|dd|pre|tfoot)\b[^<>]*>/gi;
/** Letters of a source that are read, markup included: no text of the shop has more, and parsers take the square of their depth. */
const MOST_SOURCE = 100_000;
/** A character of nobody, where a box began or ended. */
const EDGE = '\ue000';

const ALLOWED: IOptions = {
  allowedTags: [...TAGS, ...CELLS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
  exclusiveFilter: ({ tag, text }) => !['br', 'hr', 'td', 'th'].includes(tag) && text.trim() === '',
};

/** True if a text has tags or entities of HTML. */
export function isHtml(text: string): boolean {
  const tags = 'p|div|br|span|ul|ol|li|h[1-6]|strong|b|em|i|u|table|a|img|section|font|center|hr|iframe|style|script';
  return new RegExp(`</?(?:${tags})(?:\\s[^<>]*|\\s*/)?>|&(?:nbsp|amp|quot|lt|gt|#\\d{2,5});`, 'i').test(
    text.slice(0, MOST_SOURCE),
  );
}

/**
 * HTML of another program as it can stand in a text of Markdown: without attributes, styles, empty elements and
 * indentation, which Markdown would show as code. Every block is a line of its own.
 */
export function htmlSource(html: string): string {
  const clean = sanitizeHtml(html.slice(0, MOST_SOURCE).replaceAll(EDGE, '').replaceAll(BOXES, EDGE), ALLOWED)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
  const blocks: string[] = [];
  let [depth, from] = [0, 0];
  const flush = (to: number, isInline: boolean) => {
    const part = clean.slice(from, to).replaceAll(EDGE, ' ').replaceAll(/\s+/g, ' ').trim();
    const line = isInline ? part.replaceAll(/^(?:<br \/>\s*)+|(?:\s*<br \/>)+$/g, '').trim() : part;
    if (line !== '') blocks.push(isInline ? `<p>${line}</p>` : line);
    from = to;
  };
  for (const found of clean.matchAll(/<(\/?)(p|ul|ol|h[2-4]|table|blockquote)>|<hr \/>|\ue000/g)) {
    const [sign, closes, name] = found;
    const end = found.index + sign.length;
    if (name === undefined) {
      if (depth > 0) continue;
      flush(found.index, true);
      flush(end, false);
    } else if (closes) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) flush(end, false);
    } else {
      if (depth === 0) flush(found.index, true);
      depth += 1;
    }
  }
  flush(clean.length, depth === 0);
  return blocks.join('\n');
}

const LINE_ENDS = /<\/?(?:p|li|h[1-6]|tr|ul|ol|table|blockquote|div|section|article|dt|dd)\b[^<>]*>|<br\b[^<>]*>/gi;

/** The letters of HTML, a line for each block. */
export function htmlText(html: string): string {
  const bare = sanitizeHtml(html.slice(0, MOST_SOURCE).replaceAll(LINE_ENDS, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return bare
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
