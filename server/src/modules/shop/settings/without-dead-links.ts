import type { Provided } from '../../../manifest/index.ts';
import type { Frame } from './frame.store.ts';

const PAGES = '/pages/';

/** The slug of the own page that a link of a menu names: typed, or copied from a browser with its letters encoded. */
function slugIn(to: string): string | undefined {
  if (!to.startsWith(PAGES)) return undefined;
  const [path = ''] = to.slice(PAGES.length).split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The frame without links to own pages that are not published: drafts, and what was removed. The stored menus keep
 * them, so that a page which is published again is back in its place. A link by a former address gets the present one.
 */
export async function withoutDeadLinks(
  frame: Frame,
  publishedCustomPages: Provided['publishedCustomPages'],
): Promise<Frame> {
  const { header, mobile, footer } = frame;
  const all = [...header, ...mobile, ...footer.flatMap((column) => column.links)];
  const named = all.map(({ to }) => slugIn(to)).filter((slug) => slug !== undefined);
  if (named.length === 0) return frame;
  const present = await publishedCustomPages([...new Set(named)]);
  const living = (links: Frame['header']) =>
    links.flatMap((link) => {
      const named = slugIn(link.to);
      if (named === undefined) return [link];
      const slug = present.get(named);
      return slug === undefined ? [] : [slug === named ? link : { ...link, to: `${PAGES}${slug}` }];
    });
  return {
    ...frame,
    header: living(header),
    mobile: living(mobile),
    footer: footer.map((column) => ({ ...column, links: living(column.links) })),
  };
}
