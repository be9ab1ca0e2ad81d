const MARKED = /(<a\b[^>]*?) data-discover="true"/g;

/**
 * Takes the mark off every link by which React Router finds routes that the page's list of them lacks; ours lacks none
 * (react-router.config.ts). Within a link's own tag alone: the same words in a customer's text are that text.
 */
export function dropDiscovery(html: string): string {
  return html.replace(MARKED, '$1');
}
