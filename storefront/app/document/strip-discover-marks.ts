/*
 * Depends on: `<Link>` and `<Form>` writing `data-discover="true"`, and its own discovery, which reads the mark, being
 * replaced (app/router/discover-routes.ts).
 * When one of these changes: links keep a mark that nothing reads. With it the list of products exceeds the 14,000 bytes of a
 * connection's first flight (e2e/pages/byte-budget.test.ts).
 */

const MARKED = /(<(?:a|form)\b[^>]*?) data-discover="true"/g;

/**
 * Takes the mark off every link and form by which React Router finds routes that the page's list of them lacks; ours come all
 * together. Within their own tags alone: the same words in a customer's text are that text.
 */
export function stripDiscoverMarks(html: string): string {
  return html.replace(MARKED, '$1');
}
