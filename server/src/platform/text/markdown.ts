import { Marked, marked, type Tokens } from 'marked';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

const ALLOWED: IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'hr',
    'a',
    'code',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: {
    // A page has one h1, which is outside the Markdown.
    h1: 'h2',
    h2: keepOwnAnchor,
    h3: keepOwnAnchor,
    a: markLeaving,
  },
};

/** The prefix of every anchor: a heading must not take an id that the page around it uses. */
const ANCHOR = 'h-';

/**
 * Converts Markdown of staff to safe HTML for a page: paragraphs, headings, lists, emphasis, tables, links. It runs
 * when a text is saved, not when it is read. External links get safe attributes; all other markup is removed.
 */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), ALLOWED);
}

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** A rendered long text: HTML with an anchor on every heading, the list of headings, and the text without markup. */
export interface RenderedDocument {
  html: string;
  headings: Heading[];
  plainText: string;
}

export function renderDocument(markdown: string): RenderedDocument {
  const headings: Heading[] = [];
  const renderer = {
    heading(this: { parser: { parseInline(tokens: Tokens.Generic[]): string } }, { tokens, depth }: Tokens.Heading) {
      const inner = this.parser.parseInline(tokens);
      const text = plainOf(inner);
      const level = Math.min(4, Math.max(2, depth));
      const id = uniqueAnchor(text, headings);
      if (level < 4 && text !== '') headings.push({ id, text, level });
      return `<h${level} id="${id}">${inner}</h${level}>\n`;
    },
  };
  const html = sanitizeHtml(new Marked({ async: false, gfm: true, renderer }).parse(markdown) as string, ALLOWED);
  return { html, headings, plainText: plainOf(html) };
}

/** The words of a heading joined by hyphens, in any script, because people read the addresses they share. */
function uniqueAnchor(text: string, taken: readonly Heading[]): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['part'];
  const id = `${ANCHOR}${words.join('-').slice(0, 80)}`;
  return taken.some((heading) => heading.id === id) ? `${id}-${taken.length + 1}` : id;
}

/** The plain text of sanitised HTML. The sanitiser escapes characters of markup; readers should see the letters. */
function plainOf(html: string): string {
  const text = sanitizeHtml(html.replace(/<(?:\/?(?:p|li|h\d|td|th|tr|blockquote)|br)\b[^>]*>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Removes ids of headings written as HTML, which could equal those of the page. */
function keepOwnAnchor(tagName: string, { id }: Attributes) {
  return { tagName, attribs: id?.startsWith(ANCHOR) ? { id } : {} };
}

/** Adds `nofollow noopener` to links that leave the shop; search engines follow the shop's own links. */
function markLeaving(tagName: string, attribs: Attributes) {
  const isOurs = /^(\/(?!\/)|#)/.test(attribs.href ?? '');
  return { tagName, attribs: isOurs ? attribs : { ...attribs, rel: 'nofollow noopener' } };
}
