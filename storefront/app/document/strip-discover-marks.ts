/*
 * Depends on: `<Link>` writing `data-discover="true"` last in its tag, and its own discovery, which reads the mark, being
 * replaced (app/router/discover-routes.ts).
 * When one of these changes: links keep a mark nobody reads, 20 bytes each before packing.
 */

const MARKED = /(<a\b[^>]*?) data-discover="true"/g;

/**
 * Takes the mark off every link by which React Router finds routes that the page's list of them lacks; ours come all
 * together. Within a link's own tag alone: the same words in a customer's text are that text.
 */
export function stripDiscoverMarks(html: string): string {
  return html.replace(MARKED, '$1');
}
