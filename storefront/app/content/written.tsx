import type { MouseEvent } from 'react';
import { addressFrom, useNavigate } from '../router/links.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';

/** Follows links to other pages of the shop through the router, without a full page load. */
function useLinksWithin() {
  const navigate = useNavigate();
  const base = useLanguage() === 'en' ? '/en' : '';
  return (event: MouseEvent<HTMLElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const address = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    // Links to the other language load a new document, and the browser handles anchors itself.
    if (!isPlain || !address?.startsWith(`${base}/`) || (base === '' && /^\/(?:en(?:\/|$)|\/)/.test(address))) return;
    event.preventDefault();
    navigate(addressFrom(`/${address.slice(base.length + 1)}`));
  };
}

/** Text by staff, as HTML sanitised by the server. Wide tables scroll inside a region of their own. */
export function Written({ html, className = '' }: { html: string; className?: string }) {
  const say = useText('content');
  const followWithin = useLinksWithin();
  // The sanitiser removes all attributes of tables, so this pattern matches every table.
  let tables = 0;
  const open = () => {
    tables += 1;
    // Each region of a page needs a distinct accessible name.
    const label = tables === 1 ? say('scrollTable') : `${say('scrollTable')} (${tables})`;
    return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}"><table>`;
  };
  const scrolling = html.replaceAll('<table>', open).replaceAll('</table>', '</table></div>');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, by keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={`prose ${className}`}
      onClick={followWithin}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
      dangerouslySetInnerHTML={{ __html: scrolling }}
    />
  );
}
