import { marked } from 'marked';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

/**
 * Markdown as staff write it → HTML that may be put into a page: paragraphs, headings, lists, emphasis, tables, links.
 * Made when a text is saved, not when it is read. Links leave the shop in a safe way; everything else is dropped.
 */
export function renderMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return sanitizeHtml(html, {
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
      // A page has one h1 and it is not here.
      h1: 'h2',
      a: markLeaving,
    },
  });
}

/** Only links that leave the shop say so: a search engine should follow our own. */
function markLeaving(tagName: string, attribs: Attributes) {
  const isOurs = /^(\/(?!\/)|#)/.test(attribs.href ?? '');
  return { tagName, attribs: isOurs ? attribs : { ...attribs, rel: 'nofollow noopener' } };
}
