/*
 * Depends on: `<Link>` and `<Form>` writing `data-discover="true"`, and its own discovery, which reads the mark, being
 * replaced (app/router/discover-routes.ts).
 * When one of these changes: they keep a mark nobody reads, 20 bytes each before packing.
 */

const MARKED = /(<(?:a|form)\b[^>]*?) data-discover="true"/g;

/**
 * Takes the mark off every link and form by which React Router finds routes that the page's list of them lacks; ours come all
 * together. Within their own tags alone: the same words in a customer's text are that text.
 */
export function stripDiscoverMarks(html: string): string {
  return html.replace(MARKED, '$1');
}
