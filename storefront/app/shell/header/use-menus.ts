import type { ShownFrame } from '@waha/contract/types';
import { addressFrom } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { useRootData } from '../root-data.ts';
import { type Destination, footerColumns, mainNavigation, wordsFor } from './navigation.ts';

/** A link of a menu: a page of the shop, or an address elsewhere. */
export interface MenuLink {
  to: string;
  text: string;
}

/** Tells links to information pages that nobody has written yet from all others. */
export function useIsWritten(): (link: { to: string }) => boolean {
  const unwritten = useRootData().settings?.unwritten_pages ?? [];
  return ({ to }) => !unwritten.some((slug) => to === `/${slug}`);
}

/** The menus of the shop, or the usual ones where it has none. */
export function useMenus(): { header: MenuLink[]; mobile: MenuLink[]; footer: { title: string; links: MenuLink[] }[] } {
  const say = useText('shell');
  const isWritten = useIsWritten();
  const { frame } = useRootData().settings ?? {};
  const usual = (links: readonly Destination[]) =>
    links.filter(isWritten).map(({ to, text }) => ({ to, text: say(text) }));
  const own = (links: ShownFrame['header']) =>
    links.filter(isWritten).map(({ to, label }) => {
      const words = wordsFor(addressFrom(to as `/${string}`));
      return { to, text: label || (words ? say(words) : to) };
    });
  const header = frame?.header[0] ? own(frame.header) : usual(mainNavigation);
  return {
    header,
    mobile: frame?.mobile[0] ? own(frame.mobile) : header,
    footer: frame?.footer[0]
      ? frame.footer.map(({ title, links }) => ({ title, links: own(links) }))
      : footerColumns.map(({ title, links }) => ({ title: say(title), links: usual(links) })),
  };
}
