import { useText } from '../text/use-text.ts';

/** Words that staff wrote, as the sanitised HTML the server made of them. Wide tables scroll inside a region of theirs. */
export function Written({ html, className = '' }: { html: string; className?: string }) {
  const say = useText('content');
  // The sanitiser leaves no attribute on a table, so this is every table there is.
  const open = `<div class="table-scroll" role="region" tabindex="0" aria-label="${say('scrollTable')}"><table>`;
  const scrolling = html.replaceAll('<table>', open).replaceAll('</table>', '</table></div>');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: scrolling }} />;
}
