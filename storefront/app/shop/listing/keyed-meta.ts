import { unpack } from '../../packed.ts';
import { breadcrumbList, itemList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import type { readKeyedList } from './read-keyed-list.ts';

type Listed = Pick<Awaited<ReturnType<typeof readKeyedList>>, 'state' | 'page'>;

interface KeyedPage {
  title: string;
  description: string;
  /** The page of all things of its kind, and its own, as breadcrumbs. */
  crumbs: Parameters<typeof breadcrumbList>[2];
}

/** Head of the page of a brand or a tag, with its products. */
export function keyedMeta(
  input: Parameters<typeof pageMeta>[0],
  { language, origin, state, ...list }: Listed & { language: 'ar' | 'en'; origin: string },
  { title, description, crumbs }: KeyedPage,
) {
  const page = unpack(list.page);
  return pageMeta(input, {
    title: state.page > 1 ? textsOf(language, 'listing')('titleOfPage', { title, page: state.page }) : title,
    description,
    image: page.data[0]?.image,
    canonicalSearch: state.page > 1 ? `?page=${state.page}` : '',
    noIndex: state.search !== '',
    structured: [itemList(origin, language, page.data), breadcrumbList(origin, language, crumbs)],
  });
}
