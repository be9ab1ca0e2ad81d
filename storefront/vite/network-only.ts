import type { PageRow } from '../app/page-row.ts';

/** Paths of the pages that a device must not cache, in both languages: all but those that are the same for everyone. */
export function networkOnly(pages: Readonly<Record<string, PageRow>>): RegExp {
  const paths = Object.keys(pages).filter((path) => pages[path]?.for !== 'everyone');
  return new RegExp(`^(?:/en)?(?:${paths.map(toSource).join('|')})/?$`, 'i');
}

/** `/account?/orders/:id` is `(?:/account)?/orders/[^/]+`. */
function toSource(path: string): string {
  return path.replace(/\/([^/?]+)(\?)?/g, (_, segment: string, optional = '') => {
    const source = segment.startsWith(':') ? '/[^/]+' : `/${segment.replaceAll('.', '\\.')}`;
    return optional ? `(?:${source})?` : source;
  });
}
