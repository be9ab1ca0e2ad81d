/*
 * Depends on: `<Link>` and `<Form>` writing `data-discover="true"`, and its own discovery, which reads the mark, being
 * replaced (app/router/discover-routes.ts).
 * When one of these changes: links keep a mark that nothing reads. With it the list of products exceeds the 14,000 bytes of a
 * connection's first flight (e2e/pages/byte-budget.test.ts).
 */

const MARKED = /(<(?:a|form)\b[^>]*?) data-discover="true"/g;

/**
 * Removes the attribute that makes React Router discover routes missing from its manifest, because this shop loads all
 * routes at once. Only within the tags of links and forms: the same words in a customer's text stay.
 */
export function stripDiscoverMarks(html: string): string {
  return html.replace(MARKED, '$1');
}
